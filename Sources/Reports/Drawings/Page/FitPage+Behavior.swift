extension FitPage {
  /// What the page does: totals, filter, sorting, drawings on demand, the slider.
  static let behavior = #"""
    const data = {precision: 2, pictures: [], images: [], viewports: [], recipes: []};
    const rows = [];

    for (const entry of JSON.parse(document.getElementById("data").textContent)) {
      const [kind, value] = entry;
      switch (kind) {
      case "precision": data.precision = value; break;
      case "picture": data.pictures.push(value); break;
      case "image": data.images.push(value); break;
      case "viewport": data.viewports.push(value); break;
      case "recipe": data.recipes.push(value); break;
      default: {
        const [image, viewport, recipe] =
          [data.images[entry[0]], data.viewports[entry[1]], data.recipes[entry[2]]];
        rows.push({index: rows.length, image, viewport, recipe});
      }
      }
    }

    for (const row of rows) {
      const {image, viewport, recipe} = row;
      row.fit = image.error === null ? fit(image, viewport, recipe) : null;
      row.isStretched = row.fit !== null && (row.fit.imagePixelsPerDevicePixel ?? 1) < 1;
      row.isOff = row.fit !== null && !isZero(row.fit.offCenter);
      row.isCut = row.fit !== null && row.fit.visibleFraction < 1;
      row.isFailed = row.fit === null;
      row.text = [image.title, image.name, viewport.title, recipe.model ?? ""].join(" ").toLowerCase();
    }

    const $ = id => document.getElementById(id);

    function element(name, values = {}, ...children) {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(values)) {
        if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
        else if (value !== null) made.setAttribute(key, value);
      }
      made.append(...children);
      return made;
    }

    const frameText = fit => {
      const frame = fit.frameInViewport;
      return `${length(frame.x)}, ${length(frame.y)} · ${sizeText(frame)}`;
    };

    const columns = [
      {title: "Image", key: row => row.image.title, isText: true},
      {title: "Viewport", key: row => row.viewport.title, isText: true},
      {title: "Model", key: row => row.recipe.model ?? "", isText: true,
        isHidden: data.recipes.every(recipe => recipe.model === null)},
      {title: "Fit scale", key: row => row.fit?.fitScale, text: row => scale(row.fit.fitScale)},
      {title: "Frame", key: row => row.fit?.frameInViewport.y, text: row => frameText(row.fit)},
      {title: "Insets", key: row => row.fit?.contentInset.top,
        text: row => insetsText(row.fit.contentInset)},
      {title: "Sharpness", key: row => row.fit?.imagePixelsPerDevicePixel ?? undefined,
        text: row => length(row.fit.imagePixelsPerDevicePixel), isBad: row => row.isStretched},
      {title: "Off center",
        key: row => row.fit && Math.hypot(row.fit.offCenter.x, row.fit.offCenter.y),
        text: row => way(row.fit.offCenter), isBad: row => row.isOff},
      {title: "Visible", key: row => row.fit?.visibleFraction,
        text: row => `${length(row.fit.visibleFraction * 100)} %`, isBad: row => row.isCut},
    ].filter(column => !column.isHidden);

    const kinds = [
      {title: "all", test: () => true},
      {title: "stretched", test: row => row.isStretched, hint: "fewer image pixels than device pixels"},
      {title: "off center", test: row => row.isOff, hint: "not in the middle of the clear area"},
      {title: "cut", test: row => row.isCut, hint: "part of the image is covered or outside"},
      {title: "unreadable", test: row => row.isFailed},
    ];

    const state = {kind: kinds[0], words: [], column: null, isDescending: false};
    const cardsAtOnce = 24;
    const rowsAtOnce = 200;
    let shown = [];
    let cardCount = 0;
    let rowCount = 0;

    function select() {
      shown = rows.filter(row =>
        state.kind.test(row) && state.words.every(word => row.text.includes(word)));
      if (state.column !== null) {
        const {key, isText} = state.column;
        const sign = state.isDescending ? -1 : 1;
        shown.sort((one, other) => {
          const [a, b] = [key(one), key(other)];
          // What is not known comes last, whichever way round.
          if (a === undefined || a === null) return b === undefined || b === null ? 0 : 1;
          if (b === undefined || b === null) return -1;
          return sign * (isText ? a.localeCompare(b, "en", {numeric: true}) : a - b);
        });
      }
      $("grid").replaceChildren();
      $("rows").replaceChildren();
      cardCount = rowCount = 0;
      showCards();
      showRows();
      $("status").textContent =
        shown.length === rows.length ? `${rows.length} results`
          : `${shown.length} of ${rows.length} results`;
      for (const button of $("totals").children) {
        button.setAttribute("aria-pressed", String(button.kind === state.kind));
      }
      for (const cell of $("titles").children) {
        const isSorted = cell.column === state.column;
        const direction = state.isDescending ? "descending" : "ascending";
        cell.setAttribute("aria-sort", isSorted ? direction : "none");
      }
    }

    function showCards() {
      const next = shown.slice(cardCount, cardCount + cardsAtOnce);
      $("grid").append(...next.map(row => card(row, "card")));
      cardCount += next.length;
      $("more-cards").hidden = cardCount >= shown.length;
      $("more-cards").textContent = `Show more drawings (${cardCount} of ${shown.length})`;
    }

    function showRows() {
      const next = shown.slice(rowCount, rowCount + rowsAtOnce);
      $("rows").append(...next.map(tableRow));
      rowCount += next.length;
      $("more-rows").hidden = rowCount >= shown.length;
      $("more-rows").textContent = `Show more rows (${rowCount} of ${shown.length})`;
    }

    function tableRow(row) {
      const cells = columns.map((column, index) => {
        const cell = element(index === 0 ? "th" : "td", index === 0 ? {scope: "row"} : {});
        const value = column.key(row);
        const text =
          column.isText ? value : value === undefined || value === null ? "" : column.text(row);
        if (index === 0) {
          cell.append(element("button", {class: "link", onclick: () => enlarge(row)},
            element("bdi", {}, text)));
        } else {
          cell.textContent = text;
        }
        if (!column.isText) cell.className = "value";
        if (column.isBad?.(row)) cell.classList.add("bad");
        return cell;
      });
      if (row.isFailed) {
        const rest = cells.splice(3 - (columns.length === 8 ? 1 : 0));
        cells.push(element("td", {class: "bad", colspan: rest.length}, row.image.error.message));
      }
      return element("tr", {}, ...cells);
    }

    /// A drawing with its slider.
    function card(row, prefix) {
      const picture = element("div", {class: "drawing"});
      const result = element("article", {class: "card"}, picture);
      const id = `${prefix}-${row.index}`;
      const show = fit => {
        const {height, body} = draw(row.image, row.viewport, row.recipe, fit, `zf-${id}`);
        const name = `${row.image.name} in ${row.viewport.title}`;
        picture.innerHTML =
          `<svg class="zf" viewBox="0 0 360 ${hundredths(height)}" role="img"`
          + ` aria-label="${escaped(name)}">${body}</svg>`;
      };
      show(row.fit);
      if (row.fit === null) return result;
      const exact = element("pre", {});
      const details = element("details", {}, element("summary", {}, "Exact numbers"), exact);
      let current = row.fit;
      const explain = () => {
        exact.textContent = details.open ? JSON.stringify(current, null, 1) : "";
      };
      details.addEventListener("toggle", explain);
      if (row.fit.isZoomable) {
        const {minimumZoomScale: minimum, maximumZoomScale: maximum} = row.fit;
        const ratio = maximum / minimum;
        const steps = 1000;
        const slider = element("input", {
          type: "range", min: 0, max: steps, step: 1, id,
          value: Math.round(steps * Math.log(row.fit.zoomScale / minimum) / Math.log(ratio)),
        });
        const output = element("output", {for: id}, scale(row.fit.zoomScale));
        slider.addEventListener("input", () => {
          const step = Number(slider.value);
          const zoom =
            step === 0 ? minimum : step === steps ? maximum : minimum * ratio ** (step / steps);
          current = fit(row.image, row.viewport, {...row.recipe, zoom});
          output.textContent = scale(current.zoomScale);
          slider.setAttribute("aria-valuetext", output.textContent);
          show(current);
          explain();
        });
        slider.setAttribute("aria-valuetext", output.textContent);
        result.append(element("div", {class: "zoom"}, element("label", {for: id}, "Zoom"), slider,
          output));
      }
      result.append(details);
      return result;
    }

    function enlarge(row) {
      $("large-drawing").replaceChildren(card(row, "large"));
      $("large").showModal();
    }

    for (const kind of kinds) {
      const count = rows.filter(kind.test).length;
      if (kind.title === "unreadable" && count === 0) continue;
      const button = element("button", {
        type: "button", title: kind.hint ?? null, class: kind !== kinds[0] && count > 0 ? "some" : "",
        onclick: () => {
          state.kind = kind;
          select();
        },
      }, element("b", {}, String(count)), ` ${kind.title}`);
      button.kind = kind;
      $("totals").append(button);
    }

    function sort(column, isDescending) {
      Object.assign(state, {column, isDescending});
      $("sort").value = column === null ? "" : String(columns.indexOf(column));
      select();
    }

    for (const [index, column] of columns.entries()) {
      const cell = element("th", {scope: "col", class: column.isText ? "" : "value"},
        element("button", {
          type: "button",
          onclick: () => sort(column, state.column === column && !state.isDescending),
        }, column.title));
      cell.column = column;
      $("titles").append(cell);
      $("sort").append(element("option", {value: index}, column.title));
    }

    $("sort").addEventListener("change", () => {
      sort(columns[$("sort").value] ?? null, false);
    });
    $("filter").addEventListener("input", () => {
      state.words = $("filter").value.toLowerCase().split(/\s+/).filter(word => word !== "");
      select();
    });
    $("controls").addEventListener("submit", event => event.preventDefault());
    $("more-cards").addEventListener("click", showCards);
    $("more-rows").addEventListener("click", showRows);
    $("close").addEventListener("click", () => $("large").close());
    $("large").addEventListener("click", event => {
      if (event.target === $("large")) $("large").close();
    });

    const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
    $("summary").textContent = [
      counted(data.images.length, "image"), counted(data.viewports.length, "viewport"),
      ...(data.recipes.length > 1 ? [counted(data.recipes.length, "recipe")] : []),
    ].join(" × ");
    select();
    """#
}
