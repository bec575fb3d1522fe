"""What the page's script draws against what the program writes as SVG, letter for letter."""

import json
import re

DEVICE = ["--device", "iphone-17-pro", "--nav-bar", "standard", "--tab-bar", "standard", "-q"]
CASES = [
    ["beach.jpg", *DEVICE, "--adjust", "always"],
    ["beach.jpg", *DEVICE, "--exif", "ignore"],
    ["rotated.png", *DEVICE, "--exif", "ignore", "--orientation", "landscape"],
    ["panorama.jpg", "--viewport", "320x480", "--nav-bar", "44", "--model", "symmetric-insets"],
    ["icon.png", "--device", "ipad-9", "--no-upscale"],
    ["screenshot.png", "--device", "iphone-12", "--zoom", "fill", "--model", "leading-insets"],
    ["--image-size", "40x40", *DEVICE, "--no-upscale", "--centering", "frame"],
    ["--image-size", "3x9001", "--viewport", "1000x30@2", "--zoom", "max", "--scroll-to", "start"],
]

SCRIPT = """
<pre id="answer"></pre>
<script>
document.getElementById("answer").textContent = JSON.stringify(
  rows.map(row => draw(row.image, row.viewport, row.recipe, row.fit, "zf").body));
</script>
"""


def test(zoomfit, chromium, folder):
    problems = []
    for number, case in enumerate(CASES):
        page = folder / f"drawing-{number}.html"
        zoomfit(*case, "-f", "html", "-o", page)
        page.write_text(page.read_text() + SCRIPT)
        drawn = chromium.answer(page)[0]
        file = folder / f"drawing-{number}.svg"
        zoomfit(*case, "-f", "svg", "-o", file)
        written = re.search(r'height="100%"/>\n(.*)</svg>', file.read_text(), re.S).group(1)
        for one, two in zip(drawn.splitlines() + [None], written.splitlines() + [None]):
            if one != two:
                problems.append(f"{case}: the page draws {json.dumps(one)}, the program {two}")
                break
    return problems
