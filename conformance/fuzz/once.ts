/** The same function, which works out once what it gives of each thing. */
export function once<K extends object, T>(make: (thing: K) => T): (thing: K) => T {
  const known = new WeakMap<K, { readonly made: T }>()
  return thing => {
    const found = known.get(thing) ?? { made: make(thing) }
    known.set(thing, found)
    return found.made
  }
}
