/// A frame along one axis of the viewport: what is before it, itself, and what is behind it.
struct AxisSpans {
  struct Span {
    let start, length: Double
    /// Whether it is the frame itself.
    var isFrame = false
  }

  let all: [Span]

  init(_ start: Double, _ length: Double, _ viewport: Double) {
    let end = start + length
    all = [
      Span(start: 0, length: start), Span(start: start, length: length, isFrame: true),
      Span(start: end, length: viewport - end),
    ].filter { $0.length > 1e-9 }
  }
}
