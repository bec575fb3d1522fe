#!/usr/bin/env python3
"""Draw the images of demo/: deterministic, standard library only.

    ./make-demo.py            writes them all

Each breaks one rule of demo/.zoomfit.json, so that `zoomfit check` in that folder shows what a
finding of every rule looks like. All are small, and show in a browser.
"""
import pathlib
import struct
import zlib

HERE = pathlib.Path(__file__).resolve().parent
DEMO = HERE / "demo"


def chunk(kind, data=b""):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, alpha=False):
    """A flat PNG: gray of one bit, or gray with alpha of eight."""
    depth, kind, row = (8, 4, b"\x7f\xc0" * width) if alpha else (1, 0, b"\xff" * ((width + 7) // 8))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress((b"\0" + row) * height, 9)) + chunk(b"IEND"))


def segment(marker, payload):
    return bytes((255, marker)) + struct.pack(">H", len(payload) + 2) + payload


def jpeg(width, height, orientation=None):
    """A flat gray baseline JPEG: two bits a block, no difference and no coefficient."""
    bits = "00" * (-(-width // 8) * -(-height // 8))
    bits += "1" * (-len(bits) % 8)
    scan = int(bits, 2).to_bytes(len(bits) // 8, "big").replace(b"\xff", b"\xff\0")
    exif = b""
    if orientation:
        tiff = b"MM\0*\0\0\0\x08" + struct.pack(">HHHIHHI", 1, 0x0112, 3, 1, orientation, 0, 0)
        exif = segment(0xE1, b"Exif\0\0" + tiff)
    one_code = b"\1" + bytes(15) + b"\0"
    return (b"\xff\xd8" + exif + segment(0xDB, b"\0" + b"\1" * 64)
            + segment(0xC0, struct.pack(">BHHB", 8, height, width, 1) + b"\1\x11\0")
            + segment(0xC4, b"\x00" + one_code + b"\x10" + one_code)
            + segment(0xDA, b"\1\1\0\0\x3f\0") + scan + b"\xff\xd9")


# One pixel, lossless: an image, but none of the formats that are read.
WEBP = b"RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0"

CONTENTS = b"""{
  "images" : [
    { "filename" : "logo@2x.png", "idiom" : "universal", "scale" : "2x" },
    { "filename" : "logo@3x.png", "idiom" : "universal", "scale" : "3x" }
  ],
  "info" : { "author" : "xcode", "version" : 1 }
}
"""

FILES = {
    "banners/header.png": png(1920, 1000),
    "banners/footer.png": png(1300, 40),
    "banners/sidebar.png": png(300, 1300),
    "icons/map@2x.png": png(48, 48),
    "icons/map@3x.png": png(96, 96),
    "icons/star.png": png(64, 64, alpha=True),
    "icons/sun.png": jpeg(64, 64),
    "icons/moon.png": jpeg(64, 64),
    "photos/coast.jpg": jpeg(800, 600),
    "photos/beach.webp": WEBP,
    "photos/gate.jpg": jpeg(800, 600),
    "photos/harbor.jpg": jpeg(800, 600),
    "photos/lake.jpg": jpeg(800, 600),
    "photos/pier.jpg": jpeg(800, 600, orientation=6),
    "photos/road.jpg": jpeg(800, 600),
    "photos/tower.jpg": jpeg(800, 600),
    "photos/wall.jpg": jpeg(800, 600),
    "store/first.png": png(1290, 2700),
    "store/second.png": png(1242, 2700),
    "tiles/grass.png": png(250, 256),
    "Assets.xcassets/Logo.imageset/Contents.json": CONTENTS,
    "Assets.xcassets/Logo.imageset/logo@2x.png": png(80, 40),
    "Assets.xcassets/Logo.imageset/logo@3x.png": png(160, 80),
}

for name, content in FILES.items():
    (DEMO / name).parent.mkdir(parents=True, exist_ok=True)
    (DEMO / name).write_bytes(content)
