"""The program and the browser, as the picture tests call them."""

import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import zlib


# What a window of Chromium takes for its own bars, headless too.
WINDOW_BARS = 100


class Zoomfit:
    def __init__(self, root):
        self.root = root
        self.path = os.environ.get("BIN", str(root / ".build/release/zoomfit"))

    def __call__(self, *arguments, cwd=None):
        """Standard output, as text; fails on any exit status but 0."""
        done = subprocess.run(
            [self.path, *map(str, arguments)], cwd=cwd or self.root / "Fixtures",
            capture_output=True, check=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
        return done.stdout.decode()

    def results(self, *arguments):
        return [json.loads(line) for line in self(*arguments, "-f", "ndjson", "-q").splitlines()]


class Chromium:
    @classmethod
    def find(cls):
        names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"]
        path = next((found for name in names if name and (found := shutil.which(name))), None)
        return path and cls(path)

    def __init__(self, path):
        self.path = path

    def _run(self, *arguments):
        with tempfile.TemporaryDirectory() as profile:
            done = subprocess.run(
                [self.path, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 "--no-first-run", "--disable-background-networking", f"--user-data-dir={profile}",
                 "--force-color-profile=srgb", *arguments],
                capture_output=True, timeout=120)
        return done.stdout.decode()

    def answer(self, page):
        """What a page's script left as JSON in the element `answer`."""
        dom = self._run("--virtual-time-budget=20000", "--dump-dom", page.as_uri())
        found = re.search(r'<pre id="answer">(.*?)</pre>', dom, re.S)
        if found is None:
            raise RuntimeError(f"{page}: the script gave no answer: {dom[-2000:]}")
        return json.loads(html.unescape(found.group(1)))

    def screenshot(self, page, picture, width, height, scale=1, dark=False):
        """A picture of the window, with a blank strip below where the browser's own bars would be."""
        scheme = 0 if dark else 1
        self._run(
            f"--screenshot={picture}", f"--window-size={width},{height + WINDOW_BARS}",
            f"--force-device-scale-factor={scale}", "--virtual-time-budget=5000",
            f"--blink-settings=preferredColorScheme={scheme}", page.as_uri())
        if not pathlib.Path(picture).exists():
            raise RuntimeError(f"{page}: no picture was taken")


def png(width, height, pixel):
    """A PNG of the colours that `pixel(x, y)` gives as three bytes."""
    rows = b"".join(
        b"\0" + b"".join(bytes(pixel(x, y)) for x in range(width)) for y in range(height))

    def chunk(kind, data):
        return (len(data).to_bytes(4, "big") + kind + data
                + zlib.crc32(kind + data).to_bytes(4, "big"))

    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x02\0\0\0"
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def pixels(path):
    """The rows of a PNG of 8 bits a sample without interlace, and its bytes a pixel."""
    data = pathlib.Path(path).read_bytes()
    position, compressed = 8, b""
    while position < len(data):
        length = int.from_bytes(data[position:position + 4], "big")
        kind, body = data[position + 4:position + 8], data[position + 8:position + 8 + length]
        if kind == b"IHDR":
            width, channels = int.from_bytes(body[:4], "big"), {2: 3, 6: 4}[body[9]]
        elif kind == b"IDAT":
            compressed += body
        position += length + 12
    raw, stride, rows = zlib.decompress(compressed), width * channels, []
    before = bytearray(stride)
    for start in range(0, len(raw), stride + 1):
        row = bytearray(raw[start + 1:start + 1 + stride])
        unfilter(raw[start], row, before, channels)
        rows.append(row)
        before = row
    return rows, channels


def unfilter(kind, row, before, channels):
    """Undoes one row's PNG filter, in place."""
    for index in range(len(row)) if kind else ():
        left = row[index - channels] if index >= channels else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = before[index]
        elif kind == 3:
            guess = (left + before[index]) // 2
        else:
            corner = before[index - channels] if index >= channels else 0
            base = left + before[index] - corner
            guess = min((left, before[index], corner), key=lambda value: abs(base - value))
        row[index] = (row[index] + guess) & 255
