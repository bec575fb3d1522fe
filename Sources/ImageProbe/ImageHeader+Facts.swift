import CImageHeader

extension ImageHeader {
  /// Takes over what the C door has found.
  init(_ facts: zf_header, byteCount: Int?) {
    let density = Density(facts)
    self.init(
      format: facts.format == .ZF_FORMAT_PNG ? .png : .jpeg,
      width: Int(facts.width),
      height: Int(facts.height),
      exifOrientation: Int(facts.exif.orientation),
      bitDepth: Int(facts.bit_depth),
      colorModel: ColorModel(facts.color),
      hasAlpha: facts.has_alpha,
      isInterlaced: facts.is_interlaced,
      isAnimated: facts.is_animated,
      isXcodeOptimized: facts.is_xcode_optimized,
      density: density,
      byteCount: byteCount,
      warnings: HeaderWarning.warnings(of: facts, density: density))
  }
}

extension ColorModel {
  init?(_ color: zf_color) {
    switch color {
    case .ZF_COLOR_GRAY: self = .gray
    case .ZF_COLOR_RGB: self = .rgb
    case .ZF_COLOR_INDEXED: self = .indexed
    case .ZF_COLOR_CMYK: self = .cmyk
    case .ZF_COLOR_OTHER: return nil
    }
  }
}

extension Density {
  init?(_ facts: zf_header) {
    let unit: Unit
    switch facts.density_unit {
    case .ZF_DENSITY_ABSENT: return nil
    case .ZF_DENSITY_NONE: unit = .none
    case .ZF_DENSITY_PER_INCH: unit = .perInch
    case .ZF_DENSITY_PER_CENTIMETER: unit = .perCentimeter
    case .ZF_DENSITY_PER_METER: unit = .perMeter
    }
    self.init(x: facts.density_x, y: facts.density_y, unit: unit)
  }
}
