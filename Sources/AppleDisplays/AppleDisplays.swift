// AppleDisplays
