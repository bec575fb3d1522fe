"""Files to measure with: the same for the same number, made with nothing but the standard library.

Half are PNG, half JPEG. Of each half have a colour profile, half Exif, and of the JPEGs with Exif
half a thumbnail in it. One in a hundred is megabytes long. They are what a header reader sees of
photographs and screenshots; their pixels are noise.
"""

import os
import random
import struct
import zlib

FOLDER_SIZE = 500
# As long as the sRGB profile that most cameras write.
PROFILE_LENGTH = 3144


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def exif(rng, thumbnail):
    """A TIFF block: a dozen entries as cameras write them, orientation among them."""
    text = b"Zoomfit Benchmark Camera\0"
    entries = [
        (0x010F, 2, len(text), text),
        (0x0112, 3, 1, struct.pack(">HH", rng.randint(1, 8), 0)),
        (0x011A, 5, 1, struct.pack(">II", 72, 1)),
        (0x011B, 5, 1, struct.pack(">II", 72, 1)),
        (0x0128, 3, 1, struct.pack(">HH", 2, 0)),
        (0x0131, 2, len(text), text),
    ]
    heap_start = 8 + 2 + 12 * len(entries) + 4
    directory, heap = struct.pack(">H", len(entries)), b""
    for tag, kind, count, value in entries:
        if len(value) > 4:
            value, heap = struct.pack(">I", heap_start + len(heap)), heap + value
        directory += struct.pack(">HHI", tag, kind, count) + value
    return b"MM\0*\0\0\0\x08" + directory + b"\0\0\0\0" + heap + rng.randbytes(thumbnail)


def png(rng, profile, has_exif):
    width, height = rng.randint(16, 6000), rng.randint(16, 6000)
    depth, color = rng.choice([(8, 2), (8, 6), (8, 0), (16, 2), (8, 3)])
    data = b"\x89PNG\r\n\x1a\n"
    data += chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0))
    if profile:
        data += chunk(b"iCCP", b"sRGB\0\0" + zlib.compress(profile, 1))
    data += chunk(b"pHYs", struct.pack(">IIB", 5669, 5669, 1))
    if has_exif:
        data += chunk(b"eXIf", exif(rng, 0))
    if color == 3:
        data += chunk(b"PLTE", rng.randbytes(3 * 64))
    data += chunk(b"IDAT", zlib.compress(rng.randbytes(rng.randint(500, 6000)), 0))
    return data + chunk(b"IEND", b"")


def segment(marker, data):
    return b"\xff" + bytes([marker]) + struct.pack(">H", len(data) + 2) + data


def jpeg(rng, profile, has_exif):
    width, height = rng.randint(16, 6000), rng.randint(16, 6000)
    data = b"\xff\xd8"
    if has_exif:
        thumbnail = rng.choice([0, rng.randint(3000, 8000)])
        data += segment(0xE1, b"Exif\0\0" + exif(rng, thumbnail))
    else:
        data += segment(0xE0, b"JFIF\0\x01\x01\x01\0\x48\0\x48\0\0")
    if profile:
        data += segment(0xE2, b"ICC_PROFILE\0\x01\x01" + profile)
    data += segment(0xDB, b"\0" + bytes(range(1, 65)))
    components = b"\x01\x22\0\x02\x11\0\x03\x11\0"
    frame = struct.pack(">BHHB", 8, height, width, 3) + components
    data += segment(rng.choice([0xC0, 0xC0, 0xC2]), frame)
    data += segment(0xC4, b"\0" + bytes([0, 1, 5] + [1] * 6 + [0] * 7) + bytes(range(12)))
    data += segment(0xDA, b"\x03\x01\0\x02\0\x03\0\0\x3f\0")
    return data + rng.randbytes(rng.randint(500, 6000)).replace(b"\xff", b"\xfe") + b"\xff\xd9"


def make(folder, count):
    """Makes the files, unless they are there, and returns their names."""
    names = []
    for number in range(count):
        extension = "png" if number % 2 == 0 else "jpg"
        names.append(f"{folder}/{number // FOLDER_SIZE:03}/image-{number:06}.{extension}")
    stamp = f"{folder}/made-{count}"
    if os.path.exists(stamp):
        return names
    rng = random.Random(1)
    profile = rng.randbytes(PROFILE_LENGTH // 2) + bytes(PROFILE_LENGTH - PROFILE_LENGTH // 2)
    for number, name in enumerate(names):
        if number % FOLDER_SIZE == 0:
            os.makedirs(os.path.dirname(name), exist_ok=True)
        build = png if number % 2 == 0 else jpeg
        data = build(rng, profile if rng.random() < 0.5 else b"", rng.random() < 0.5)
        with open(name, "wb") as file:
            file.write(data)
            if number % 100 < 2 and number % 200 < 100:
                file.truncate(rng.randint(1, 8) << 20)
    open(stamp, "w").close()
    return names
