extension FitPage {
  /// What `SVGDrawing` and `ScreenDrawing` draw, for the page: one drawing when it is looked at, and
  /// anew whenever the slider moves.
  static let drawing = #"""
    const escaped = text =>
      String(text).replace(/[&<>"]/g, c => ({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}[c]));

    const attributes = values =>
      Object.entries(values).map(([name, value]) => ` ${name}="${hundredths(value)}"`).join("");

    class Pen {
      body = "";

      rect(style, x, y, width, height, radius = 0) {
        const values = {x, y, width: Math.max(0, width), height: Math.max(0, height)};
        if (radius > 0) values.rx = radius;
        this.body += `<rect class="zf-${style}"${attributes(values)}/>\n`;
      }

      line(style, x1, y1, x2, y2) {
        this.body += `<line class="zf-${style}"${attributes({x1, y1, x2, y2})}/>\n`;
      }

      circle(style, cx, cy, r) {
        this.body += `<circle class="zf-${style}"${attributes({cx, cy, r})}/>\n`;
      }

      triangle(style, points) {
        const path = points.map((point, index) =>
          (index === 0 ? "M" : "L") + hundredths(point.x) + " " + hundredths(point.y));
        this.body += `<path class="zf-${style}" d="${path.join("")}Z"/>\n`;
      }

      text(style, text, x, y, anchor = "start") {
        const end = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
        this.body +=
          `<text class="zf-${style}"${attributes({x, y})}${end}>${escaped(text)}</text>\n`;
      }

      screen(id, x, y, width, height, radius, content) {
        const values = radius > 0 ? {width, height, rx: radius} : {width, height};
        this.body += `<clipPath id="${id}"><rect${attributes(values)}/></clipPath>\n`
          + `<g transform="translate(${hundredths(x)} ${hundredths(y)})" clip-path="url(#${id})">\n`;
        content();
        this.body += "</g>\n";
      }
    }

    function wrapped(parts, separator, width) {
      const lines = [];
      for (const part of parts) {
        const last = lines.at(-1);
        if (last !== undefined && [...last].length + separator.length + [...part].length <= width) {
          lines[lines.length - 1] = last + separator + part;
        } else {
          lines.push(part);
        }
      }
      return lines;
    }

    function spans(start, size, viewport) {
      const end = start + size;
      return [
        {start: 0, length: start}, {start, length: size, isFrame: true},
        {start: end, length: viewport - end},
      ].filter(span => span.length > 1e-9);
    }

    class Screen {
      constructor(pen, viewport, origin) {
        Object.assign(this, {pen, viewport, origin, scale: origin.scale});
        this.width = viewport.size.width * origin.scale;
        this.height = viewport.size.height * origin.scale;
        const {isRounded, cutout} = viewport.screen ?? {};
        const roundness = !isRounded ? 0 : cutout === "none" ? 0.025 : 0.13;
        this.radius = roundness * Math.min(this.width, this.height);
      }

      draw(image, fit, id) {
        const {pen, origin} = this;
        pen.screen(id, origin.x, origin.y, this.width, this.height, this.radius, () => {
          pen.rect("clear", 0, 0, this.width, this.height);
          if (fit) this.drawImage(image, this.scaled(fit.frameInViewport));
          this.drawObstruction();
          if (fit) {
            this.drawFrame(fit);
            this.drawInsets(fit);
            this.drawOffCenter(fit);
          }
          this.drawCutout();
        });
        this.drawOutline();
        this.drawObstructionLengths();
        if (fit) this.drawLengths(fit.frameInViewport);
      }

      scaled(rect) {
        return {
          x: rect.x * this.scale, y: rect.y * this.scale,
          width: rect.width * this.scale, height: rect.height * this.scale,
        };
      }

      drawImage(image, frame) {
        const {pen} = this;
        pen.rect("picture", frame.x, frame.y, frame.width, frame.height);
        const href = image.picture === null ? null : data.pictures[image.picture];
        if (href !== null) {
          const place = image.storedOrientation === 1
            ? attributes(frame)
            : ` width="1" height="1" transform="matrix(${undone(image, frame).join(" ")})"`;
          pen.body += `<image preserveAspectRatio="none"${place} href="${escaped(href)}"/>\n`;
          return;
        }
        const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
        pen.line("cross", frame.x, frame.y, right, bottom);
        pen.line("cross", frame.x, bottom, right, frame.y);
      }

      drawObstruction() {
        const {pen, scale, width, height} = this;
        const edges = this.viewport.obstruction;
        const [top, left] = [edges.top * scale, edges.left * scale];
        const [bottom, right] = [edges.bottom * scale, edges.right * scale];
        const inner = height - top - bottom;
        if (top > 0) pen.rect("safe", 0, 0, width, top);
        if (bottom > 0) pen.rect("safe", 0, height - bottom, width, bottom);
        if (left > 0) pen.rect("safe", 0, top, left, inner);
        if (right > 0) pen.rect("safe", width - right, top, right, inner);
        for (const bar of this.viewport.bars) {
          const [y, barHeight] = [bar.y * scale, bar.height * scale];
          pen.rect("bar", 0, y, width, barHeight);
          if (barHeight >= 11 && width >= 90) {
            pen.text("on-bar", bar.name, width / 2, y + barHeight / 2 + 3.5, "middle");
          }
        }
      }

      drawFrame(fit) {
        const frame = this.scaled(fit.frameInViewport);
        this.pen.rect("frame", frame.x, frame.y, frame.width, frame.height);
        const left = Math.max(0, frame.x);
        const right = Math.min(this.width, frame.x + frame.width);
        const top = Math.max(0, frame.y);
        const bottom = Math.min(this.height, frame.y + frame.height);
        const text = sizeText(fit.frameInViewport);
        const isMoved = !isZero(fit.offCenter);
        if (right - left < 6.8 * text.length + 8 || bottom - top < (isMoved ? 48 : 18)) return;
        const y = isMoved ? bottom - 9 : (top + bottom) / 2 + 4;
        this.pen.text("size", text, (left + right) / 2, y, "middle");
      }

      drawInsets(fit) {
        const frame = this.scaled(fit.frameInViewport);
        const edges = this.viewport.obstruction;
        const clear = {
          x: edges.left * this.scale, y: edges.top * this.scale,
          width: this.width - (edges.left + edges.right) * this.scale,
          height: this.height - (edges.top + edges.bottom) * this.scale,
        };
        const inset = fit.contentInset;
        const middle = {x: clear.x + clear.width / 2, y: frame.y + frame.height / 2 + 4};
        const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
        const [clearRight, clearBottom] = [clear.x + clear.width, clear.y + clear.height];
        const write = (value, x, y, width) => {
          const number = length(value);
          if (value === 0 || width < 6.2 * number.length) return;
          const text = width >= 6.2 * (number.length + 6) ? `inset ${number}` : number;
          this.pen.text("inset", text, x, y, "middle");
        };
        if (frame.y - clear.y >= 14) {
          write(inset.top, middle.x, (clear.y + frame.y) / 2 + 4, clear.width);
        }
        if (clearBottom - bottom >= 14) {
          write(inset.bottom, middle.x, (bottom + clearBottom) / 2 + 4, clear.width);
        }
        write(inset.left, (clear.x + frame.x) / 2, middle.y, frame.x - clear.x);
        write(inset.right, (right + clearRight) / 2, middle.y, clearRight - right);
      }

      drawOffCenter(fit) {
        const off = fit.offCenter;
        if (isZero(off)) return;
        const {pen} = this;
        const frame = this.scaled(fit.frameInViewport);
        const to = {x: frame.x + frame.width / 2, y: frame.y + frame.height / 2};
        const gone = {x: off.x * this.scale, y: off.y * this.scale};
        const from = {x: to.x - gone.x, y: to.y - gone.y};
        const far = Math.sqrt(gone.x * gone.x + gone.y * gone.y);
        const ahead = {x: gone.x / far, y: gone.y / far};
        const head = 7;
        if (far > head) {
          pen.line("arrow", from.x, from.y, to.x - ahead.x * head, to.y - ahead.y * head);
        }
        pen.circle("target", from.x, from.y, 3.5);
        const back = {x: to.x - ahead.x * 9, y: to.y - ahead.y * 9};
        pen.triangle("head", [
          to, {x: back.x - ahead.y * 5, y: back.y + ahead.x * 5},
          {x: back.x + ahead.y * 5, y: back.y - ahead.x * 5},
        ]);
      }

      drawCutout() {
        const cutout = this.viewport.screen?.cutout ?? "none";
        if (cutout === "none") return;
        const {pen, scale} = this;
        const isUpright = this.viewport.orientation === "portrait";
        const short = isUpright ? this.width : this.height;
        const [across, deep, gap, radius] = cutout === "notch"
          ? [0.5 * short, 51 * scale, -20 * scale, 18 * scale]
          : [126 * scale, 37 * scale, 11 * scale, 18.5 * scale];
        const start = (short - across) / 2;
        if (isUpright) {
          pen.rect("cutout", start, gap, across, deep, radius);
        } else {
          pen.rect("cutout", gap, start, deep, across, radius);
        }
      }

      drawOutline() {
        const {pen, origin, width, height} = this;
        if (this.viewport.screen === null) {
          pen.rect("outline", origin.x, origin.y, width, height);
        } else {
          pen.rect("bezel", origin.x - 2.5, origin.y - 2.5, width + 5, height + 5, this.radius + 2.5);
        }
      }

      drawObstructionLengths() {
        const {pen, origin, scale} = this;
        const edges = this.viewport.obstruction;
        const x = origin.x - 12;
        const draw = (covered, start) => {
          if (covered <= 0) return;
          const [top, bottom] = [origin.y + start, origin.y + start + covered * scale];
          pen.line("dim", x, top, x, bottom);
          pen.line("dim", x - 3, top, x + 3, top);
          pen.line("dim", x - 3, bottom, x + 3, bottom);
          pen.text("number", length(covered), x - 6, (top + bottom) / 2 + 4, "end");
        };
        draw(edges.top, 0);
        draw(edges.bottom, this.height - edges.bottom * scale);
      }

      drawLengths(frame) {
        const {pen, origin} = this;
        const x = origin.x + this.width + 14;
        const y = origin.y + this.height + 14;
        const clip = (span, size, start) => [
          start + Math.min(Math.max(span.start * this.scale, 0), size),
          start + Math.min(Math.max((span.start + span.length) * this.scale, 0), size),
        ];
        for (const span of spans(frame.y, frame.height, this.viewport.size.height)) {
          const [top, bottom] = clip(span, this.height, origin.y);
          if (bottom <= top) continue;
          pen.line("dim", x, top, x, bottom);
          pen.line("dim", x - 3, top, x + 3, top);
          pen.line("dim", x - 3, bottom, x + 3, bottom);
          if (bottom - top >= 11 || span.isFrame) {
            pen.text("number", length(span.length), x + 7, (top + bottom) / 2 + 4);
          }
        }
        for (const span of spans(frame.x, frame.width, this.viewport.size.width)) {
          const [left, right] = clip(span, this.width, origin.x);
          if (right <= left) continue;
          pen.line("dim", left, y, right, y);
          pen.line("dim", left, y - 3, left, y + 3);
          pen.line("dim", right, y - 3, right, y + 3);
          const number = length(span.length);
          if (right - left >= 6.6 * number.length || span.isFrame) {
            pen.text("number", number, (left + right) / 2, y + 15, "middle");
          }
        }
      }
    }

    /// The unit square of an image that the browser shows upright, moved so that it shows as stored.
    function undone(image, frame) {
      const [across, down] = {
        2: [[-1, 0, 1], [0, 1, 0]], 3: [[-1, 0, 1], [0, -1, 1]], 4: [[1, 0, 0], [0, -1, 1]],
        5: [[0, 1, 0], [1, 0, 0]], 6: [[0, 1, 0], [-1, 0, 1]], 7: [[0, -1, 1], [-1, 0, 1]],
        8: [[0, -1, 1], [1, 0, 0]],
      }[image.storedOrientation];
      return [
        frame.width * across[0], frame.height * down[0], frame.width * across[1],
        frame.height * down[1], frame.x + frame.width * across[2], frame.y + frame.height * down[2],
      ].map(hundredths);
    }

    /// The whole drawing: {height, body}. `fit` is null for a file that could not be read.
    function draw(image, viewport, recipe, fit, id) {
      const pen = new Pen();
      let y = 26;
      pen.text("title", image.title, 14, y);
      const model = recipe.model === null ? [] : [`model ${recipe.model}`];
      for (const line of wrapped([...image.parts, ...viewport.parts, ...model], " · ", 52)) {
        y += 16;
        pen.text("soft", line, 14, y);
      }
      y += 23;
      const size = viewport.size;
      const scale = Math.min(244 / size.width, 350 / size.height);
      const screen = new Screen(
        pen, viewport, {x: 52 + (244 - size.width * scale) / 2, y, scale});
      screen.draw(image, fit, id);
      y += screen.height + 35;
      const lines = fit ? captions(fit, recipe, viewport) : [["error", image.error.message, true]];
      for (const [label, text, isAlert] of lines) {
        wrapped(text.split(" ").filter(word => word !== ""), " ", 36).forEach((line, index) => {
          y += 17;
          pen.text("soft", index === 0 ? label : "", 14, y);
          pen.text(isAlert ? "alert" : "value", line, 92, y);
        });
      }
      return {height: y + 16, body: pen.body};
    }
    """#
}
