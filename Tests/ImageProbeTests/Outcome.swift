import ImageProbe
import SystemCalls

extension ImageProbe {
  /// What reading a file comes to.
  mutating func outcome(of path: FilePath) -> Result<ImageHeader, ProbeError> {
    do throws(ProbeError) { return .success(try read(path)) } catch { return .failure(error) }
  }

  /// What reading an image in memory comes to.
  mutating func outcome(of bytes: [UInt8]) -> Result<ImageHeader, ProbeError> {
    do throws(ProbeError) { return .success(try read(bytes: bytes)) } catch {
      return .failure(error)
    }
  }

  /// What reading an open descriptor comes to.
  mutating func outcome(descriptor: Int32) -> Result<ImageHeader, ProbeError> {
    do throws(ProbeError) { return .success(try read(descriptor: descriptor)) } catch {
      return .failure(error)
    }
  }
}
