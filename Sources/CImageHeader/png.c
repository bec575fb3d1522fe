#include "CImageHeader.h"
int zf_placeholder(void) { return 0; }
