/// The bars that are shown; nil for one that is not.
public struct Bars: Hashable, Sendable {
  /// Already part of a device's safe area: the word changes nothing, and `points(0)` hides it.
  public var status: BarHeight?
  public var navigation: BarHeight?
  public var search: BarHeight?
  public var toolbar: BarHeight?
  public var tab: BarHeight?

  public init(
    status: BarHeight? = nil, navigation: BarHeight? = nil, search: BarHeight? = nil,
    toolbar: BarHeight? = nil, tab: BarHeight? = nil
  ) {
    self.status = status
    self.navigation = navigation
    self.search = search
    self.toolbar = toolbar
    self.tab = tab
  }

  public subscript(bar: Bar) -> BarHeight? {
    get {
      switch bar {
      case .status: status
      case .navigation: navigation
      case .search: search
      case .toolbar: toolbar
      case .tab: tab
      }
    }
    set {
      switch bar {
      case .status: status = newValue
      case .navigation: navigation = newValue
      case .search: search = newValue
      case .toolbar: toolbar = newValue
      case .tab: tab = newValue
      }
    }
  }
}
