/// All that a shell has to know to complete a command: what the scripts of the shells are made of.
struct CompletionPlan: Sendable {
  let command: Command
  /// Those that help shows, in the order of the table.
  let options: [Option]
  /// What the first operand can be.
  let first: CompletionChoice
  /// What the others can be, by the first.
  let following: [(first: String, choice: CompletionChoice)]
  /// What the others can be where the first is none of these.
  let others: CompletionChoice

  init(_ command: Command) {
    self.command = command
    options = OptionTable.options(of: command).filter { $0.isListed(by: command) }
    switch command {
    case .fit, .check:
      (first, following, others) = (.files, [], .files)
    case .list:
      first = .list(.tables)
      following = Listing.all.map { ($0.name, .list($0.completions)) }
      others = .nothing
    case .help: (first, following, others) = (.list(.topics), [], .nothing)
    case .completions: (first, following, others) = (.list(.shells), [], .nothing)
    }
  }

  static let all = Command.allCases.map(CompletionPlan.init)

  /// What the value of an option can be; nil for a flag.
  func choice(of option: Option) -> CompletionChoice? {
    option.value.map { CompletionChoice($0, of: option, in: command) }
  }

  /// Every list that a command needs, each once.
  static let lists: [CompletionList] = {
    var lists: [CompletionList] = [.commands]
    var names: Set<String> = ["commands"]
    for plan in all {
      let choices =
        plan.options.compactMap(plan.choice) + [plan.first, plan.others]
        + plan.following.map(\.choice)
      for case .list(let list) in choices where names.insert(list.name).inserted {
        lists.append(list)
      }
    }
    return lists
  }()
}

extension Listing {
  /// What its rows are called.
  fileprivate var completions: CompletionList {
    switch name {
    case CompletionList.devices.name: .devices
    case CompletionList.models.name: .models
    case CompletionList.screenshots.name: .screenshots
    default: .names(of: self)
    }
  }
}

extension CompletionList {
  /// The names in a table, each once, in its order.
  fileprivate static func names(of table: Listing) -> CompletionList {
    var seen: Set<String> = []
    let names = table.rows().flatMap(\.names).filter { seen.insert($0).inserted }
    return CompletionList("\(table.name)_names", noun: table.noun, words: names)
  }
}

extension Option {
  /// What it does, in a few words: its help up to the first colon or semicolon.
  var shortHelp: String {
    var end = help.startIndex
    while end < help.endIndex, help[end] != ";", !help[end...].starts(with: ": ") {
      end = help.index(after: end)
    }
    return String(help[..<end])
  }
}
