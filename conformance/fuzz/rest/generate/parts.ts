import fc from 'fast-check'
import type { OracleSchema } from '../../../targets/oracle.ts'
import type { Parameter } from '../rest-query.ts'

/** A part of a query: parameters, their place in the whole still to be put before. */
export type Part = fc.Arbitrary<readonly Parameter[]>

export const nothing: Part = fc.constant([])

/** A part at its place. */
export function under(prefix: readonly string[], part: Part): Part {
  return part.map(parameters => parameters.map(({ at, value }) => ({ at: [...prefix, ...at], value })))
}

/** Several parts as the items of a list. */
export function listed(part: Part, { least, most }: { least: number; most: number }): Part {
  return fc
    .array(part, { minLength: least, maxLength: most })
    .map(items =>
      items.flatMap((item, n) => item.map(({ at, value }) => ({ at: [String(n), ...at], value }))),
    )
}

/** Parts as the items of a list with a name. */
export function grouped(name: string, ...items: readonly Part[]): Part {
  return joined(...items.map((item, index) => under([name, String(index)], item)))
}

/** All parts, one after the other. */
export function joined(...parts: readonly Part[]): Part {
  return fc.tuple(...parts).map(all => all.flat())
}

/** A value where the part stands. */
export function valued(value: fc.Arbitrary<string>): Part {
  return value.map(text => [{ at: [], value: text }])
}

/** This value where the part stands. */
export function exactly(value: string): Part {
  return valued(fc.constant(value))
}

/** These values as the items of a list. */
export function listOf(values: readonly string[]): Part {
  return fc.constant(values.map((value, index) => ({ at: [String(index)], value })))
}

/** The part so many times out of ten. */
export function sometimes(times: number, part: Part): Part {
  return fc.oneof({ weight: 10 - times, arbitrary: nothing }, { weight: times, arbitrary: part })
}

/** Names of attributes with plain values that everybody may see. */
export function plainNames({ attributes }: OracleSchema): readonly string[] {
  const plain = [...attributes.values()].filter(
    ({ kind, private: isHidden }) => kind === 'scalar' && !isHidden,
  )
  return ['id', ...plain.map(({ name }) => name)]
}

/** One of the usual, or once in a while one of the odd. */
export function mostly(usual: readonly string[], odd: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
}

/** One of some names, or once in a while one that is near to them; of none there is only what is no name. */
export function nameAmong(names: readonly string[]): fc.Arbitrary<string> {
  if (names.length === 0) return fc.constant('unknown')
  const near = names.flatMap(name => [name.toUpperCase(), `${name}s`])
  return mostly(names, ['unknown', 'constructor', ...near])
}
