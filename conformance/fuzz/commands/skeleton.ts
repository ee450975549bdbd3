import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../compare/json-value.ts'
import type { Command, SequenceQuery } from './command.ts'

/** Words by which a body says what becomes of links; any other name is a model's. */
const LINKING: ReadonlySet<string> = new Set(['connect', 'disconnect', 'set', 'position', 'before', 'after'])

/** Parts of paths that are the same for every type. */
const FIXED: ReadonlySet<string> = new Set(['', 'api', 'graphql', 'auth', 'localizations'])

/**
 * Whether two sequences do the same with links, whichever types and attributes they do it with, and show it. Of other values it is
 * not enough to be written alike: what is wrong with one attribute is another thing than what is wrong with the next.
 */
export function linkAlike(one: SequenceQuery, other: SequenceQuery): boolean {
  const [some = [], others] = [one, other].map(({ commands }) =>
    commands.filter(speaksOfLinks).map(skeletonOf),
  )
  return some.length > 0 && isDeepStrictEqual(some, others)
}

function speaksOfLinks({ request }: Command): boolean {
  return namesIn(request.body).some(name => LINKING.has(name))
}

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]) : []
}

function skeletonOf({ request: { method, path, body } }: Command): unknown {
  const parts = path.replace(/[?].*$/, '').split('/')
  return { method, path: parts.map(part => (FIXED.has(part) ? part : '*')), body: shapeOf(body) }
}

/** Of lists it counts whether there are several items. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shapeOf)
  if (!isObject(value)) return typeof value === 'string' ? verbIn(value) : 'value'
  const members = Object.entries(value).map(([name, inner]) =>
    JSON.stringify([LINKING.has(name) ? name : '*', shapeOf(inner)]),
  )
  return [...new Set(members)].sort()
}

/** What a mutation does. */
function verbIn(text: string): string {
  return /^mutation\b.*\{ *(create|update|delete)/.exec(text)?.[1] ?? 'value'
}
