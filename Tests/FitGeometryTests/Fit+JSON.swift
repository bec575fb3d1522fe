import FitGeometry
import Foundation

extension Fit {
  /// Every value under its name, as JSONSerialization reads it.
  var json: [String: Any] {
    [
      "fitScale": fitScale, "fillScale": fillScale, "nativeZoomScale": value(nativeZoomScale),
      "minimumZoomScale": minimumZoomScale, "maximumZoomScale": maximumZoomScale,
      "zoomScale": zoomScale, "doubleTapZoomScale": value(doubleTapZoomScale),
      "zoomBase": zoomBase, "isZoomable": isZoomable, "clamped": clamped.keys,
      "contentSize": ["width": contentSize.width, "height": contentSize.height],
      "frameInViewport": value(frameInViewport), "contentViewFrame": value(contentViewFrame),
      "contentInset": value(contentInset), "adjustedContentInset": value(adjustedContentInset),
      "contentOffset": value(contentOffset), "minimumContentOffset": value(minimumContentOffset),
      "maximumContentOffset": value(maximumContentOffset),
      "canScroll": ["x": canScroll.x, "y": canScroll.y], "offCenter": value(offCenter),
      "offCenterInBounds": value(offCenterInBounds),
      "imagePixelsPerDevicePixel": value(imagePixelsPerDevicePixel),
      "visibleFraction": visibleFraction,
      "visibleImageRect": visibleImageRect.map { value($0) } ?? NSNull(),
    ]
  }

  /// Every number of the result under its name, for laws that hold for all of them.
  var numbers: [(name: String, value: Double)] {
    var found: [(name: String, value: Double)] = []
    func collect(_ name: String, _ value: Any) {
      switch value {
      case let object as [String: Any]:
        for (key, value) in object { collect("\(name).\(key)", value) }
      case let number as Double: found.append((name, number))
      default: break
      }
    }
    collect("fit", json)
    return found
  }

  private func value(_ number: Double?) -> Any { number ?? NSNull() }

  private func value(_ point: Point) -> Any { ["x": point.x, "y": point.y] }

  private func value(_ rect: Rect) -> Any {
    ["x": rect.x, "y": rect.y, "width": rect.width, "height": rect.height]
  }

  private func value(_ edges: EdgeInsets) -> Any {
    ["top": edges.top, "left": edges.left, "bottom": edges.bottom, "right": edges.right]
  }
}
