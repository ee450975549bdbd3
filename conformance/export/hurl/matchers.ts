import { matcherIn } from '../../compare/compare.ts'
import { isObject, isScalar } from '../../compare/json-value.ts'
import { CannotExpress } from '../exporter.ts'
import { containsEach } from './collected.ts'
import { literal, type Scope } from './literal.ts'
import { ID, JWT, TIME, UUID, written } from './patterns.ts'
import { below, jsonPath } from './text.ts'

/** Something that is looked at: what Hurl asks for, and where in the body that is; null for headers and texts. */
interface Place {
  readonly query: string
  readonly path: string | null
  readonly scope: Scope
  /** The lines for what a matcher holds at a path. */
  readonly assertsAt: (path: string, expected: unknown, scope: Scope) => readonly string[]
}

type Use = NonNullable<ReturnType<typeof matcherIn>>

type Write = (place: Place, operand: unknown) => readonly string[]

const ofQuery =
  (...predicates: readonly string[]): Write =>
  ({ query }) =>
    predicates.map(predicate => `${query} ${predicate}`)

const WRITERS: Readonly<Record<string, Write>> = {
  '<any>': ofQuery('exists'),
  '<null>': ofQuery('== null'),
  '<absent>': ofQuery('not exists'),
  '<id>': ofQuery(`toString matches ${ID}`),
  '<time>': ofQuery(`matches ${TIME}`),
  '<uuid>': ofQuery(`matches ${UUID}`),
  '<jwt>': ofQuery(`matches ${JWT}`),
  '<string>': ofQuery('isString'),
  '<integer>': ofQuery('isInteger'),
  '<number>': ofQuery('isNumber'),
  '<boolean>': ofQuery('isBoolean'),
  '<object>': ofQuery('isObject'),
  '<array>': ofQuery('isList'),
  $matches: ({ query, scope }, operand) => [`${query} matches ${written(String(operand), scope.saved)}`],
  $length: ({ query }, operand) => [`${query} count == ${JSON.stringify(operand)}`],
  $keys: (place, operand) => keysOf(place, listOf(operand)),
  $includes: includes,
  $unordered: (place, operand) => [
    `${place.query} count == ${listOf(operand).length}`,
    ...containsEach(place.query, operand, place.scope),
  ],
  $not: not,
}

/** The lines that say the same as a matcher. Throws CannotExpress. */
export function matcherAsserts(place: Place, { matcher, operand }: Use): readonly string[] {
  const write = WRITERS[matcher.name]
  if (!write) throw new CannotExpress(`the matcher ${matcher.name}`)
  return write(place, operand)
}

function keysOf({ query, path }: Place, keys: readonly unknown[]): readonly string[] {
  if (path === null) throw new CannotExpress('keys of a text')
  return [
    `${query} isObject`,
    `${jsonPath(`${path}.*`)} count == ${keys.length}`,
    ...keys.map(key => `${jsonPath(below(path, String(key)))} exists`),
  ]
}

function includes({ query, path, scope, assertsAt }: Place, operand: unknown): readonly string[] {
  if (!isObject(operand)) return [`${query} isList`, ...containsEach(query, operand, scope)]
  if (path === null) throw new CannotExpress('keys of a text')
  return [
    `${query} isObject`,
    ...Object.entries(operand).flatMap(([key, value]) => assertsAt(below(path, key), value, scope)),
  ]
}

/** The opposite of one line is one line; that of several is not. */
function not({ query, scope }: Place, operand: unknown): readonly string[] {
  const use = matcherIn(operand)
  if (!use && isScalar(operand)) return [`${query} != ${literal(operand, scope)}`]
  if (use?.matcher.name === '$matches')
    return [`${query} not matches ${written(String(use.operand), scope.saved)}`]
  if (use?.matcher.name === '$includes' && listOf(use.operand).length === 1)
    return containsEach(query, use.operand, scope).map(line => line.replace(' contains ', ' not contains '))
  throw new CannotExpress('the opposite of an expectation')
}

function listOf(operand: unknown): readonly unknown[] {
  return Array.isArray(operand) ? operand : []
}
