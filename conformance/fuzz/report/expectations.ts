import type { Answer } from '../../client/outcome.ts'
import { ABSENT, type Difference } from '../../compare/difference.ts'
import { type Expectation, isRefusal, REFUSED } from '../../compare/expectation.ts'
import { isObject, isScalar, type JsonObject } from '../../compare/json-value.ts'
import { parsePath, valueAt } from '../../compare/path.ts'
import type { EntryNames } from '../names.ts'
import { requestOf } from '../query.ts'
import type { Judged } from '../twin.ts'

/** What may be expected in place of a difference, what tells most first: no more than differs. */
export function expectationsOf(judged: Judged, plural: string, names: EntryNames): readonly Expectation[] {
  const { expected, actual, difference } = judged
  const { status } = expected
  if (isRefusal(expected)) return refusals(expected, actual.kind === 'answer' && isRefusal(actual))
  if (actual.kind === 'answer' && isRefusal(actual))
    return [{ status }, { status, body: { errors: '<absent>' } }]
  if (!difference?.path.startsWith('body')) return [{ status }]
  if (expected.json === undefined) return [{ status, text: expected.text }]
  const bodies = bodiesOf(judged, difference, plural, names)
  return bodies.map(body => ({ status, body }))
}

function refusals({ status, json }: Answer, areBoth: boolean): readonly Expectation[] {
  if (!areBoth) return [{ status: REFUSED }]
  const { error, errors } = Object(json)
  const messages: readonly unknown[] = Array.isArray(errors) ? errors.map(it => Object(it).message) : []
  if (messages.length > 0) return [{ status, body: { 'errors[*].message': messages } }]
  return [{ status }, { status, body: { 'error.message': Object(error).message } }]
}

type Body = Readonly<Record<string, unknown>>

function bodiesOf(
  { query, expected, place }: Judged,
  { path: whole, expected: wanted }: Difference,
  plural: string,
  names: EntryNames,
): readonly Body[] {
  const path = whole.slice('body'.length).replace(/^\./, '') || '$'
  const items = Array.isArray(wanted) ? itemsAt(expected.json, path) : null
  if (!items) return [{ [path]: withoutIds(wanted === ABSENT ? '<absent>' : wanted) }]
  // What nothing sorts may come in any order.
  const isSorted = place.startsWith('order') || /\bsort\b/.test(JSON.stringify(requestOf(query)))
  const listed = (list: readonly unknown[]) => (isSorted || list.length < 2 ? list : { $unordered: list })
  const steps = path.split(/[.[\]]+/)
  const type = names.pluralAt(plural, steps)
  const called = items.map(({ id }) => (type === null ? null : names.nameOf(type, String(id))))
  if (items.length === 0) return [{ [path]: [] }]
  return [
    ...(called.includes(null) ? [] : [{ [`${path}[*].id`]: listed(called) }]),
    ...tellingIn(items).map(name => ({
      [`${path}[*].attributes.${name}`]: listed(items.map(item => attributesOf(item)[name])),
    })),
    { [`${path}[*].id`]: items.map(() => '<id>') },
  ]
}

/** The entries of a list; null when what is there are no entries. */
function itemsAt(json: unknown, path: string): readonly JsonObject[] | null {
  const items = valueAt(json, parsePath(path))
  if (!Array.isArray(items)) return null
  const entries = items.filter(isObject).filter(({ id }) => id !== undefined && id !== null)
  return entries.length === items.length ? entries : null
}

/** When entries were written is nobody's to expect. */
const OWN = ['id', 'createdAt', 'updatedAt', 'publishedAt', 'locale']

/** Attributes by which entries can be told from each other: texts and numbers that none has in common. */
function tellingIn(items: readonly JsonObject[]): readonly string[] {
  const [first] = items
  return Object.keys(first ? attributesOf(first) : {}).filter(name => {
    const values = items.map(item => attributesOf(item)[name])
    const isTold = values.every(value => isScalar(value) && value !== null && !/^[<$]/.test(String(value)))
    return !OWN.includes(name) && isTold && new Set(values).size === values.length
  })
}

function attributesOf({ attributes }: JsonObject): JsonObject {
  return isObject(attributes) ? attributes : {}
}

/** Ids differ between targets. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === 'id' ? '<id>' : withoutIds(item)]),
  )
}
