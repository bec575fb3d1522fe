#ifndef ZF_IMAGE_HEADER_H
#define ZF_IMAGE_HEADER_H
int zf_placeholder(void);
#endif
