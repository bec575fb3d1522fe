import FitGeometry
import SystemCalls

/// One thing that the fit is asked about, or what kept it from being found.
enum FitInput: Sendable {
  case file(FilePath)
  /// `-`
  case standardInput
  /// `--image-size`, in pixels.
  case size(Size)
  /// Something that was to be looked through and can't be: it is said, and is no result.
  case unreadable(FilePath, String)
  /// Something to be said of a folder that is looked through all the same.
  case remark(FilePath, String)
}
