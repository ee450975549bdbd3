import { ABSENT, type Difference } from '../compare/difference.ts'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { itemPath, keyPath } from '../compare/path.ts'
import { isSame } from '../compare/plain-differences.ts'

/** Where two answers differ, for people and for grouping. */
export interface Located {
  readonly difference: Difference
  /** The same for every entry and attribute: `entries of body.data`, `body.data[*].attributes.*`. */
  readonly place: string
}

/**
 * The first place where two bodies differ; null when they are equal. Lists that hold other entries, or the same in
 * another order, are told as that: their ids, or all of it where there are none.
 */
export function locate(expected: unknown, actual: unknown): Located | null {
  return isSame(expected, actual) ? null : locateAt(expected, actual, ROOT)
}

interface Where {
  readonly path: string
  readonly place: string
  /** The key that leads here. */
  readonly key: string
}

const ROOT: Where = { path: 'body', place: 'body', key: '' }

function locateAt(expected: unknown, actual: unknown, where: Where): Located {
  if (Array.isArray(expected) && Array.isArray(actual)) return locateInLists(expected, actual, where)
  if (isObject(expected) && isObject(actual)) return locateInObjects(expected, actual, where)
  return { difference: { path: where.path, expected, actual }, place: where.place }
}

function locateInLists(expected: readonly unknown[], actual: readonly unknown[], where: Where): Located {
  const { path, place } = where
  const said = (what: string, wanted: readonly unknown[], found: readonly unknown[]): Located => ({
    difference: { path, expected: wanted, actual: found },
    place: `${what} of ${place}`,
  })
  const [wanted, found] = [idsIn(expected), idsIn(actual)]
  if (wanted && found) {
    if (!isSame(wanted, found)) {
      return said(isSameSet(wanted, found) ? 'order' : 'entries', wanted, found)
    }
  } else if (isSameSet(expected, actual)) return said('order', expected, actual)
  const index = expected.findIndex((item, n) => !isSame(item, actual[n]))
  if (expected.length !== actual.length || index < 0) return said('items', expected, actual)
  return locateAt(expected[index], actual[index], {
    path: itemPath(path, index),
    place: `${place}[*]`,
    key: '',
  })
}

/** The ids of entries; null when the items are something else. */
function idsIn(items: readonly unknown[]): readonly unknown[] | null {
  const areEntries = items.every(item => isObject(item) && Object.hasOwn(item, 'id'))
  return areEntries ? items.map(item => (isObject(item) ? item.id : item)) : null
}

/** Whether the one list is the other one in another order. Lists are those of one page: they are short. */
function isSameSet(expected: readonly unknown[], actual: readonly unknown[]): boolean {
  if (expected.length !== actual.length) return false
  const left = [...actual]
  return expected.every(item => {
    const index = left.findIndex(other => isSame(item, other))
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}

/** A number that follows from others: where one of them is wrong, that says more. */
const FOLLOWS = 'pageCount'

function locateInObjects(expected: JsonObject, actual: JsonObject, where: Where): Located {
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)])
  for (const key of [...keys].sort((a, b) => Number(a === FOLLOWS) - Number(b === FOLLOWS))) {
    const wanted = Object.hasOwn(expected, key) ? expected[key] : ABSENT
    const found = Object.hasOwn(actual, key) ? actual[key] : ABSENT
    if (!isSame(wanted, found)) return locateAt(wanted, found, below(where, key))
  }
  throw new Error('invariant: objects that differ do so in a member')
}

/** Names that every answer has; any other one is a model's. */
const STRUCTURE = new Set([
  ...['data', 'attributes', 'meta', 'pagination', 'page', 'pageSize', 'pageCount', 'total', 'start', 'limit'],
  ...['error', 'errors', 'status', 'name', 'message', 'details', 'extensions', 'code', 'path', 'id'],
])

function below({ path, place, key }: Where, name: string): Where {
  const isOfModel = key === 'attributes' || !STRUCTURE.has(name)
  return { path: keyPath(path, name), place: `${place}.${isOfModel ? '*' : name}`, key: name }
}
