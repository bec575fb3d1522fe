extension FitPage {
  /// Numbers and sentences of `TextNumbers`, `FitCaptions` and `OffCenter` for the page's slider.
  static let numbers = #"""
    /// A number as `round` leaves its decimal digits; halves are rounded away from zero.
    function decimal(value, kept) {
      let [mantissa, exponent = "0"] = String(Math.abs(value)).split("e");
      const [whole, part = ""] = mantissa.split(".");
      let digits = (whole + part).replace(/^0+/, "");
      let point = whole.length + Number(exponent) - (whole.length + part.length - digits.length);
      const keep = kept(point);
      if (keep < digits.length) {
        const isUp = keep >= 0 && digits[keep] >= "5";
        digits = digits.slice(0, Math.max(0, keep));
        if (isUp) {
          digits = digits.replace(/9+$/, "");
          if (digits === "") {
            digits = "1";
            point += 1;
          } else {
            digits = digits.slice(0, -1) + (Number(digits.slice(-1)) + 1);
          }
        }
      }
      digits = digits.replace(/0+$/, "");
      if (digits === "") return "0";
      const text =
        point <= 0 ? "0." + "0".repeat(-point) + digits
          : digits.length <= point ? digits + "0".repeat(point - digits.length)
            : digits.slice(0, point) + "." + digits.slice(point);
      return value < 0 ? "-" + text : text;
    }

    const length = value => decimal(value, point => point + data.precision);
    const scale = value => decimal(value, () => data.precision + 2);
    const hundredths = value => decimal(value, point => point + 2);
    const sizeText = size => `${length(size.width)} × ${length(size.height)}`;

    const edgesText = insets =>
      ["top", "left", "bottom", "right"].filter(edge => insets[edge] !== 0)
        .map(edge => `${edge} ${length(insets[edge])}`).join(", ");

    const insetsText = insets =>
      ["top", "left", "bottom", "right"].map(edge => length(insets[edge])).join(", ");

    const isZero = point => point.x === 0 && point.y === 0;

    function way(point) {
      const parts = [];
      if (point.x !== 0) parts.push(`${length(Math.abs(point.x))} ${point.x < 0 ? "left" : "right"}`);
      if (point.y !== 0) parts.push(`${length(Math.abs(point.y))} ${point.y < 0 ? "up" : "down"}`);
      return parts.join(" and ");
    }

    /// How far an image is off its centre, and why; null where it is not.
    function offCenter(fit, recipe, viewport) {
      const isInBounds = recipe.within === "bounds";
      const own = isInBounds ? fit.offCenterInBounds : fit.offCenter;
      if (isZero(fit.offCenter) && isZero(own)) return null;
      const clear = way(fit.offCenter);
      const reason = offReason(fit, own, recipe, viewport);
      return (clear === "" ? way(fit.offCenterInBounds) : clear) + (reason ? `: ${reason}` : "");
    }

    function offReason(fit, off, recipe, viewport) {
      if (isZero(off)) return "centered in the whole viewport, whatever covers its edges";
      const {size, obstruction: edges} = viewport;
      const area = recipe.within === "bounds" ? size : {
        width: size.width - (edges.left + edges.right),
        height: size.height - (edges.top + edges.bottom),
      };
      const overflowX = fit.contentSize.width > area.width + 1e-9;
      const overflowY = fit.contentSize.height > area.height + 1e-9;
      if ((off.x === 0 || overflowX) && (off.y === 0 || overflowY)) {
        if (recipe.scrollTo === "middle") return "it scrolls no further";
        if (recipe.scrollTo === "start") return "scrolled to the start";
        return `scrolled to ${length(recipe.scrollTo.x)}, ${length(recipe.scrollTo.y)}`;
      }
      if (recipe.pixelAlign && viewport.displayScale !== null
        && Math.max(Math.abs(off.x), Math.abs(off.y)) * viewport.displayScale < 1) {
        return "rounded to device pixels";
      }
      const difference = edge => fit.adjustedContentInset[edge] - fit.contentInset[edge];
      const added = edgesText({
        top: difference("top"), left: difference("left"), bottom: difference("bottom"),
        right: difference("right"),
      });
      switch (recipe.centering) {
      case "plain-insets":
        return added === "" ? "plain insets do not know what covers the edges"
          : `the system adds ${added}, which plain insets do not take off`;
      case "leading-insets": return "only top and left are inset";
      case "frame": return added === "" ? null : `the system adds ${added} to the frame's place`;
      default: return null;
      }
    }

    function zoomText(fit) {
      if (!fit.isZoomable) return `${scale(fit.zoomScale)} only`;
      const range = `${scale(fit.minimumZoomScale)} to ${scale(fit.maximumZoomScale)}`;
      return fit.zoomScale === fit.minimumZoomScale ? range : `${scale(fit.zoomScale)} of ${range}`;
    }

    const isEqual = (one, other) => Object.keys(one).every(key => one[key] === other[key]);

    /// What a drawing says in words: label, text, whether something is amiss.
    function captions(fit, recipe, viewport) {
      const lines = [["fit scale", scale(fit.fitScale)], ["zoom", zoomText(fit)]];
      const sharpness = fit.imagePixelsPerDevicePixel;
      if (sharpness !== null) {
        const isStretched = sharpness < 1;
        const text = `${length(sharpness)} px per device px${isStretched ? ", stretched" : ""}`;
        lines.push(["sharpness", text, isStretched]);
      }
      lines.push(["insets", insetsText(fit.contentInset)]);
      if (!isEqual(fit.adjustedContentInset, fit.contentInset)) {
        lines.push(["adjusted", insetsText(fit.adjustedContentInset)]);
      }
      if (fit.visibleFraction < 1) lines.push(["visible", `${length(fit.visibleFraction * 100)} %`]);
      const off = offCenter(fit, recipe, viewport);
      if (off !== null) lines.push(["off center", off, true]);
      return lines;
    }
    """#
}
