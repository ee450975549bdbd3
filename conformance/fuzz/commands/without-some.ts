/** A list without some of its items: without all, then without halves of them, then quarters, down to single ones. */
export function* withoutSome<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let size = items.length; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // From the end: what came last most often only looks at what was done before.
    for (let end = items.length; end > 0; end -= size) {
      yield items.toSpliced(Math.max(0, end - size), Math.min(size, end))
    }
  }
}
