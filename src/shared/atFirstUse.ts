/** Returns a function that makes a value at its first call. For formats of Intl: the first of each kind costs a phone over 100 ms. */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
