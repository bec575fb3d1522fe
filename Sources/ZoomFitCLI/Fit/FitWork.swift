import FitGeometry
import ImageProbe
import Reports
import SystemCalls

/// The work for each input: from a file's header to its results.
struct FitWork: Sendable {
  let request: FitRequest
  let diagnostics: Diagnostics
  /// Writes each result by itself; nil where results are handed on as they are.
  let rowReporter: (any FitRowReporter)?
  let pipes: PipeInputs

  /// Does some inputs, in order.
  func run(_ inputs: [FitInput], by probe: inout ImageProbe, into batch: inout FitBatch) {
    let readBefore = probe.bytesRead
    for input in inputs {
      switch input {
      case .file(let file):
        batch.files += 1
        do throws(ProbeError) {
          let isPipe = file.inputDescriptor != nil
          let header = try isPipe ? pipes.read(file, into: &batch) : probe.read(file)
          add(header, file, nameScale: NameScale.scale(of: file), to: &batch)
        } catch {
          add(error, file, to: &batch)
        }
      case .standardInput:
        batch.files += 1
        do throws(ProbeError) {
          let header = try pipes.read(FilePath("/dev/stdin"), into: &batch)
          add(header, InputOptions.standardInput, nameScale: 1, to: &batch)
        } catch {
          add(error, InputOptions.standardInput, to: &batch)
        }
      case .size(let size):
        add(FitResult(file: nil), request.image.facts(of: size), to: &batch)
      case .unreadable(let file, let message):
        batch.diagnostics += diagnostics.error(file, message)
        batch.status.worsen(to: .noInput)
      case .remark(let file, let message):
        batch.diagnostics += diagnostics.warning(file, message)
      }
    }
    batch.bytesRead += probe.bytesRead - readBefore
  }

  private func add(
    _ header: ImageHeader, _ file: FilePath, nameScale: Double, to batch: inout FitBatch
  ) {
    for warning in header.warnings {
      batch.diagnostics += diagnostics.warning(file, warning.message)
    }
    let facts = request.image.facts(of: header, nameScale: nameScale)
    add(FitResult(file: file), facts, to: &batch)
  }

  /// An image's results: one for each viewport and recipe.
  private func add(_ blank: FitResult, _ facts: ImageFacts, to batch: inout FitBatch) {
    var result = blank
    result.image = facts
    guard !request.viewports.isEmpty else { return write(result, to: &batch) }
    for viewport in request.viewports {
      result.viewport = viewport
      for recipe in request.recipes {
        result.recipe = recipe.facts
        if request.image.scale == nil, let scale = recipe.imageScale, facts.scale != scale {
          result.image = facts.scaled(scale)
        } else {
          result.image = facts
        }
        result.fit = nil
        result.error = nil
        do throws(GeometryError) {
          let image = result.image ?? facts
          result.fit = try Fit(
            of: image.geometry, in: viewport.viewport, by: recipe.facts.recipe)
        } catch {
          // The request was tried on the smallest and the largest image, so hardly ever.
          result.image = nil
          result.error = ProbeError(kind: .invalidDimensions, message: "\(error)")
          batch.diagnostics += diagnostics.error(result.file, "\(error)")
          batch.status.worsen(to: .noImage)
        }
        write(result, to: &batch)
      }
    }
  }

  /// A file that can't be read has as many results as any other, so that none shifts.
  private func add(_ error: ProbeError, _ file: FilePath, to batch: inout FitBatch) {
    batch.diagnostics += diagnostics.error(file, error.message)
    batch.status.worsen(to: error.kind.isAboutAccess ? .noInput : .noImage)
    var result = FitResult(file: file, error: error)
    guard !request.viewports.isEmpty else { return write(result, to: &batch) }
    for viewport in request.viewports {
      result.viewport = viewport
      for recipe in request.recipes {
        result.recipe = recipe.facts
        write(result, to: &batch)
      }
    }
  }

  private func write(_ result: FitResult, to batch: inout FitBatch) {
    guard let rowReporter else {
      batch.results.append(result)
      return
    }
    if batch.rows.count > 0 { batch.rows.append(rowReporter.separator) }
    rowReporter.write(result, to: &batch.rows)
  }
}
