/// How pages begin, and how they look around their drawings.
enum PageStyle {
  /// A page up to its heading, inside of its header.
  ///
  /// - Parameters:
  ///   - title: Its title and heading.
  ///   - policy: What a browser may load for it; nothing else.
  static func opening(title: String, allowing policy: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(policy)">
    <title>\(title)</title>
    <style>
    \(sheet)
    </style>
    </head>
    <body>
    <header>
    <h1>\(title)</h1>

    """
  }

  static let sheet =
    SVGStyle.sheet + "\n" + """
      :root{color-scheme:light dark;--ink:#1d1d1f;--soft:#5c5c66;--page:#f3f4f7;--card:#fff;\
      --line:#d5d7de;--accent:#0b5cb8;--bad:#b3261e}
      @media (prefers-color-scheme:dark){:root{--ink:#f2f2f5;--soft:#a9abb5;--page:#0e0f11;\
      --card:#17181b;--line:#34363d;--accent:#7db9ff;--bad:#ff9a90}}
      *{box-sizing:border-box}
      body{margin:0;background:var(--page);color:var(--ink);\
      font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
      header,main{max-width:1400px;margin:0 auto;padding:16px}
      header{padding-bottom:0}
      h1{font-size:1.5rem;margin:0}
      h2{font-size:1.1rem;margin:24px 0 10px}
      p{margin:2px 0 12px;color:var(--soft)}
      button,input,select{font:inherit;color:inherit}
      button,select,input[type=search]{background:var(--card);border:1px solid var(--line);\
      border-radius:8px;padding:7px 11px;min-height:40px}
      button{cursor:pointer}
      :focus-visible{outline:3px solid var(--accent);outline-offset:1px}
      .totals,.controls{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:10px}
      .totals [aria-pressed=true]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
      .totals .some b{color:var(--bad)}
      .controls input{flex:1 1 220px;min-width:0}
      .controls label{display:flex;align-items:center;gap:6px;color:var(--soft)}
      .grid{display:grid;gap:14px;align-items:start;\
      grid-template-columns:repeat(auto-fill,minmax(min(310px,100%),1fr))}
      .card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:8px;\
      content-visibility:auto;contain-intrinsic-size:auto 560px}
      .drawing svg{display:block;width:100%;max-width:480px;margin:0 auto;height:auto;\
      background:none}
      .zoom{display:flex;align-items:center;gap:10px;padding:4px 8px;min-height:40px}
      .zoom input{flex:1;min-width:0;accent-color:var(--accent)}
      .zoom output{min-width:4.5em;text-align:right;font-variant-numeric:tabular-nums}
      details{padding:2px 8px;color:var(--soft);font-size:.85rem}
      summary{cursor:pointer}
      pre{overflow:auto;margin:6px 0;max-height:240px}
      .more{display:block;margin:14px auto}
      [hidden]{display:none}
      .scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:12px}
      table{border-collapse:collapse;width:100%;font-size:.9rem}
      th,td{padding:6px 12px;text-align:left;border-top:1px solid var(--line);font-weight:400;\
      white-space:nowrap}
      thead th{border-top:0;padding:0;background:var(--card)}
      thead button{border:0;background:none;width:100%;text-align:inherit;font-weight:600;\
      white-space:nowrap}
      thead [aria-sort=ascending] button::after{content:" \\2191"}
      thead [aria-sort=descending] button::after{content:" \\2193"}
      .value{text-align:right;font-variant-numeric:tabular-nums}
      .bad{color:var(--bad);font-weight:600}
      .link{border:0;background:none;padding:0;min-height:0;color:var(--accent);text-align:left;\
      max-width:22em;overflow:hidden;text-overflow:ellipsis}
      dialog{border:1px solid var(--line);border-radius:14px;padding:10px;background:var(--card);\
      color:inherit;width:min(560px,calc(100vw - 24px))}
      dialog::backdrop{background:rgba(0,0,0,.5)}
      dialog .card{border:0;padding:0;content-visibility:visible}
      .finding{display:grid;gap:4px 18px;align-items:start;padding:10px 14px;\
      border-top:1px solid var(--line);content-visibility:auto;contain-intrinsic-size:auto 60px}
      @media (min-width:760px){.finding.drawn{grid-template-columns:minmax(0,1fr) 360px;\
      grid-template-rows:auto 1fr}.finding .drawing{grid-column:2;grid-row:1/3}}
      .finding.drawn{contain-intrinsic-size:auto 520px}
      .finding:first-of-type{border-top:0}
      .finding p{margin:0;color:inherit;overflow-wrap:anywhere}
      .finding .rule{color:var(--soft);font-size:.85rem}
      .finding .drawing{max-width:360px;width:100%}
      .file{background:var(--card);border:1px solid var(--line);border-radius:12px;\
      margin-bottom:14px;overflow:hidden}
      .file h2{margin:0;padding:10px 14px;font-size:1rem;border-bottom:1px solid var(--line);\
      overflow-wrap:anywhere}
      .error{color:var(--bad);font-weight:600}
      .warning{color:#8a5a00;font-weight:600}
      @media (prefers-color-scheme:dark){.warning{color:#f0b54a}}
      @media (max-width:600px){header,main{padding:10px}.controls label,.controls select{flex:1}}
      """
}
