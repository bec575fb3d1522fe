import AppleDisplays

extension PixelSize {
  /// The nearest size that is a whole number of points at a scale; nil where it is one itself.
  func wholePoints(scale: Int) -> PixelSize? {
    func nearest(_ side: Int) -> Int { max(scale, (side + scale / 2) / scale * scale) }
    let size = PixelSize(width: nearest(width), height: nearest(height))
    return size == self ? nil : size
  }
}
