// The walk of an Exif block: TIFF header, IFD0, and of that the orientation and the resolution.

#ifndef ZF_EXIF_H
#define ZF_EXIF_H

#include "reader.h"

// Walks the block of `count` bytes at `position`, unless an earlier block has been found already.
// Only the bytes that are looked at are read.
void zf_exif_walk(zf_exif *exif, zf_reader *reader, int64_t position, int64_t count);

// Notes what is wrong, if nothing was before.
void zf_exif_note(zf_exif *exif, zf_exif_fault fault);

#endif
