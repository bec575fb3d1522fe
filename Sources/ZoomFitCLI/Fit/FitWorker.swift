import FitGeometry
import ImageProbe
import Reports
import SystemCalls

/// One thread's work: from a file's header to its results.
///
/// The results of an image differ from those of the one before in a few places only, so they are
/// filled in again and again instead of being made anew.
struct FitWorker: ~Copyable {
  private let request: FitRequest
  private let diagnostics: Diagnostics
  private let reporter: any FitReporter
  private let separator: [UInt8]
  private let pipes: PipeInputs
  private let needsByteCount: Bool
  private var probe = ImageProbe()
  /// What the files among the inputs came to, in order.
  private var readings: [Reading] = []
  /// An image's results: one for each viewport and recipe, or one where there is no viewport.
  private var results: [FitResult]

  init(
    _ request: FitRequest, _ diagnostics: Diagnostics, reporter: any FitReporter,
    pipes: PipeInputs
  ) {
    self.request = request
    self.diagnostics = diagnostics
    self.reporter = reporter
    separator = reporter.separator
    self.pipes = pipes
    needsByteCount = request.output.selection.shows("image.byteCount")
    results = request.shown.map {
      FitResult(file: nil, viewport: $0.viewport, recipe: $0.recipe)
    }
    if results.isEmpty { results = [FitResult(file: nil)] }
  }

  /// Does some inputs, in order.
  ///
  /// All are read before the first is computed: that takes less time than both by turns, as the system's
  /// code, the decoders' and ours push each other out of the processor's caches.
  mutating func run(_ inputs: [FitInput], into batch: inout FitBatch) {
    probe.beginBatch()
    let readBefore = probe.bytesRead
    for input in inputs {
      switch input {
      case .file(let file): read(file, into: &batch)
      case .standardInput: read(FilePath("/dev/stdin"), into: &batch)
      case .size, .unreadable, .remark: break
      }
    }
    batch.bytesRead += probe.bytesRead - readBefore
    probe.endBatch()

    var next = 0
    for input in inputs {
      switch input {
      case .file(let file):
        add(next, file, to: &batch)
        next += 1
      case .standardInput:
        add(next, InputOptions.standardInput, to: &batch)
        next += 1
      case .size(let size): add(request.image.facts(of: size), nil, to: &batch)
      case .unreadable(let file, let message):
        batch.diagnostics += diagnostics.error(file, message)
        batch.status.worsen(to: .noInput)
      case .remark(let file, let message):
        batch.diagnostics += diagnostics.warning(file, message)
      }
    }
    batch.files += next
    readings.removeAll(keepingCapacity: true)
  }

  private mutating func read(_ file: FilePath, into batch: inout FitBatch) {
    do throws(ProbeError) {
      let isPipe = file.inputDescriptor != nil
      let header =
        try isPipe
        ? pipes.read(file, into: &batch)
        : probe.read(
          file, isKnownRegular: request.input.isBulk && file.isNamedLikeImage,
          needsByteCount: needsByteCount)
      readings.append(.header(header))
    } catch {
      readings.append(.refused(error))
    }
  }

  /// - Parameters:
  ///   - index: Which of what was read.
  ///   - name: What the file is called in results.
  private mutating func add(_ index: Int, _ name: FilePath, to batch: inout FitBatch) {
    switch readings[index] {
    case .header(let header):
      for warning in header.warnings {
        batch.diagnostics += diagnostics.warning(name, warning.message)
      }
      let facts = request.image.facts(of: header, nameScale: NameScale.scale(of: name))
      add(facts, name, to: &batch)
    case .refused(let error):
      batch.diagnostics += diagnostics.error(name, error.message)
      batch.status.worsen(to: error.kind.isAboutAccess ? .noInput : .noImage)
      // As many results as any other file has, so that none shifts.
      for index in results.indices { add(error, name, at: index, to: &batch) }
    }
  }

  private mutating func add(_ facts: ImageFacts, _ file: FilePath?, to batch: inout FitBatch) {
    for index in results.indices {
      do throws(GeometryError) {
        if request.shown.isEmpty {
          results[index].fill(file, facts)
        } else {
          try results[index].fill(
            file, facts, in: request.shown[index].viewer, scale: request.shown[index].imageScale)
        }
        Self.write(&results[index], by: reporter, separator, to: &batch)
      } catch {
        // The request was tried on the smallest and the largest image, so hardly ever.
        batch.diagnostics += diagnostics.error(file, "\(error)")
        batch.status.worsen(to: .noImage)
        let refusal = ProbeError(kind: .invalidDimensions, message: "\(error)")
        add(refusal, file, at: index, to: &batch)
      }
    }
  }

  private mutating func add(
    _ error: ProbeError, _ file: FilePath?, at index: Int, to batch: inout FitBatch
  ) {
    results[index].file = file
    results[index].error = error
    results[index].image = nil
    results[index].fit = nil
    Self.write(&results[index], by: reporter, separator, to: &batch)
  }

  /// Has a result written, or hands it on as it is where the format has to see all together.
  ///
  /// - Parameter result: It stays as it is; to hand one over copies it.
  private static func write(
    _ result: inout FitResult, by reporter: any FitReporter, _ separator: [UInt8],
    to batch: inout FitBatch
  ) {
    if !separator.isEmpty, batch.rows.count > 0 { batch.rows.append(separator) }
    if !reporter.write(row: result, to: &batch.rows) { batch.results.append(result) }
  }
}

/// What reading a file came to.
private enum Reading {
  case header(ImageHeader)
  case refused(ProbeError)
}

extension FitResult {
  fileprivate mutating func fill(_ file: FilePath?, _ facts: ImageFacts) {
    self.file = file
    error = nil
    image = facts
  }

  /// - Parameter scale: The image scale that the viewer uses whatever the name says.
  fileprivate mutating func fill(
    _ file: FilePath?, _ facts: ImageFacts, in viewer: Viewer, scale: Double?
  ) throws(GeometryError) {
    fill(file, facts)
    var geometry = facts.geometry
    if let scale {
      image?.scale = scale
      geometry.scale = scale
    }
    try setFit(of: geometry, in: viewer)
  }
}
