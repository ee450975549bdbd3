import fc from 'fast-check'

/** An arbitrary that is made when it is first needed: models and schemas lead back into themselves. */
export function later<T>(make: () => fc.Arbitrary<T>): fc.Arbitrary<T> {
  let made: fc.Arbitrary<T> | null = null
  return fc.constant(null).chain(() => {
    made ??= make()
    return made
  })
}
