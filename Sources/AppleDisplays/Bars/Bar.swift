/// A bar that takes room from a scroll view, by the option's name.
public enum Bar: String, CaseIterable, Hashable, Sendable {
  case status = "status-bar"
  case navigation = "nav-bar"
  case search = "search-bar"
  case toolbar
  case tab = "tab-bar"

  /// The bar in a sentence.
  public var name: String {
    switch self {
    case .status: "status bar"
    case .navigation: "navigation bar"
    case .search: "search bar"
    case .toolbar: "toolbar"
    case .tab: "tab bar"
    }
  }
}
