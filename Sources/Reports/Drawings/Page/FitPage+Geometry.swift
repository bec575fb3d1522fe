extension FitPage {
  /// The geometry of `FitGeometry` for the page's slider, step for step: the same operations on the
  /// same doubles, so that every number agrees to the last digit. The browser test holds the two
  /// against each other.
  static let geometry = #"""
    // Image: {width, height} in display pixels, scale. Viewport: {size, displayScale, obstruction}.
    // A zoom spec is a number, {name, times}, {min: [...]} or {max: [...]}.

    const isSame = (scale, other) => Math.abs(scale - other) <= other * 1e-12;

    function times(length, factor, divisor) {
      if (length === divisor) return factor;
      const product = length * factor;
      return Number.isFinite(product) ? product / divisor : length / divisor * factor;
    }

    const tolerance = length => Math.max(1e-9, Math.abs(length) * 2 ** -50);
    const cleared = (length, below = 1e-9) => Math.abs(length) < below ? 0 : length;

    function roundedDown(length) {
      const value = length + 1e-9;
      return Math.abs(value) < 2 ** 52 ? Math.floor(value) : value;
    }

    const roundedHalfUp = length => roundedDown(length + 0.5);

    function scales(image, area, displayScale, recipe) {
      const s = {
        width: area.width * image.scale / image.width,
        height: area.height * image.scale / image.height,
        actual: 1,
        native: displayScale === null ? null : image.scale / displayScale,
      };
      s.uncapped = {width: s.width, height: s.height};
      s.fit = Math.min(s.width, s.height);
      s.fill = Math.max(s.width, s.height);
      const value = spec => {
        if (typeof spec === "number") return spec;
        if (spec.min) return Math.min(...spec.min.map(value));
        if (spec.max) return Math.max(...spec.max.map(value));
        return s[{min: "minimum", max: "maximum", mid: "middle"}[spec.name] ?? spec.name] * spec.times;
      };
      const evaluate = spec => {
        const scale = value(spec);
        for (const name of ["fit", "fill", "width", "height"]) {
          if (isSame(scale, s[name])) return s[name];
        }
        return scale;
      };
      if (recipe.upscaleLimit !== null) {
        const limit = evaluate(recipe.upscaleLimit);
        for (const name of ["fit", "fill", "width", "height"]) s[name] = Math.min(s[name], limit);
      }
      s.minimum = evaluate(recipe.minZoom);
      const asked = evaluate(recipe.maxZoom);
      const isMinimum = isSame(asked, s.minimum);
      s.clamped = [];
      if (asked < s.minimum && !isMinimum) s.clamped.push("maximumZoomScale");
      s.maximum = isMinimum ? s.minimum : Math.max(s.minimum, asked);
      s.middle = (s.minimum + s.maximum) / 2;
      const clamp = scale =>
        isSame(scale, s.minimum) ? s.minimum
          : isSame(scale, s.maximum) ? s.maximum
            : Math.min(Math.max(scale, s.minimum), s.maximum);
      const clamped = (spec, key) => {
        const wanted = evaluate(spec);
        const scale = clamp(wanted);
        if (!isSame(wanted, scale)) s.clamped.push(key);
        return scale;
      };
      s.zoom = clamped(recipe.zoom, "zoomScale");
      if (recipe.doubleTap === null) {
        s.doubleTap = null;
      } else if (recipe.doubleTap === "standard") {
        const scale = clamp(s.fill);
        s.doubleTap = scale === s.minimum ? s.maximum : scale;
      } else {
        s.doubleTap = clamped(recipe.doubleTap, "doubleTapZoomScale");
      }
      return s;
    }

    function contentSize(image, area, s) {
      const isWidth = isSame(s.zoom, s.uncapped.width);
      const isHeight = isSame(s.zoom, s.uncapped.height);
      if (isWidth && isHeight) return area;
      if (isWidth) {
        return {width: area.width, height: times(area.width, image.height, image.width)};
      }
      if (isHeight) {
        return {width: times(area.height, image.width, image.height), height: area.height};
      }
      return {
        width: times(image.width, s.zoom, image.scale),
        height: times(image.height, s.zoom, image.scale),
      };
    }

    function density(image, area, s, displayScale) {
      if (displayScale === null) return null;
      if (isSame(s.zoom, s.uncapped.width)) return image.width / (area.width * displayScale);
      if (isSame(s.zoom, s.uncapped.height)) return image.height / (area.height * displayScale);
      return image.scale / (s.zoom * displayScale);
    }

    const areaOf = space =>
      space.isInBounds ? space.viewport : space.viewport - (space.leading + space.trailing);

    const alignedSpace = (space, scale) => ({
      viewport: roundedHalfUp(space.viewport * scale),
      leading: roundedHalfUp(space.leading * scale),
      trailing: roundedHalfUp(space.trailing * scale),
      isInBounds: space.isInBounds,
    });

    function alignedContent(space, content, scale, exactArea) {
      const pixels = Math.max(1, roundedHalfUp(content * scale));
      return content <= exactArea + tolerance(exactArea)
        ? Math.min(pixels, areaOf(space)) : pixels;
    }

    function axis(content, space, recipe, isVertical, target, isAligned) {
      const slack = tolerance(content + (space.viewport + space.leading + space.trailing));
      const area = areaOf(space);
      const areaStart = space.isInBounds ? 0 : space.leading;
      const isScrollable = content > space.viewport + slack
        || recipe.alwaysBounce === "both"
        || recipe.alwaysBounce === (isVertical ? "vertical" : "horizontal");
      const isAdjusted = recipe.adjust === "always"
        || recipe.adjust === "scrollable-axes" && isScrollable
        || recipe.adjust === "automatic" && (isVertical || isScrollable);
      const systemLeading = isAdjusted ? space.leading : 0;
      const systemTrailing = isAdjusted ? space.trailing : 0;

      const free = Math.max(0, area - content);
      const half = isAligned ? roundedDown(free / 2) : free / 2;
      const wantLeading = areaStart + half;
      const wantTrailing = (space.isInBounds ? 0 : space.trailing) + (free - half);

      const a = {content, origin: 0};
      let rest;
      switch (recipe.centering) {
      case "insets":
        a.insetLeading = wantLeading - systemLeading;
        a.insetTrailing = wantTrailing - systemTrailing;
        a.adjustedLeading = wantLeading;
        a.adjustedTrailing = wantTrailing;
        rest = wantLeading;
        break;
      case "plain-insets":
        a.insetLeading = half;
        a.insetTrailing = free - half;
        a.adjustedLeading = half + systemLeading;
        a.adjustedTrailing = free - half + systemTrailing;
        rest = a.adjustedLeading;
        break;
      case "leading-insets":
        a.insetLeading =
          space.isInBounds && isVertical ? Math.max(half, space.leading) : wantLeading;
        a.insetTrailing = 0;
        a.adjustedLeading = a.insetLeading + systemLeading;
        a.adjustedTrailing = systemTrailing;
        rest = a.adjustedLeading;
        break;
      default:
        a.insetLeading = a.insetTrailing = 0;
        a.adjustedLeading = systemLeading;
        a.adjustedTrailing = systemTrailing;
        a.origin = space.isInBounds ? half : wantLeading - systemLeading;
        rest = space.isInBounds ? half + systemLeading : wantLeading;
      }

      a.minimumOffset = 0 - a.adjustedLeading;
      const end = content + a.adjustedTrailing - space.viewport;
      a.canScroll = end > a.minimumOffset + slack;
      a.maximumOffset = a.canScroll ? end : a.minimumOffset;
      let wantedMiddle = null;
      if (target !== null && content > area + slack) {
        const centered = a.origin + content * target - (areaStart + area / 2);
        a.offset = Math.min(
          Math.max(isAligned ? roundedDown(centered) : centered, a.minimumOffset),
          a.maximumOffset);
        if (a.offset === centered) {
          wantedMiddle = areaStart + area / 2 + content * (0.5 - target);
        }
      } else {
        a.offset = a.minimumOffset;
      }
      a.start = a.offset === a.minimumOffset ? rest : a.origin - a.offset;

      const middle = wantedMiddle ?? a.start + content / 2;
      const clearMiddle = (space.viewport + space.leading - space.trailing) / 2;
      a.offCenter = cleared(middle - clearMiddle, slack);
      a.offCenterInBounds = cleared(middle - space.viewport / 2, slack);

      const noise = Math.min(content * 1e-9, slack);
      const hidden = space.leading - a.start;
      const clearLength = space.viewport - space.trailing - a.start;
      const start = hidden > noise ? hidden : 0;
      const seen = (clearLength < content - noise ? clearLength : content) - start;
      [a.visibleStart, a.visibleLength] = seen > noise ? [start, seen] : [0, 0];
      return a;
    }

    /// The facts of one fit, as in the program's JSON.
    function fit(image, viewport, recipe) {
      const edges = viewport.obstruction;
      const isInBounds = recipe.within === "bounds";
      const area = isInBounds ? viewport.size : {
        width: viewport.size.width - (edges.left + edges.right),
        height: viewport.size.height - (edges.top + edges.bottom),
      };
      const displayScale = viewport.displayScale;
      const s = scales(image, area, displayScale, recipe);
      const content = contentSize(image, area, s);

      let horizontal = {
        viewport: viewport.size.width, leading: edges.left, trailing: edges.right, isInBounds,
      };
      let vertical = {
        viewport: viewport.size.height, leading: edges.top, trailing: edges.bottom, isInBounds,
      };
      let {width, height} = content;
      const units = recipe.pixelAlign ? displayScale : 1;
      if (recipe.pixelAlign) {
        horizontal = alignedSpace(horizontal, units);
        vertical = alignedSpace(vertical, units);
        width = alignedContent(horizontal, width, units, area.width);
        height = alignedContent(vertical, height, units, area.height);
      }
      const points = {width: image.width / image.scale, height: image.height / image.scale};
      const target =
        recipe.scrollTo === "start" ? {x: null, y: null}
          : recipe.scrollTo === "middle" ? {x: 0.5, y: 0.5}
            : {x: recipe.scrollTo.x / points.width, y: recipe.scrollTo.y / points.height};
      const x = axis(width, horizontal, recipe, false, target.x, recipe.pixelAlign);
      const y = axis(height, vertical, recipe, true, target.y, recipe.pixelAlign);

      const position = length => cleared(length / units);
      const point = key => ({x: position(x[key]), y: position(y[key])});
      const size = {width: x.content / units, height: y.content / units};
      const rect = key => ({...point(key), ...size});
      const insets = (leading, trailing) => ({
        top: position(y[leading]), left: position(x[leading]),
        bottom: position(y[trailing]), right: position(x[trailing]),
      });
      const fraction = x.visibleLength / x.content * (y.visibleLength / y.content);
      return {
        fitScale: s.fit, fillScale: s.fill, nativeZoomScale: s.native,
        minimumZoomScale: s.minimum, maximumZoomScale: s.maximum, zoomScale: s.zoom,
        doubleTapZoomScale: s.doubleTap, zoomBase: recipe.zoomBase === "fit" ? s.fit : 1,
        isZoomable: s.maximum > s.minimum, clamped: s.clamped,
        contentSize: size, frameInViewport: rect("start"), contentViewFrame: rect("origin"),
        contentInset: insets("insetLeading", "insetTrailing"),
        adjustedContentInset: insets("adjustedLeading", "adjustedTrailing"),
        contentOffset: point("offset"), minimumContentOffset: point("minimumOffset"),
        maximumContentOffset: point("maximumOffset"),
        canScroll: {x: x.canScroll, y: y.canScroll},
        offCenter: point("offCenter"), offCenterInBounds: point("offCenterInBounds"),
        imagePixelsPerDevicePixel: density(image, area, s, displayScale),
        visibleFraction: fraction >= 1 - 1e-9 ? 1 : fraction,
        visibleImageRect: x.visibleLength > 0 && y.visibleLength > 0 ? {
          x: times(x.visibleStart, points.width, x.content),
          y: times(y.visibleStart, points.height, y.content),
          width: times(x.visibleLength, points.width, x.content),
          height: times(y.visibleLength, points.height, y.content),
        } : null,
      };
    }
    """#
}
