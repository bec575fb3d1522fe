/// How drawings look: one stylesheet for a file of its own and for pages that hold many.
///
/// Plain values and no variables: not every viewer of SVG knows those.
enum SVGStyle {
  static let sheet = """
    .zf{background:#fff;font:12px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    .zf text{fill:#1d1d1f}
    .zf-page{fill:#fff}
    .zf .zf-title{font-size:15px;font-weight:600}
    .zf .zf-soft{fill:#5c5c66}
    .zf .zf-number{font-size:11.5px;fill:#44444c}
    .zf-clear{fill:#edeff3}
    .zf-picture{fill:#bcd7f4}
    .zf-cross{stroke:#7da8d5;stroke-width:1}
    .zf-frame{fill:none;stroke:#0b63c5;stroke-width:1.6}
    .zf-safe{fill:#d08a12;fill-opacity:.3}
    .zf-bar{fill:#565b67;fill-opacity:.82}
    .zf .zf-on-bar{fill:#fff;font-size:10px}
    .zf .zf-inset{fill:#0b5cb8;font-size:11px}
    .zf .zf-size{fill:#08417f;font-size:12px;font-weight:600;stroke:#fff;stroke-width:3;\
    stroke-opacity:.75;stroke-linejoin:round;paint-order:stroke}
    .zf-dim{stroke:#85858f;stroke-width:1}
    .zf-outline{fill:none;stroke:#85858f;stroke-width:1.2}
    .zf-bezel{fill:none;stroke:#2a2a2e;stroke-width:5}
    .zf-cutout{fill:#111}
    .zf .zf-alert{fill:#b3261e;font-weight:600}
    .zf-arrow{stroke:#d32f23;stroke-width:2.4}
    .zf-head{fill:#d32f23}
    .zf-target{fill:#fff;stroke:#d32f23;stroke-width:2}
    @media (prefers-color-scheme:dark){
    .zf{background:#17181b}
    .zf text{fill:#f2f2f5}
    .zf-page{fill:#17181b}
    .zf .zf-soft{fill:#a9abb5}
    .zf .zf-number{fill:#c9cad2}
    .zf-clear{fill:#292b31}
    .zf-picture{fill:#234a75}
    .zf-cross{stroke:#5b8dc3}
    .zf-frame{stroke:#62adff}
    .zf-safe{fill:#e3a735}
    .zf-bar{fill:#9aa0ae}
    .zf .zf-on-bar{fill:#101114}
    .zf .zf-inset{fill:#8cc2ff}
    .zf .zf-size{fill:#e4f1ff;stroke:#10233a}
    .zf-dim,.zf-outline{stroke:#7d8089}
    .zf-bezel{stroke:#5a5d66}
    .zf-cutout{fill:#000}
    .zf .zf-alert{fill:#ff9a90}
    .zf-arrow{stroke:#ff6f62}
    .zf-head{fill:#ff6f62}
    .zf-target{fill:#17181b;stroke:#ff6f62}
    }
    """
}
