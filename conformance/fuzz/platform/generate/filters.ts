import fc from 'fast-check'
import { type NqlCondition, type NqlFilter, quoted } from '../nql.ts'
import { type Shelf, type Shown, valuesIn } from '../survey.ts'
import type { EntryTitles } from '../titles.ts'

/** Compared with a number, a time or a text. */
const COMPARING = ['', '-', '>', '>=', '<', '<=']
/** Of texts in quotes alone. */
const OF_TEXTS = ['~', '~^', '~$', '-~', '-~^', '-~$']

/** Texts in which a sign of the language is escaped, or which it might take for something else. */
const ODD = ["O'Hara", 'a+b', 'null', 'true', '2024', 'x,y', '(z)', '%', '_', 'É', '😀', '-']

/** Each site salts it anew: all begin alike, and no part further on is the same. */
const HASHED = 'password'

/** Words without quotes, whole and broken. */
const BARE = ['null', 'true', 'false', '0', '1', '15', 'now-1d', 'now+30d', 'market-day', "'", '(', '']

const TIME = /^\d{4}-\d\d-\d\dT/

/** Attributes that a filter may name, with the values that occur of them. */
export function propertiesOf(shelf: Shelf): ReadonlyMap<string, readonly Shown[]> {
  const values = valuesIn(shelf)
  const short = Object.entries(shelf.shortNames).map(([name, of]) => [name, values.get(of) ?? []] as const)
  const own = [...values].filter(([name]) => shelf.made.get(name) !== 'never')
  return new Map([...own, ...short])
}

/** Filters of a shelf: one condition, and conditions joined, in groups too. */
export function filtersOf(shelf: Shelf, titles: EntryTitles): fc.Arbitrary<NqlFilter> {
  const properties = [...propertiesOf(shelf)]
  const usual = properties.map(([property, values]) =>
    shelf.made.has(property) ? idCondition(property, values, titles) : conditionOn(property, values, titles),
  )
  const unknown = fc.constantFrom('unknown', 'tags.unknown', 'password', 'constructor')
  const isMade = (property: string) => property === HASHED && shelf.made.size > 0
  const odd = unknown.chain(property =>
    isMade(property) ? comparedWhole(property, ['x'], titles) : conditionOn(property, ['x'], titles),
  )
  const condition =
    usual.length === 0
      ? odd
      : fc.oneof({ weight: 20, arbitrary: fc.oneof(...usual) }, { weight: 1, arbitrary: odd })
  const group = joined(condition)
  const nested = joined(fc.oneof<fc.Arbitrary<NqlFilter>[]>(condition, group))
  return fc.oneof<fc.MaybeWeightedArbitrary<NqlFilter>[]>(
    { weight: 5, arbitrary: condition },
    { weight: 3, arbitrary: group },
    { weight: 1, arbitrary: nested },
  )
}

function joined(part: fc.Arbitrary<NqlFilter>): fc.Arbitrary<NqlFilter> {
  return fc.record({
    kind: fc.constantFrom('and' as const, 'or' as const),
    filters: fc.array(part, { minLength: 2, maxLength: 3 }),
  })
}

/** A condition on ids, of which nothing is known but whose they are. */
function idCondition(
  property: string,
  values: readonly Shown[],
  titles: EntryTitles,
): fc.Arbitrary<NqlCondition> {
  const known = values.flatMap(value => titles.titleOf(String(value)) ?? [])
  const literal = fc.constantFrom(...known, 'null', quoted('x'))
  const operator = fc.constantFrom('', '-')
  const list = fc.array(literal, { minLength: 1, maxLength: 3 })
  return fc
    .record({ operator, values: list })
    .map(found => ({ kind: 'condition', property, ...found, isList: found.values.length > 1 }))
}

/** A condition on an attribute of which these values occur. */
export function conditionOn(
  property: string,
  values: readonly Shown[],
  titles: EntryTitles,
): fc.Arbitrary<NqlCondition> {
  const text = fc.record({ operator: fc.constantFrom(...OF_TEXTS), value: partOf(values) })
  const part = text.map(found => one(property, found))
  return fc.oneof(...wholes(property, values, titles), { weight: hasTexts(values) ? 3 : 1, arbitrary: part })
}

/** The same without parts of texts. */
function comparedWhole(
  property: string,
  values: readonly Shown[],
  titles: EntryTitles,
): fc.Arbitrary<NqlCondition> {
  return fc.oneof(...wholes(property, values, titles))
}

interface Weighted {
  readonly weight: number
  readonly arbitrary: fc.Arbitrary<NqlCondition>
}

function wholes(property: string, values: readonly Shown[], titles: EntryTitles): readonly Weighted[] {
  const literal = literalOf(values, titles)
  const single = fc.record({ operator: fc.constantFrom(...COMPARING), value: literal })
  const list = fc.record({
    operator: fc.constantFrom('', '-'),
    values: fc.array(literal, { minLength: 1, maxLength: 3 }),
  })
  return [
    { weight: 6, arbitrary: single.map(found => one(property, found)) },
    {
      weight: 2,
      arbitrary: list.map(found => ({ kind: 'condition' as const, property, ...found, isList: true })),
    },
  ]
}

function one(
  property: string,
  { operator, value }: { readonly operator: string; readonly value: string },
): NqlCondition {
  return { kind: 'condition', property, operator, values: [value], isList: false }
}

function hasTexts(values: readonly Shown[]): boolean {
  return values.some(value => typeof value === 'string' && !TIME.test(value))
}

function literalOf(values: readonly Shown[], titles: EntryTitles): fc.Arbitrary<string> {
  const odd = fc.oneof(fc.constantFrom(...BARE), fc.constantFrom(...ODD).map(quoted))
  if (values.length === 0) return odd
  const usual = fc.constantFrom(...values).map(value => written(value, titles))
  return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd })
}

/** The first value that says something, as a filter writes it; null: there is none. */
export function firstLiteral(values: readonly Shown[], titles: EntryTitles): string | null {
  const value = values.find(it => it !== null && it !== '')
  return value === undefined ? null : written(value, titles)
}

/** A time without what stands behind its seconds: that is written in other ways by other programs. */
function written(value: Shown, titles: EntryTitles): string {
  if (typeof value !== 'string') return String(value)
  return titles.titleOf(value) ?? quoted(TIME.test(value) ? value.slice(0, 19).replace('T', ' ') : value)
}

/** Letters of a text, in any case. */
function partOf(values: readonly Shown[]): fc.Arbitrary<string> {
  const texts = values.flatMap(value => (typeof value === 'string' && value !== '' ? [value] : []))
  const from = texts.length === 0 ? ['x'] : texts
  return fc
    .record({ text: fc.constantFrom(...from), at: fc.nat({ max: 10 }), size: fc.integer({ min: 1, max: 6 }) })
    .map(({ text, at, size }) => {
      const part = text.slice(at % text.length, (at % text.length) + size)
      return quoted(size % 2 === 0 ? part.toUpperCase() : part)
    })
}
