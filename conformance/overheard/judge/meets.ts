import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Undisputed } from '../../targets/oracle.ts'
import type { Condition, OperatorKinds, Test } from '../listing/condition.ts'
import { isEntry } from '../listing/rest-listing.ts'
import { type AttributeTypes, isDescribed, isOfTexts, isPlainOperand } from './attribute-types.ts'
import type { EntryView, Reading } from './entry-view.ts'

/** Whom values are compared by. */
export interface Comparing {
  readonly undisputed: Undisputed
  readonly types: AttributeTypes
  readonly kinds: OperatorKinds
}

/**
 * Whether an entry meets a condition, in the logic of what is known: true or false only if it is so whatever the
 * unknown may be. Null: it cannot be told.
 */
export function meets(
  condition: Condition,
  view: EntryView,
  reading: Reading,
  comparing: Comparing,
): boolean | null {
  if (condition.kind === 'unclear') return null
  if (condition.kind === 'test') return meetsTest(condition, view, reading, comparing)
  const decisive = condition.kind === 'any'
  const results = condition.of.map(it => meets(it, view, reading, comparing))
  if (results.includes(decisive)) return decisive
  return results.includes(null) ? null : !decisive
}

function meetsTest(test: Test, view: EntryView, reading: Reading, comparing: Comparing): boolean | null {
  const [first = '', ...rest] = test.path
  const read = reading.read(view, first)
  if (read === null) return null
  if (read.value === undefined) return test.isOptional ? true : null
  const place = { kind: view.kind, test, reading, comparing }
  return rest.length === 0 ? meetsValue(read.value, place) : meetsRelated(read.value, rest, place)
}

interface Place {
  readonly kind: string
  readonly test: Test
  readonly reading: Reading
  readonly comparing: Comparing
}

function meetsValue(
  value: unknown,
  { kind, test, reading, comparing: { undisputed, types: known, kinds } }: Place,
): boolean | null {
  // An empty text may be how a server shows that there is no value.
  if (value === undefined || value === '' || (typeof value === 'object' && value !== null)) return null
  const { path, operator, operand, isNegated } = test
  const [name = ''] = path.slice(-1)
  if (!test.isDescribed) reading.undescribed()
  const types = known.of(kind, path, value)
  if (types.length === 0) return null
  const isPresence = kinds.get(operator) === 'presence'
  if (kinds.get(operator) === 'text' && value !== null && !isOfTexts(types)) return null
  if (!isPresence && !isPlainOperand(operand, types)) return null
  if (!isPresence && value !== null && !isDescribed(name, types)) reading.undescribed()
  const shown = { name, value, types }
  if (operator === '$between') return isBetween(shown, operand, isNegated, undisputed)
  return undisputed.isKept(shown, { operator, operand, isNegated })
}

/** Whether the bounds themselves are between is not shown, nor what reversed bounds mean. */
function isBetween(
  shown: Parameters<Undisputed['isKept']>[0],
  operand: unknown,
  isNegated: boolean,
  { isKept }: Undisputed,
): boolean | null {
  const [low, high, ...more] = [operand].flat()
  if (low === undefined || high === undefined || more.length > 0 || shown.value === null) return null
  const is = (operator: string, bound: unknown) =>
    isKept(shown, { operator, operand: bound, isNegated: false })
  const isInside = is('$gt', low) === true && is('$lt', high) === true
  const isBelow = is('$lt', low) === true && is('$lt', high) === true
  const isAbove = is('$gt', low) === true && is('$gt', high) === true
  if (!isInside && !isBelow && !isAbove) return null
  return isInside !== isNegated
}

const NEGATIVE = /^\$(ne|nei|notIn|notContainsi?|notNull|null)$/

/** A condition on what an entry is related to, or on its components. */
function meetsRelated(value: unknown, path: readonly string[], place: Place): boolean | null {
  const related = relatedIn(value)
  if (related === null) return null
  const { kind, test, comparing } = place
  const way = test.path.slice(0, test.path.length - path.length)
  // Filters on polymorphic relations may be left out; of several types only lists show which they are.
  if (related.isOne && comparing.types.mayBePolymorphic(kind, way)) return null
  const results = related.items.map(item => meetsPart(item, path, place))
  const [first = null] = results
  if (!related.isMany) return first
  const { isNegated, operator } = place.test
  const isPositive = !isNegated && !NEGATIVE.test(operator)
  // One that meets it is enough, unless it is a negation: then it may be that all must.
  if (isPositive && results.includes(true)) return true
  const areAll = results.length > 0 && results.every(it => it === first)
  return areAll && related.isWhole ? first : null
}

function meetsPart(item: JsonObject, [name = '', ...rest]: readonly string[], place: Place): boolean | null {
  const attributes = isEntry(item) ? { ...item.attributes, id: item.id } : item
  const value = new Map(Object.entries(attributes)).get(name)
  return rest.length === 0 ? meetsValue(value, place) : meetsRelated(value, rest, place)
}

interface Related {
  readonly items: readonly JsonObject[]
  readonly isMany: boolean
  /** One entry, and no component. */
  readonly isOne: boolean
  /** Nothing can be hidden: drafts are not shown, and filters may see them. */
  readonly isWhole: boolean
}

/** What stands in the place of a relation or of components. Null: nothing, a file, a zone, or something else. */
function relatedIn(value: unknown): Related | null {
  const isWrapped = isObject(value) && 'data' in value
  const inner = isWrapped ? value.data : value
  const items = [inner].flat().filter(isObject)
  if (items.length === 0 || items.length < [inner].flat().length) return null
  if (
    items.some(
      item => isFile(item) || isOfAnyType(item) || '__component' in item || isEntry(item) !== isWrapped,
    )
  )
    return null
  const isWhole = items.every(item => !isEntry(item) || !('publishedAt' in item.attributes))
  const isMany = Array.isArray(inner)
  return { items, isMany, isOne: isWrapped && !isMany, isWhole }
}

/** Of a polymorphic relation, which leads to entries of several types, filters may be left out. */
function isOfAnyType(item: JsonObject): boolean {
  return isEntry(item) && '__type' in item.attributes
}

function isFile(item: JsonObject): boolean {
  return isEntry(item) && 'mime' in item.attributes
}
