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
  /// Writes each result by itself; nil where results are handed on as they are.
  private let rowReporter: (any FitRowReporter)?
  private let pipes: PipeInputs
  private var probe = ImageProbe()
  /// An image's results: one for each viewport and recipe, or one where there is no viewport.
  private var results: [FitResult]
  /// For each result the image scale that its viewer uses whatever the name says.
  private let scales: [Double?]

  init(
    _ request: FitRequest, _ diagnostics: Diagnostics, rowReporter: (any FitRowReporter)?,
    pipes: PipeInputs
  ) {
    self.request = request
    self.diagnostics = diagnostics
    self.rowReporter = rowReporter
    self.pipes = pipes
    var results: [FitResult] = []
    var scales: [Double?] = []
    for viewport in request.viewports {
      for recipe in request.recipes {
        results.append(FitResult(file: nil, viewport: viewport, recipe: recipe.facts))
        scales.append(request.image.scale == nil ? recipe.imageScale : nil)
      }
    }
    self.results = results.isEmpty ? [FitResult(file: nil)] : results
    self.scales = scales
  }

  /// Does some inputs, in order.
  mutating func run(_ inputs: [FitInput], into batch: inout FitBatch) {
    let readBefore = probe.bytesRead
    for input in inputs {
      switch input {
      case .file(let file): read(file, as: file, into: &batch)
      case .standardInput:
        read(FilePath("/dev/stdin"), as: InputOptions.standardInput, into: &batch)
      case .size(let size): add(request.image.facts(of: size), nil, to: &batch)
      case .unreadable(let file, let message):
        batch.diagnostics += diagnostics.error(file, message)
        batch.status.worsen(to: .noInput)
      case .remark(let file, let message):
        batch.diagnostics += diagnostics.warning(file, message)
      }
    }
    batch.bytesRead += probe.bytesRead - readBefore
  }

  /// - Parameter name: What the file is called in results.
  private mutating func read(_ file: FilePath, as name: FilePath, into batch: inout FitBatch) {
    batch.files += 1
    do throws(ProbeError) {
      let isPipe = file.inputDescriptor != nil
      let header =
        try isPipe
        ? pipes.read(file, into: &batch)
        : probe.read(file, isKnownRegular: request.input.isBulk && file.isNamedLikeImage)
      for warning in header.warnings {
        batch.diagnostics += diagnostics.warning(name, warning.message)
      }
      let facts = request.image.facts(of: header, nameScale: NameScale.scale(of: name))
      add(facts, name, to: &batch)
    } catch {
      batch.diagnostics += diagnostics.error(name, error.message)
      batch.status.worsen(to: error.kind.isAboutAccess ? .noInput : .noImage)
      // As many results as any other file has, so that none shifts.
      for index in results.indices { add(error, name, at: index, to: &batch) }
    }
  }

  private mutating func add(_ facts: ImageFacts, _ file: FilePath?, to batch: inout FitBatch) {
    for index in results.indices {
      let scale = scales.isEmpty ? nil : scales[index]
      do throws(GeometryError) {
        try Self.fill(&results[index], facts, file, scale: scale)
        Self.write(&results[index], rowReporter, to: &batch)
      } catch {
        // The request was tried on the smallest and the largest image, so hardly ever.
        batch.diagnostics += diagnostics.error(file, "\(error)")
        batch.status.worsen(to: .noImage)
        let refusal = ProbeError(kind: .invalidDimensions, message: "\(error)")
        add(refusal, file, at: index, to: &batch)
      }
    }
  }

  /// Fills an image's result in where it stands: to copy one takes as long as to compute it.
  private static func fill(
    _ result: inout FitResult, _ facts: ImageFacts, _ file: FilePath?, scale: Double?
  ) throws(GeometryError) {
    result.file = file
    result.error = nil
    result.image = facts
    var geometry = facts.geometry
    if let scale, facts.scale != scale {
      let scaled = facts.scaled(scale)
      geometry = scaled.geometry
      result.image = scaled
    }
    if let viewport = result.viewport?.viewport, let recipe = result.recipe?.recipe {
      result.fit = try Fit(of: geometry, in: viewport, by: recipe)
    }
  }

  private mutating func add(
    _ error: ProbeError, _ file: FilePath?, at index: Int, to batch: inout FitBatch
  ) {
    results[index].file = file
    results[index].error = error
    results[index].image = nil
    results[index].fit = nil
    Self.write(&results[index], rowReporter, to: &batch)
  }

  private static func write(
    _ result: inout FitResult, _ rowReporter: (any FitRowReporter)?, to batch: inout FitBatch
  ) {
    guard let rowReporter else {
      batch.results.append(result)
      return
    }
    if batch.rows.count > 0 { batch.rows.append(rowReporter.separator) }
    rowReporter.write(result, to: &batch.rows)
  }
}
