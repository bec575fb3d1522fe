#!/usr/bin/env python3
"""Draw the images beside this script: deterministic, standard library only.

    ./make-fixtures.py            writes them all

Each is a valid image that a browser shows; README.md says what each is for.
"""
import pathlib
import struct
import zlib

HERE = pathlib.Path(__file__).resolve().parent


# PNG

def chunk(kind, data=b""):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, color_type, rows, before=b"", raw_deflate=False, cgbi=False, after_data=b""):
    """A PNG of 8 bits a sample from its rows, each without filter byte."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15 if raw_deflate else 15, 9)
    data = b"".join(packer.compress(b"\0" + row) for row in rows) + packer.flush()
    return (b"\x89PNG\r\n\x1a\n" + (chunk(b"CgBI", b"\x50\x00\x20\x06") if cgbi else b"")
            + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, color_type, 0, 0, 0)) + before
            + chunk(b"IDAT", data) + after_data + chunk(b"IEND"))


def icon():
    """1024 x 1024, RGB without alpha: a lens over a frame that fits into another."""
    blue, white, ink = b"\x1f\x6f\xd6", b"\xff\xff\xff", b"\x0b\x2a\x55"
    size, rows = 1024, []
    for y in range(size):
        row = bytearray(blue * size)

        def fill(left, right, color):
            row[3 * left:3 * right] = color * (right - left)
        if 208 <= y < 816:
            fill(336, 688, ink)
            if 232 <= y < 792:
                fill(360, 664, blue)
            if 406 <= y < 618:
                fill(360, 664, white)
        rows.append(bytes(row))
    return png(size, size, 2, rows, before=chunk(b"sRGB", b"\0"))


def screenshot():
    """1290 x 2796, the native size of a 6.7 inch iPhone: a photo list under a bar."""
    palette = [(242, 242, 247), (255, 255, 255), (28, 28, 30), (0, 122, 255), (209, 209, 214), (255, 159, 10), (52, 199, 89)]
    width, height, rows = 1290, 2796, []

    def row(*spans):
        line = bytearray(width)
        for left, right, color in spans:
            line[left:right] = bytes([color]) * (right - left)
        return bytes(line)
    for y in range(height):
        if y < 309:
            spans = [(0, width, 1)]
            if 33 <= y < 144:
                spans.append((459, 831, 2))
            if 220 <= y < 268:
                spans += [(48, 180, 3), (480, 810, 2)]
        elif y >= height - 102 and height - 39 <= y < height - 24:
            spans = [(425, 865, 2)]
        else:
            cell, inside = divmod(y - 309, 264)
            spans = [(0, width, 1)] if inside < 261 else [(240, width, 4)]
            if 30 <= inside < 231:
                spans.append((48, 249, 3 + cell % 4 if cell % 4 != 1 else 4))
            if 78 <= inside < 114:
                spans.append((297, 297 + 420 + 60 * (cell * 5 % 7), 2))
            if 147 <= inside < 177:
                spans.append((297, 297 + 300 + 40 * (cell * 3 % 5), 4))
        rows.append(row(*spans))
    return png(width, height, 3, rows, before=chunk(b"PLTE", bytes(v for color in palette for v in color)) + chunk(b"pHYs", struct.pack(">IIB", 18110, 18110, 1)))


def xcode_optimized():
    """120 x 120 as Xcode leaves it in a build folder: CgBI, raw deflate, blue first, premultiplied."""
    rows = []
    for y in range(120):
        line = bytearray()
        for x in range(120):
            alpha = 255 if (x - 59.5) ** 2 + (y - 59.5) ** 2 < 58 ** 2 else 0
            line += bytes(v * alpha // 255 for v in (214 - y, 111, 31 + y)) + bytes([alpha])
        rows.append(bytes(line))
    return png(120, 120, 6, rows, raw_deflate=True, cgbi=True)


def rotated():
    """320 x 180 with eXIf orientation 8, a translucent gradient."""
    tiff = b"MM\0*\0\0\0\x08" + struct.pack(">HHHIHHI", 1, 0x0112, 3, 1, 8, 0, 0)
    rows = [b"".join(bytes((40 + x // 2, 90 + y // 16 * 8, 200, 255 - x // 2)) for x in range(320)) for y in range(180)]
    return png(320, 180, 6, rows, before=chunk(b"eXIf", tiff))


def animated():
    """64 x 64, two frames of a second each."""
    def frame(color):
        return zlib.compress(b"".join(b"\0" + bytes(color) * 64 for _ in range(64)), 9)

    def control(number):
        return chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, 64, 64, 0, 0, 1, 1, 0, 0))
    rows = [bytes((255, 159, 10)) * 64] * 64
    second = control(1) + chunk(b"fdAT", struct.pack(">I", 2) + frame((0, 122, 255)))
    return png(64, 64, 2, rows, before=chunk(b"acTL", struct.pack(">II", 2, 0)) + control(0), after_data=second)


# JPEG: baseline, one level a block of 8 x 8 (DC alone), 4:2:0, with the shortest codes

class Bits:
    def __init__(self):
        self.bytes, self.value, self.count = bytearray(), 0, 0

    def put(self, value, count):
        self.value = self.value << count | value
        self.count += count
        while self.count >= 8:
            self.count -= 8
            byte = self.value >> self.count & 255
            self.bytes.append(byte)
            if byte == 255:
                self.bytes.append(0)
        self.value &= (1 << self.count) - 1

    def finish(self):
        if self.count:
            self.put((1 << 8 - self.count) - 1, 8 - self.count)
        return bytes(self.bytes)


def segment(marker, payload):
    return bytes((255, marker)) + struct.pack(">H", len(payload) + 2) + payload


# Size classes of a DC difference: 0 in one bit, 1 and 2 in three, 3…7 in four and five.
DC = {0: (0b0, 1), 1: (0b100, 3), 2: (0b101, 3), 3: (0b1100, 4), 4: (0b1101, 4), 5: (0b11100, 5), 6: (0b11101, 5), 7: (0b11110, 5)}
DC_COUNTS = bytes((1, 0, 2, 2, 3)) + bytes(11)


def jpeg(width, height, color, before=b"", quantum=32):
    """A JPEG from color(x, y), asked once a block of 16 x 16 stored pixels."""
    out = Bits()
    last = [0, 0, 0]

    def level(component, value):
        quantized = round((value - 128) * 8 / quantum)
        difference = quantized - last[component]
        last[component] = quantized
        size = abs(difference).bit_length()
        out.put(*DC[size])
        if size:
            out.put(difference if difference > 0 else difference + (1 << size) - 1, size)
        out.put(0, 1)
    for y in range(0, height, 16):
        for x in range(0, width, 16):
            r, g, b = color(x + 8, y + 8)
            for _ in range(4):
                level(0, 0.299 * r + 0.587 * g + 0.114 * b)
            level(1, 128 - 0.168736 * r - 0.331264 * g + 0.5 * b)
            level(2, 128 + 0.5 * r - 0.418688 * g - 0.081312 * b)
    frame = struct.pack(">BHHB", 8, height, width, 3) + bytes((1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0))
    tables = segment(0xC4, b"\x00" + DC_COUNTS + bytes(DC) + b"\x10" + b"\1" + bytes(15) + b"\0")
    jfif = segment(0xE0, b"JFIF\0\1\1\1" + struct.pack(">HHBB", 72, 72, 0, 0))
    return (b"\xff\xd8" + jfif + before + segment(0xDB, b"\0" + bytes([quantum] * 64)) + segment(0xC0, frame) + tables
            + segment(0xDA, bytes((3, 1, 0, 2, 0, 3, 0, 0, 63, 0))) + out.finish() + b"\xff\xd9")


def blend(a, b, part):
    return tuple(x + (y - x) * part for x, y in zip(a, b))


def shore(x, y):
    """A beach in a square of side 1, y downward."""
    if (x - 0.68) ** 2 + ((y - 0.2) * 1.33) ** 2 < 0.0065:
        return (255, 244, 200)
    if y < 0.45:
        return blend((64, 140, 220), (196, 226, 244), round(y / 0.45 * 16) / 16)
    if y < 0.70 + 0.02 * (1 if (x * 3) % 1 < 0.5 else 0):
        return blend((20, 92, 160), (70, 180, 190), round((y - 0.45) / 0.25 * 10) / 10)
    if y < 0.745 and (x * 3) % 1 < 0.5 or y < 0.715:
        return (240, 248, 248)
    return blend((236, 214, 160), (214, 184, 126), round((y - 0.7) / 0.3 * 6) / 6)


def beach():
    """4032 x 3024 as a phone stores it held upright: EXIF 6, shown 3024 x 4032."""
    tiff = b"MM\0*\0\0\0\x08" + struct.pack(">HHHIHHI", 1, 0x0112, 3, 1, 6, 0, 0)
    exif = segment(0xE1, b"Exif\0\0" + tiff)
    return jpeg(4032, 3024, lambda x, y: shore((3024 - y) / 3024, x / 4032), before=exif)


def panorama():
    """4800 x 800, upright."""
    return jpeg(4800, 800, lambda x, y: shore(x / 4800, y / 800))


IMAGES = {"icon.png": icon, "screenshot.png": screenshot, "xcode-optimized.png": xcode_optimized, "rotated.png": rotated,
          "animated.png": animated, "beach.jpg": beach, "panorama.jpg": panorama}

for name, draw in IMAGES.items():
    (HERE / name).write_bytes(draw())
