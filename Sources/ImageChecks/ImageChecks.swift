// ImageChecks
