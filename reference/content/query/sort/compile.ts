import { misuse } from '../../errors.ts'
import type { Schema } from '../../model/types.ts'
import type { Row } from '../../world/table.ts'
import type { QueryContext } from '../query.ts'
import { compileReader, type SortReader, type SortValue } from './reader.ts'
import type { SortDirection, SortKey, SortReading } from './sort-key.ts'
import { validateSort } from './validate.ts'

/** Says which of two positions comes first. Never 0 for different positions. */
export type Comparator = (a: number, b: number) => number

/** One key, ready to read and compare values; `compare` already goes in the key's direction. */
export interface CompiledKey extends SortKey {
  readonly read: SortReader
  readonly compare: (a: SortValue, b: SortValue) => number
  /** Compares positions as their values compare, but faster; null while what it needs is not worked out. */
  readonly ranked: (count: number) => Comparator | null
}

/** A sort, compiled once per request. */
export interface CompiledSort {
  readonly keys: readonly CompiledKey[]
  /** Compares positions by the first value of every key, then by the rule for ties. */
  readonly comparator: Comparator
  /** Where an entry stands in the list: one place, or several when a key leads over a list of related rows. */
  readonly placesOf: ((position: number) => readonly SortPlace[]) | null
  readonly comparePlaces: (a: SortPlace, b: SortPlace) => number
  /** The row as it is shown at one of its places. */
  readonly rowAt: (row: Row, place: SortPlace) => Row
  /** Compares places by the keys alone. */
  readonly compareValues: (a: SortPlace, b: SortPlace) => number
  /** Compares links that the keys leave equal, by their places in their parent's list. */
  readonly compareLinked: (a: number, b: number) => number
}

/** A place in a sorted list: the entry and the values by which it stands there. */
export interface SortPlace {
  readonly position: number
  readonly values: readonly SortValue[]
}

/**
 * Compiles a `sort` parameter; null when it names no key, so that entries stay in id order.
 * Throws a ValidationError that names the parameter.
 */
export function compileSort(sort: unknown, schema: Schema, context: QueryContext): CompiledSort | null {
  validateSort(sort, schema, context)
  const keys = readSort(sort, context).map(key => compileKey(key, schema, context))
  if (keys.length === 0) return null
  const ties = (a: number, b: number) => context.units.sort.ties.compare(a, b, keys)
  return {
    keys,
    comparator: inTurn(keys, ties),
    placesOf: keys.some(key => key.read.many) ? position => placesOf(position, keys, context) : null,
    comparePlaces: (a, b) => compareValues(a.values, b.values, keys) || ties(a.position, b.position),
    rowAt: (row, place) => context.units.sort.toMany.rowAt(row, place),
    compareValues: (a, b) => compareValues(a.values, b.values, keys),
    compareLinked: (a, b) => context.units.sort.ties.compareLinked(a, b),
  }
}

function readSort(sort: unknown, context: QueryContext): readonly SortKey[] {
  const form = context.units.sort.forms.find(unit => unit.accepts(sort))
  if (!form) {
    throw misuse('Invalid sort: expected a field, a list of fields or an object of directions')
  }
  const reading: SortReading = {
    sign: word => readDirection(word, context).sign,
    hasNone: path => context.units.sort.emptyDirection.isNone(path),
    isReserved: path => context.units.sort.reserved.covers(path),
    again: value => readSort(value, context),
  }
  return form.read(sort, reading)
}

/** The direction of a word; without one, the first. */
function readDirection(word: unknown, { units }: QueryContext): Pick<SortDirection, 'sign'> {
  const { directions, directionCase, unknownDirection } = units.sort
  const wanted = typeof word === 'string' ? directionCase.word(word) : null
  const direction = word === undefined ? directions[0] : directions.find(unit => unit.word === wanted)
  return direction ?? unknownDirection.instead(word)
}

function compileKey(key: SortKey, schema: Schema, context: QueryContext): CompiledKey {
  const { order } = context.units.sort
  const read = compileReader(key.path, schema, context)
  const compare = (a: SortValue, b: SortValue) => order.compare(a, b, read.type)
  const ranked = (count: number): Comparator | null => {
    const place = read.ranked(count, compare)
    return place && ((a, b) => key.sign * (place(a) - place(b)))
  }
  return { ...key, read, compare: key.sign === 1 ? compare : (a, b) => compare(b, a), ranked }
}

function inTurn(keys: readonly CompiledKey[], ties: Comparator): Comparator {
  const [first] = keys
  if (first && keys.length === 1) {
    const { read, compare } = first
    return (a, b) => compare(read.one(a), read.one(b)) || ties(a, b)
  }
  return (a, b) => {
    for (const { read, compare } of keys) {
      const result = compare(read.one(a), read.one(b))
      if (result !== 0) return result
    }
    return ties(a, b)
  }
}

function placesOf(
  position: number,
  keys: readonly CompiledKey[],
  context: QueryContext,
): readonly SortPlace[] {
  let tuples: readonly (readonly SortValue[])[] = [[]]
  for (const { read, compare } of keys) {
    const values = read.many
      ? context.units.sort.toMany.places(read.all(position), compare)
      : [read.one(position)]
    tuples = tuples.flatMap(tuple => values.map(value => [...tuple, value]))
  }
  return tuples.map(values => ({ position, values }))
}

function compareValues(
  a: readonly SortValue[],
  b: readonly SortValue[],
  keys: readonly CompiledKey[],
): number {
  for (const [i, key] of keys.entries()) {
    const result = key.compare(a[i] ?? null, b[i] ?? null)
    if (result !== 0) return result
  }
  return 0
}
