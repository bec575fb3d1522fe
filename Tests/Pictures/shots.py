"""The pictures to look at: diagrams, drawings and pages, light and dark, wide and as on a phone."""

import html
import subprocess

PHONE = ["--device", "iphone-17-pro", "--nav-bar", "standard", "--tab-bar", "standard", "-q"]
CASES = {
    "landscape-photo": ["--image-size", "4032x3024", *PHONE, "--adjust", "always"],
    "photo": ["beach.jpg", *PHONE, "--adjust", "always"],
    "tall-screenshot": ["screenshot.png", *PHONE],
    "tiny-icon": ["--image-size", "40x40", *PHONE, "--no-upscale"],
    "panorama": ["panorama.jpg", "--device", "iphone-17-pro", "--orientation", "landscape", "-q"],
    "forgotten-bar": [
        "panorama.jpg", "--device", "iphone-12", "--nav-bar", "standard", "--model",
        "symmetric-insets", "-q"],
    "zoomed": ["beach.jpg", *PHONE, "--zoom", "1"],
    "as-stored": ["beach.jpg", *PHONE, "--exif", "ignore"],
    "tablet": ["icon.png", "--device", "ipad-9", "--orientation", "landscape", "-q"],
}
MATRIX = [
    "beach.jpg", "screenshot.png", "icon.png", "panorama.jpg", "rotated.png",
    *[word for name in ("iphone-17-pro", "iphone-se-3", "iphone-12", "iphone-16-plus", "ipad-9",
                        "ipad-mini-7") for word in ("--device", name)],
    "--nav-bar", "standard", "--model", "symmetric-insets", "-q",
]


def take(zoomfit, chromium, folder):
    taken = []

    def shot(page, name, width, height, **how):
        picture = folder / f"{name}.png"
        chromium.screenshot(page, picture, width, height, **how)
        taken.append(picture)

    for name, case in CASES.items():
        file = folder / f"{name}.svg"
        zoomfit(*case, "-f", "svg", "-o", file)
        subprocess.run(["xmllint", "--noout", file], check=True)
        for dark in (False, True):
            wrapper = folder / f"{name}-drawing.html"
            wrapper.write_text(
                '<meta name="color-scheme" content="light dark"><body style="margin:10px">'
                f'<object data="{file.name}" width="300"></object> '
                f'<object data="{file.name}" width="560"></object>')
            shot(wrapper, f"{name}{'-dark' if dark else ''}", 900, 1080, dark=dark)
        text = zoomfit(*case, "-f", "diagram")
        page = folder / f"{name}-diagram.html"
        page.write_text(
            '<meta charset="utf-8"><body style="background:#111;color:#ddd"><pre style="font:'
            f"14px/1.17 'DejaVu Sans Mono',monospace\">{html.escape(text)}</pre>")
        shot(page, f"{name}-diagram", 900, 760)

    page = folder / "matrix.html"
    zoomfit(*MATRIX, "-f", "html", "-o", page)
    many = folder / "many.html"
    sizes = [word for width in range(100, 3100) for word in ("--image-size", f"{width}x1000")]
    zoomfit(*sizes, "--viewport", "390x844@3", "-f", "html", "-o", many)
    for dark in (False, True):
        end = "-dark" if dark else ""
        shot(page, f"matrix-1440{end}", 1440, 2600, dark=dark)
        # A window can't be as narrow as a phone, a frame can.
        phone = folder / "matrix-phone.html"
        phone.write_text(
            '<meta name="color-scheme" content="light dark"><body style="margin:0">'
            '<iframe src="matrix.html" width="390" height="1900" style="border:0"></iframe>')
        shot(phone, f"matrix-390{end}", 500, 1900, dark=dark)
    shot(many, "many-1440", 1440, 1200)
    return taken
