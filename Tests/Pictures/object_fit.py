"""The css models' frameInViewport against what Chromium itself lays out for object-fit.

No script can ask where object-fit puts an image, so it is seen: each image has a block in its middle,
and a strip one pixel thin through the middle of each box is photographed, across and down. Chromium
draws at whole device pixels, four to a CSS pixel here.
"""

import base64
import random

from tools import pixels, png

MODES = ["contain", "cover", "none", "scale-down"]
SCALE = 4
BOX = 128
# A device pixel, and the 64th of a CSS pixel that Chromium lays out by.
TOLERANCE = 1 / SCALE + 1 / 64
# Edges of the image and of the block in it, as parts of its length.
MARKS = [0, 3 / 8, 5 / 8, 1]


def image(width, height):
    def pixel(x, y):
        inside = 3 * width <= 8 * x < 5 * width and 3 * height <= 8 * y < 5 * height
        return (0, 0, 255) if inside else (255, 0, 0)

    return "data:image/png;base64," + base64.b64encode(png(width, height, pixel)).decode()


def colour(sample):
    red, green, blue = sample[:3]
    return "image" if red > 128 and green < 128 else "block" if blue > 128 and green < 128 else "none"


def test(zoomfit, chromium, folder):
    generator = random.Random(1)
    cases = []
    for _ in range(200):
        size = (8 * generator.randint(1, 30), 8 * generator.randint(1, 30))
        box = (generator.randint(16, BOX), generator.randint(16, BOX))
        cases.append((size, box))
    across, down = [], []
    for number, (size, box) in enumerate(cases):
        source = image(*size)
        for index, mode in enumerate(MODES):
            line = 2 * (number * len(MODES) + index)
            style = (f"width:{box[0]}px;height:{box[1]}px;object-fit:{mode};"
                     "image-rendering:pixelated;position:absolute;")
            across.append(
                f'<div style="left:0;top:{line}px;width:{box[0]}px;height:1px">'
                f'<img src="{source}" style="{style}left:0;top:-{box[1] // 2}px"></div>')
            down.append(
                f'<div style="left:{line}px;top:0;width:1px;height:{box[1]}px">'
                f'<img src="{source}" style="{style}top:0;left:-{box[0] // 2}px"></div>')
    lines = 2 * len(cases) * len(MODES)
    rows = photograph(chromium, folder, "across", across, BOX, lines)
    columns = list(map(list, zip(*photograph(chromium, folder, "down", down, lines, BOX))))

    problems = []
    for number, (size, box) in enumerate(cases):
        models = [word for mode in MODES for word in ("--model", f"css-{mode}")]
        frames = [
            result["frameInViewport"] for result in zoomfit.results(
                "--image-size", "x".join(map(str, size)), "--viewport", "x".join(map(str, box)),
                *models)]
        for index, (mode, frame) in enumerate(zip(MODES, frames)):
            line = SCALE * 2 * (number * len(MODES) + index) + SCALE // 2
            for axis, strip, length in (("x", rows, "width"), ("y", columns, "height")):
                extent = box[0] if axis == "x" else box[1]
                seen = edges(strip[line][:extent * SCALE])
                wanted = expected(frame[axis], frame[length], extent)
                other = ("y", "height", box[1]) if axis == "x" else ("x", "width", box[0])
                # The strip runs through the block, unless the other axis has almost no room for it.
                if frame[other[1]] / 4 < 4:
                    continue
                if not agree(seen, wanted, extent):
                    problems.append(
                        f"{size} in {box}, {mode}, {axis}: Chromium {seen}, zoomfit {wanted}")
    return problems


def photograph(chromium, folder, name, strips, width, height):
    page = folder / f"object-fit-{name}.html"
    page.write_text(
        "<!doctype html><style>body{margin:0;background:#0f0}"
        "div{position:absolute;overflow:hidden}</style>" + "".join(strips))
    picture = folder / f"object-fit-{name}.png"
    chromium.screenshot(page, picture, max(width, 600), height, scale=SCALE)
    rows, channels = pixels(picture)
    return [
        [colour(row[x:x + 3]) for x in range(0, width * SCALE * channels, channels)]
        for row in rows[:height * SCALE]]


def edges(strip):
    """Where the colour changes, in CSS pixels."""
    return [index / SCALE for index in range(1, len(strip)) if strip[index] != strip[index - 1]]


def expected(start, length, extent):
    """Where it should change: at the marks that are in the box."""
    places = [start + mark * length for mark in MARKS]
    return [place for place in places if -TOLERANCE < place < extent + TOLERANCE]


def agree(seen, wanted, extent):
    """Whether each edge that is seen is wanted, and each that is wanted is seen, but for one so near
    the end of the box that it may fall on it."""
    def has(places, place):
        return any(abs(one - place) <= TOLERANCE for one in places)

    must = [place for place in wanted if TOLERANCE < place < extent - TOLERANCE]
    return all(has(wanted, place) for place in seen) and all(has(seen, place) for place in must)
