import { isObject, type JsonObject } from '../compare/json-value.ts'
import { hasSomething } from './chosen-rows.ts'
import { namesOfKind } from './kinds.ts'
import { mostUnlike } from './most-unlike.ts'
import type { Place } from './place.ts'
import type { Row } from './survey.ts'

/** No export says how many a server was configured to show: fewer than that are rare. */
export const MOST_IN_GRAPHQL = 10

/**
 * Some entries that show most: a text of several lines, one with blanks around it, no value, an empty list, a long one.
 * None that leads to a draft: which of those are shown is left open.
 */
function tellingRows({ seen, names: { relation, attribute } }: Place): readonly Row[] {
  const shown = attribute === undefined ? namesOfKind(seen.type, 'documented') : [attribute]
  const left = seen.rows.filter(({ attributes }) => relation === undefined || isOpen(attributes[relation]))
  const features = ({ attributes }: Row) =>
    relation === undefined ? featuresOf(attributes, shown) : [sizeOf(attributes[relation])]
  const taken = mostUnlike(left, features, MOST_IN_GRAPHQL)
  return relation === undefined || taken.some(({ attributes }) => hasSomething(attributes[relation]))
    ? taken
    : []
}

/** Some entries of a list that is too long to be shown whole, or of one that leads where it is open what is shown. */
export function someRows(place: Place): readonly Row[] {
  const { seen, names } = place
  return seen.total <= MOST_IN_GRAPHQL && names.relation === undefined ? [] : tellingRows(place)
}

/** Published entries and drafts; none where there are no drafts. */
export function withDrafts({ seen: { rows, drafts } }: Place): readonly Row[] {
  return drafts.length === 0 ? [] : [...rows.slice(0, 3), ...drafts.slice(0, 3)]
}

function itemsOf(populated: unknown): readonly unknown[] {
  const inside = isObject(populated) && 'data' in populated ? populated.data : populated
  return Array.isArray(inside) ? inside : inside === null || inside === undefined ? [] : [inside]
}

function isOpen(populated: unknown): boolean {
  const items = itemsOf(populated)
  return (
    items.length <= MOST_IN_GRAPHQL && items.every(it => Object(Object(it).attributes).publishedAt !== null)
  )
}

/** Lines, blanks around, signs of markup and of queries, letters of all kinds, a long text. */
const FEATURES: readonly RegExp[] = [
  ...[/\n/, /\n.*\n/s, /^\s|\s$/, /[&<>]/, /"|'/, /[%_\\]/, /[*#]/],
  ...[/[^\p{ASCII}]/u, /\p{Lu}/u, /^.{100}/s],
]

function sizeOf(populated: unknown): string {
  return `${Math.min(itemsOf(populated).length, MOST_IN_GRAPHQL)} related`
}

function featuresOf(attributes: JsonObject, names: readonly string[]): readonly string[] {
  return names.flatMap(name => {
    const value = attributes[name]
    if (typeof value !== 'string' || value === '') return [`${name} ${kindOf(value)}`]
    return FEATURES.flatMap((feature, index) => (feature.test(value) ? [`text ${index}`] : []))
  })
}

function kindOf(value: unknown): string {
  return typeof value === 'number' ? `number ${Number.isInteger(value)} ${value < 0}` : String(value)
}
