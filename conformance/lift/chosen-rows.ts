import { isObject } from '../compare/json-value.ts'
import { groupBy } from '../group-by.ts'
import type { Place } from './place.ts'
import type { Row } from './survey.ts'

/** Few enough to lie on one page, and enough to be in an order. */
const MOST = 6

/** A place with the entries of one locale, where its type has several. */
export function inLocale(place: Place, locale: string | undefined): Place {
  const { seen } = place
  if (locale === undefined) return place
  const rows = seen.rows.filter(({ attributes }) => attributes.locale === locale)
  return { ...place, seen: { ...seen, rows } }
}

/** Entries that every server puts into the same order by the attributes of the place. */
export function chosenRows({ seen, names }: Place): readonly Row[] {
  const sorted = [names.attribute, names.second].flatMap(name => (name === undefined ? [] : [name]))
  const [first = ''] = sorted
  const isNear = (row: Row) => seen.rows.some(it => it !== row && isFraction(it, row, first))
  return rowsInOrder([...seen.rows.filter(isNear), ...seen.rows.filter(row => !isNear(row))], sorted)
}

/** Whether two numbers differ by less than one: who cuts fractions off sees no difference. */
function isFraction(one: Row, other: Row, name: string): boolean {
  const [a, b] = [one.attributes[name], other.attributes[name]]
  return typeof a === 'number' && typeof b === 'number' && a !== b && Math.floor(a) === Math.floor(b)
}

/** More than some parsers take of a list, and no more than lie on a page. */
const MANY = 25

export function manyRows({ seen }: Place): readonly Row[] {
  return seen.rows.slice(0, MANY)
}

/** No longer than a request may be anywhere. */
const SURE = 12

/**
 * Entries of which nobody can doubt whether they have a value: exactly one lies there. What becomes of the others is left
 * open for negations. Those that have it come first.
 */
export function sureRows({ seen, valuesIn }: Place, value: unknown): readonly Row[] {
  const sure = seen.rows.filter(row => valuesIn(row).length === 1 && !valuesIn(row).includes(null))
  const has = (row: Row) => valuesIn(row).includes(value)
  return [...sure.filter(has).slice(0, SURE / 2), ...sure.filter(row => !has(row))].slice(0, SURE)
}

/** Few enough for an answer that somebody can read. */
const FEW = 3

/** Some entries in which something is populated, where the place has something to populate. */
export function fewRows({ seen: { rows }, names }: Place): readonly Row[] {
  const { relation } = names
  const filled = rows.filter(({ attributes }) => relation === undefined || hasSomething(attributes[relation]))
  return (filled.length > 0 ? filled : rows).slice(0, FEW)
}

/** Whether a relation, a file or a part is there. */
export function hasSomething(populated: unknown): boolean {
  const inside = isObject(populated) && 'data' in populated ? populated.data : populated
  return Array.isArray(inside) ? inside.length > 0 : isObject(inside)
}

/** A filter that finds these entries alone; undefined for none. */
export function filterFor(rows: readonly Row[], { seen }: Place): string | undefined {
  if (rows.length === 0) return undefined
  const key = seen.key ?? 'id'
  return rows
    .map((row, index) => {
      const value = key === 'id' ? row.id : row.attributes[key]
      return `filters[${key}][$in][${index}]=${encodeURIComponent(String(value))}`
    })
    .join('&')
}

/** The same, with entries that the first attribute leaves equal and the second does not. */
export function groupedRows({ seen, names }: Place): readonly Row[] {
  const { attribute = '', second = '' } = names
  const isFit = (row: Row, taken: readonly Row[]) =>
    taken.every(({ attributes }) =>
      attributes[attribute] === row.attributes[attribute]
        ? isApart(attributes[second], row.attributes[second])
        : isApart(attributes[attribute], row.attributes[attribute]),
    )
  return takeFrom(seen.rows, [attribute, second], isFit)
}

/** Entries that both attributes leave equal, so that what comes after them decides. */
export function tiedRows({ seen, names }: Place): readonly Row[] {
  const { attribute = '', second = '' } = names
  const key = seen.orderKey ?? ''
  const tie = ({ attributes }: Row) => JSON.stringify([attributes[attribute], attributes[second]])
  const groups = groupBy(key === attribute || key === second ? [] : seen.rows, tie)
  const ordered = [...groups.values()].map(rows => rowsInOrder(rows, [key]))
  const most = ordered.reduce<readonly Row[]>((one, other) => (other.length > one.length ? other : one), [])
  return most.length > 1 ? most : []
}

/** Entries with a value in each attribute, no two of which are equal or differ by what an order may or may not mind. */
export function rowsInOrder(rows: readonly Row[], names: readonly string[]): readonly Row[] {
  return takeFrom(rows, names, (row, taken) =>
    names.every(name => taken.every(it => isApart(it.attributes[name], row.attributes[name]))),
  )
}

function takeFrom(
  rows: readonly Row[],
  names: readonly string[],
  isNew: (row: Row, taken: readonly Row[]) => boolean,
): readonly Row[] {
  const taken: Row[] = []
  for (const row of rows) {
    if (names.every(name => isPlain(row.attributes[name])) && isNew(row, taken)) taken.push(row)
    if (taken.length === MOST) break
  }
  return taken
}

/** Whether all entries are in the same order by an attribute, whatever language a server sorts by. */
export function isInOrder(rows: readonly Row[], name: string): boolean {
  const values = rows.map(({ attributes }) => attributes[name])
  if (values.length === 0 || !values.every(isPlain)) return false
  const sorted = values.toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
  return sorted.every((value, index) => index === 0 || isApart(sorted[index - 1], value))
}

/** Letters and digits: languages put blanks and signs in orders of their own, and which truth comes first is open. */
function isPlain(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^[A-Za-z0-9]+/.test(value))
}

/** Whether two values are told apart by their first letters, whatever is made of case. */
export function isApart(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one !== other
  if (MOMENT.test(one) && MOMENT.test(other)) return one !== other
  const [a, b] = [firstLetters(one), firstLetters(other)]
  return a !== b && !a.startsWith(b) && !b.startsWith(a) && isSameCase(one, other)
}

const MOMENT = /^\d{4}-\d\d-\d\dT/

function firstLetters(text: string): string {
  return /^[A-Za-z0-9]+/.exec(text)?.[0].toLowerCase() ?? ''
}

/** Large letters come before small ones, after them, or among them. */
function isSameCase(one: string, other: string): boolean {
  return /^[A-Z]/.test(one) === /^[A-Z]/.test(other)
}
