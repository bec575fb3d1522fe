/// A display that the App Store takes screenshots for.
public struct ScreenshotDisplay: Hashable, Sendable {
  /// App Store Connect's name: `APP_IPHONE_67`.
  public let type: String
  /// What a person calls it: `iPhone 6.9" (name kept from 6.7")`.
  public let label: String
  /// Further names, the label without inch marks and remarks among them: `iPhone 6.9`.
  public let aliases: [String]
  /// The device that the type was named for.
  public let namedAfter: String
  /// The sizes that are taken, every orientation listed, in pixels.
  public let sizes: [PixelSize]
  /// Slugs of devices with such a display.
  public let exampleDevices: [String]
  /// What the store asks of the display; nil where that is not known. From secondary guides, 2026.
  public let store: String?

  public init(
    type: String, label: String, aliases: [String] = [], namedAfter: String = "",
    sizes: [PixelSize], exampleDevices: [String] = [], store: String? = nil
  ) {
    self.type = type
    self.label = label
    self.aliases = [String(label.prefix { $0 != "(" }.filter { $0 != "\"" }).trimmed] + aliases
    self.namedAfter = namedAfter
    self.sizes = sizes
    self.exampleDevices = exampleDevices
    self.store = store
  }

  /// The iMessage app's type for the same display; nil where it has none.
  ///
  /// Those types repeat the iPhone sets from 4 inches on, and the iPad sets.
  public var messagesType: String? {
    let isPhone = type.hasPrefix("APP_IPHONE_") && type != "APP_IPHONE_35"
    return isPhone || type.hasPrefix("APP_IPAD_") ? "IMESSAGE_" + type : nil
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
