"""The page's numbers against the program's, to the last digit: at rest for recipes of every kind, and
at every place of the slider that is tried."""

import json

SIZES = ["4032x3024", "1290x2796", "40x40", "4800x800", "1086x1534"]
VIEWPORTS = [
    "--viewport", "390x844@3", "--viewport", "1032x1376@2", "--viewport", "320.5x480.25@2",
    "--safe-area", "91,12.5,34,3",
]
RECIPES = [
    [], ["--adjust", "always", "--centering", "plain-insets"],
    ["--within", "bounds", "--centering", "leading-insets", "--adjust", "automatic"],
    ["--centering", "frame", "--adjust", "scrollable-axes", "--always-bounce", "vertical"],
    ["--pixel-align", "--zoom", "fill", "--scroll-to", "500,40.5"],
    ["--upscale-limit", "native", "--max-zoom", "max(actual,4xfit)", "--double-tap", "1.75xmin"],
    ["--min-zoom", "min(1,3xfit)", "--zoom", "mid", "--zoom-base", "fit", "--scroll-to", "start"],
    ["--model", "photoswipe", "--model", "symmetric-insets", "--model", "css-cover"],
]
FACTS = [
    "fitScale", "fillScale", "nativeZoomScale", "minimumZoomScale", "maximumZoomScale", "zoomScale",
    "doubleTapZoomScale", "zoomBase", "isZoomable", "clamped", "contentSize", "frameInViewport",
    "contentViewFrame", "contentInset", "adjustedContentInset", "contentOffset",
    "minimumContentOffset", "maximumContentOffset", "canScroll", "offCenter", "offCenterInBounds",
    "imagePixelsPerDevicePixel", "visibleFraction", "visibleImageRect",
]

# Moves the sliders of some cards, as a hand would, and tells what then stands under "Exact numbers".
SCRIPT = """
<pre id="answer"></pre>
<script>
{
  const moved = [];
  for (const [index, row] of rows.entries()) {
    if (index % 3 !== 0) continue;
    const made = card(row, "test");
    document.body.append(made);
    const slider = made.querySelector("input");
    if (slider === null) continue;
    made.querySelector("details").open = true;
    for (const step of [0, 1, 137 + index, 500, 999, 1000]) {
      slider.value = step;
      slider.dispatchEvent(new Event("input"));
      made.querySelector("details").dispatchEvent(new Event("toggle"));
      moved.push([index, JSON.parse(made.querySelector("pre").textContent)]);
    }
    made.remove();
  }
  const totals = Object.fromEntries(
    [...$("totals").children].map(button => [button.kind.title, button.firstChild.textContent]));
  const filter = $("filter");
  filter.value = "4800";
  filter.dispatchEvent(new Event("input"));
  const found = $("rows").children.length;
  const title = [...$("titles").children].find(cell => cell.textContent === "Fit scale");
  title.firstChild.click();
  title.firstChild.click();
  const direction = title.getAttribute("aria-sort");
  const sorted = shown.map(row => row.fit.fitScale);
  filter.value = "";
  filter.dispatchEvent(new Event("input"));
  document.querySelector("#rows .link").click();
  const isLarge = $("large").open && $("large").querySelector("svg") !== null;
  document.getElementById("answer").textContent = JSON.stringify({
    rest: rows.map(row => row.fit), moved, totals, found, direction, sorted, isLarge,
  });
}
</script>
"""


def test(zoomfit, chromium, folder):
    problems = []
    for number, recipe in enumerate(RECIPES):
        inputs = [word for size in SIZES for word in ("--image-size", size)] + VIEWPORTS + recipe
        page = folder / f"numbers-{number}.html"
        page.write_text(zoomfit(*inputs, "-f", "html") + SCRIPT)
        answer = chromium.answer(page)
        results = zoomfit.results(*inputs)
        problems += compare(answer["rest"], results, recipe)
        problems += totals(answer["totals"], results, recipe)
        problems += behavior(answer, results, recipe)
        at = {}
        for index, fit in answer["moved"]:
            zoom = fit["zoomScale"]
            if zoom not in at:
                at[zoom] = zoomfit.results(*inputs, "--zoom", decimal(zoom))
            problems += compare([fit], [at[zoom][index]], recipe + ["--zoom", decimal(zoom)])
        if not answer["moved"]:
            problems.append(f"{recipe}: no slider was moved")
    return problems


def decimal(number):
    """A number without exponent, as the command line takes it."""
    return f"{number:.30f}".rstrip("0") if "e" in repr(number) else repr(number)


def compare(fits, results, recipe):
    if len(fits) != len(results):
        return [f"{recipe}: {len(fits)} results in the page, {len(results)} in the program"]
    return [
        f"{recipe}: {key} is {json.dumps(fit[key])} in the page, {json.dumps(result[key])} in the program"
        for fit, result in zip(fits, results) for key in FACTS
        if json.dumps(normal(fit[key])) != json.dumps(normal(result[key]))]


def normal(value):
    """JSON's numbers without the difference between 4 and 4.0, and keys in one order."""
    if isinstance(value, dict):
        return {key: normal(value[key]) for key in sorted(value)}
    if isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    return value


def behavior(answer, results, recipe):
    """The filter, the sorting by a column pressed twice, and a drawing opened from the table."""
    problems = []
    wanted = sum(result["image"]["pixelSize"]["width"] == 4800 for result in results)
    if answer["found"] != wanted:
        problems.append(f"{recipe}: the filter finds {answer['found']} rows, should find {wanted}")
    if answer["direction"] != "descending" or answer["sorted"] != sorted(answer["sorted"])[::-1]:
        problems.append(f"{recipe}: sorted {answer['direction']}: {answer['sorted']}")
    if not answer["isLarge"]:
        problems.append(f"{recipe}: no drawing opens from the table")
    return problems


def totals(shown, results, recipe):
    wanted = {
        "all": len(results),
        "stretched": sum((r["imagePixelsPerDevicePixel"] or 1) < 1 for r in results),
        "off center": sum(any(r["offCenter"].values()) for r in results),
        "cut": sum(r["visibleFraction"] < 1 for r in results),
    }
    found = {title: int(count) for title, count in shown.items()}
    return [] if found == wanted else [f"{recipe}: totals {found}, should be {wanted}"]
