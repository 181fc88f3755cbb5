/// Four inline values. An array would require an allocation for each box.
struct Quartet<Value> {
  private var values: (Value, Value, Value, Value)

  init(repeating value: Value) {
    values = (value, value, value, value)
  }

  /// The valid indices.
  static var indices: Range<Int> { 0..<4 }

  /// The value at an index from 0 to 3. Any other index refers to the last value.
  subscript(index: Int) -> Value {
    get {
      switch index {
      case 0: values.0
      case 1: values.1
      case 2: values.2
      default: values.3
      }
    }
    set {
      switch index {
      case 0: values.0 = newValue
      case 1: values.1 = newValue
      case 2: values.2 = newValue
      default: values.3 = newValue
      }
    }
  }
}
