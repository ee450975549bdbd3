import { isScalar, type JsonObject } from '../compare/json-value.ts'
import { isEmpty, isPopulated } from '../overheard/listing/filled.ts'

/** A list as the caller is shown it, in one language edition where it has several: what checks are made of. */
export interface Ground {
  /** `restaurants`, as in its path. */
  readonly plural: string
  /** What every question about it says first: `locale=en`, or nothing. */
  readonly scope: string
  /** How many entries are asked for at once. */
  readonly pageSize: number
  /** Published entries, all of them. */
  readonly rows: readonly Row[]
  /** All entries, drafts included; null where they were not to be had. */
  readonly drafts: readonly Row[] | null
  readonly attributes: readonly Attribute[]
  /** Relations, files, components and zones. */
  readonly structures: readonly string[]
  /** An attribute by which all entries are told apart, and whose order nobody disputes; null: there is none. */
  readonly key: string | null
}

export interface Row {
  readonly id: string | number
  readonly attributes: JsonObject
}

export type AttributeKind = 'text' | 'number' | 'boolean' | 'moment'

/** What was seen of a value's attribute: its kind is inferred from all values that are shown. */
export interface Attribute {
  readonly path: readonly string[]
  readonly kind: AttributeKind
  /** Distinct values that can be written in one way only, the most frequent first. */
  readonly values: readonly (string | number | boolean)[]
}

/** Letters, digits, and what nothing reads in its own way. */
const PLAIN_TEXT = /^[A-Za-z]([A-Za-z0-9 -]*[A-Za-z0-9])?$/
const WORDS_OF_OTHERS = ['true', 'false', 'null', 'undefined', 'nan', 'infinity']
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/

/**
 * The attributes that entries show themselves. Of what belongs to them nothing is asked here: a server need filter neither
 * on components nor on polymorphic relations, and no answer shows for certain which one a relation is.
 */
export function attributesOf(rows: readonly Row[]): readonly Attribute[] {
  const names = [...new Set(rows.flatMap(({ attributes }) => Object.keys(attributes)))]
  return names.flatMap(name => {
    const values = rows.map(({ attributes }) => attributes[name])
    return values.every(it => it === undefined || isScalar(it)) ? (attributeOf([name], values) ?? []) : []
  })
}

function attributeOf(path: readonly string[], all: readonly unknown[]): Attribute | null {
  const values = all.filter(it => it !== null && it !== undefined && it !== '')
  const kind = kindOf(path.at(-1) ?? '', values)
  if (kind === null) return null
  const whole = values.filter(isScalar).filter(it => isPlain(it, kind))
  const plain = whole.length > 0 ? whole : values.flatMap(wordsIn)
  const asked = kind === 'moment' ? momentsBetween(plain) : byFrequency(plain)
  return { path, kind, values: asked }
}

/** A server may know times to the millisecond and show them to the second: so near to one nothing is asked. */
const MARGIN = 2_000

/** Moments that are near to none of these. */
function momentsBetween(shown: readonly unknown[]): readonly string[] {
  const times = [...new Set(shown.map(it => Date.parse(String(it))))].toSorted((a, b) => a - b)
  const apart = times.filter((time, at) => (times[at + 1] ?? Number.POSITIVE_INFINITY) - time > 2 * MARGIN)
  return apart.map(time => new Date(time + MARGIN).toISOString())
}

/** Null where values are of several kinds, or of one that is written in several ways. */
function kindOf(name: string, values: readonly unknown[]): AttributeKind | null {
  if (values.length === 0 || name === 'locale') return null
  if (['createdAt', 'updatedAt', 'publishedAt'].includes(name))
    return values.every(it => typeof it === 'string' && MOMENT.test(it)) ? 'moment' : null
  const [kind, ...others] = new Set(values.map(it => typeof it))
  if (others.length > 0) return null
  if (kind === 'number' || kind === 'boolean') return kind
  return kind === 'string' && values.some(it => isPlain(it, 'text') || wordsIn(it).length > 0) ? 'text' : null
}

/** Of texts that are not plain, plain words stand for parts of them. */
function wordsIn(text: unknown): readonly string[] {
  const words = typeof text === 'string' ? text.split(/\s+/) : []
  return words.length < 2 ? [] : words.filter(word => /^[A-Za-z]{4,}$/.test(word) && isPlain(word, 'text'))
}

function isPlain(value: unknown, kind: AttributeKind): value is string | number | boolean {
  if (kind === 'number')
    return typeof value === 'number' && Math.abs(value) < 1e9 && /^-?\d+(\.\d{1,3})?$/.test(String(value))
  if (kind !== 'text') return true
  return typeof value === 'string' && PLAIN_TEXT.test(value) && !WORDS_OF_OTHERS.includes(value.toLowerCase())
}

function byFrequency<T>(values: readonly T[]): readonly T[] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}

/** What is shown only when it is populated. */
export function structuresOf(rows: readonly Row[]): readonly string[] {
  const shown = rows.flatMap(({ attributes }) => Object.entries(attributes))
  const wrapped = shown.filter(([, value]) => isPopulated(value) || isEmpty(value))
  return [...new Set(wrapped.map(([name]) => name))]
}

/** An attribute whose values are all there, plain, and different even for who minds neither case nor spaces. */
export function keyAmong(rows: readonly Row[], attributes: readonly Attribute[]): string | null {
  const keys = attributes.filter(
    ({ kind, path }) => (kind === 'text' || kind === 'number') && tellsApart(rows, path[0] ?? ''),
  )
  return keys[0]?.path[0] ?? null
}

const ONE_ORDER = /^([a-z]+|[0-9.]+)$/

/** Of letters of one case and numbers nobody disputes the order. */
function tellsApart(rows: readonly Row[], name: string): boolean {
  const values = rows.map(({ attributes }) => String(attributes[name] ?? ''))
  return new Set(values).size === rows.length && values.every(it => ONE_ORDER.test(it))
}
