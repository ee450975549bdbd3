import { ABSENT, type Difference } from '../compare/difference.ts'
import { isObject } from '../compare/json-value.ts'
import { itemPath, keyPath, type PathSegment, parsePath, valueAt } from '../compare/path.ts'
import { shortJson } from '../report/short-json.ts'
import { stableJson } from '../report/stable-json.ts'
import { redactTokens } from '../secrets/redact.ts'
import { readText, textOf } from './compare-answers.ts'
import type { Change } from './echo.ts'

/** The one place of an answer that tells most, and what a test would have to say of it. */
export interface Telling {
  /** `status`, `headers.location`, `data[0].attributes.name`. */
  readonly where: string
  readonly right: string
  readonly wrong: string
  /** What holds of the reference's answer, and not of the other one. */
  readonly assertion: string
}

/** The place where two answers differ that is easiest to understand: the status, then a list, a value, a header. */
export function tellingOf({ differences, right, wrong }: Change): Telling {
  const [first] = differences.toSorted((a, b) => rankOf(a) - rankOf(b))
  if (!first) throw new Error('invariant: a change has a difference')
  if (!first.path.startsWith('body')) return ofHead(first)
  const bodies = { right: readText(textOf(right)), wrong: readText(textOf(wrong)) }
  const segments = parsePath(first.path).slice(1)
  return listOnTheWay(bodies, segments) ?? ofValue(first, bodies)
}

const RANKS = ['status', 'body', 'headers']

function rankOf({ path }: Difference): number {
  return RANKS.findIndex(root => path.startsWith(root))
}

function ofHead({ path, expected, actual }: Difference): Telling {
  const [right, wrong] = [plainText(expected), plainText(actual)]
  const name = path.replace('headers.', '')
  const assertion =
    path === 'status' ? `the status is ${right}` : assertionOf(`the header ${name}`, expected, actual)
  return { where: path, right, wrong, assertion }
}

interface Bodies {
  readonly right: unknown
  readonly wrong: unknown
}

/** The outermost list that has more or fewer items, or the same in another order; null: there is none. */
function listOnTheWay(bodies: Bodies, segments: readonly PathSegment[]): Telling | null {
  for (let length = 0; length <= segments.length; length++) {
    const way = segments.slice(0, length)
    const [right, wrong] = [valueAt(bodies.right, way), valueAt(bodies.wrong, way)]
    if (!Array.isArray(right) || !Array.isArray(wrong)) continue
    const telling = ofLists(pathOf(way), right, wrong)
    if (telling) return telling
  }
  return null
}

function ofLists(where: string, right: readonly unknown[], wrong: readonly unknown[]): Telling | null {
  if (right.length !== wrong.length)
    return {
      ...{ where, right: itemsText(right), wrong: itemsText(wrong) },
      assertion: `\`${where}\` has ${itemsText(right)}`,
    }
  const sorted = (items: readonly unknown[]) => stableJson(items.map(stableJson).sort())
  if (stableJson(right) === stableJson(wrong) || sorted(right) !== sorted(wrong)) return null
  return {
    ...{ where, right: namesOf(right), wrong: namesOf(wrong) },
    assertion: `\`${where}\` is in this order: ${namesOf(right)}`,
  }
}

function itemsText(items: readonly unknown[]): string {
  if (items.length === 0) return 'no items'
  return `${items.length} ${items.length === 1 ? 'item' : 'items'} (${namesOf(items)})`
}

const NAMES = ['slug', 'name', 'title', 'label', 'email', 'id']
const MOST_NAMES = 6

/** What tells items apart for a reader. */
function namesOf(items: readonly unknown[]): string {
  const names = items.slice(0, MOST_NAMES).map(nameOf)
  return [...names, ...(items.length > MOST_NAMES ? ['…'] : [])].join(', ')
}

function nameOf(item: unknown): string {
  const attributes = isObject(item) && isObject(item.attributes) ? { ...item, ...item.attributes } : item
  if (!isObject(attributes)) return plainText(item)
  const name = NAMES.map(key => attributes[key]).find(it => ['string', 'number'].includes(typeof it))
  return plainText(name ?? item)
}

function ofValue({ path, expected, actual }: Difference, bodies: Bodies): Telling {
  const where = path === 'body' ? 'the body' : `\`${pathOf(parsePath(path).slice(1))}\``
  const isText = path === 'body' && typeof bodies.right === 'string'
  return {
    ...{ where: where.replaceAll('`', ''), right: plainText(expected), wrong: plainText(actual) },
    assertion: isText ? 'the body is this text' : assertionOf(where, expected, actual),
  }
}

function assertionOf(what: string, expected: unknown, actual: unknown): string {
  const kind = kindOf(expected)
  if (expected === ABSENT) return `${what} is not there`
  if (actual === ABSENT) return `${what} is there${kind === null ? `: ${plainText(expected)}` : ''}`
  return `${what} is ${kind === null || kind === kindOf(actual) ? plainText(expected) : kind}`
}

/** What is too long to be written down in an assertion. */
function kindOf(value: unknown): string | null {
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : null
}

/** A value on one line. */
export function plainText(value: unknown): string {
  return value === ABSENT ? 'nothing' : redactTokens(shortJson(value))
}

/** As code would write it, below the body. */
function pathOf(segments: readonly PathSegment[]): string {
  const path = segments.reduce<string>((way, segment) => {
    if (typeof segment === 'number') return itemPath(way, segment)
    return typeof segment === 'string' ? keyPath(way, segment) : way
  }, '')
  return path.replace(/^\./, '') || 'the body'
}
