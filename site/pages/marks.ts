import { isObject } from '../../conformance/compare/json-value.ts'
import { EACH, itemPath, keyPath, type PathSegment, parsePath } from '../../conformance/compare/path.ts'
import type { ShownDifference } from '../engine/engine.ts'

/** Something to say at a place of an answer's JSON. */
export interface Mark {
  /** Of a value that is there: `body.data[0].id`. Of one that is missing: what it should stand in. */
  readonly path: string
  readonly expected: unknown
  /** The key or position that is missing; null: the value is there, and is another. */
  readonly missing: string | null
  /** Nothing was expected there. */
  readonly isUnexpected: boolean
}

/** Where in the JSON of an answer the differences are, value by value. */
export function marksOf(differences: readonly ShownDifference[], json: unknown): readonly Mark[] {
  return differences.flatMap(difference => {
    const segments = segmentsOf(difference.path)
    return segments === null ? [] : marksAt(json, 'body', segments, difference)
  })
}

/** Null: it is about no part of the body. */
function segmentsOf(path: string): readonly PathSegment[] | null {
  if (path === 'body') return []
  if (!/^body[.[]/.test(path)) return null
  return parsePath(path.slice('body'.length).replace(/^\./, ''))
}

interface Sides {
  readonly expected?: unknown
  readonly actual?: unknown
}

function marksAt(
  value: unknown,
  path: string,
  segments: readonly PathSegment[],
  sides: Sides,
): readonly Mark[] {
  const [segment, ...rest] = segments
  if (segment === undefined) return leafMarks(value, path, sides)
  if (segment === EACH) return marksOfItems(value, path, rest, sides)
  if (Array.isArray(value) && typeof segment === 'number' && segment < value.length)
    return marksAt(value[segment], itemPath(path, segment), rest, sides)
  if (isObject(value) && Object.hasOwn(value, segment))
    return marksAt(value[segment], keyPath(path, String(segment)), rest, sides)
  return [{ path, expected: sides.expected, missing: String(segment), isUnexpected: false }]
}

/** What is otherwise of two lists, item by item; any other expectation is about all items. */
function marksOfItems(
  value: unknown,
  path: string,
  rest: readonly PathSegment[],
  { expected }: Sides,
): readonly Mark[] {
  const items = Array.isArray(value) ? value : []
  if (!Array.isArray(expected)) {
    const marks = items.flatMap((item, index) => marksAt(item, itemPath(path, index), rest, { expected }))
    return marks.length > 0 ? marks : [{ path, expected, missing: '[*]', isUnexpected: false }]
  }
  const there = items.flatMap((item, index) => {
    const sides: Sides = index < expected.length ? { expected: expected[index] } : {}
    return marksAt(item, itemPath(path, index), rest, sides)
  })
  const lacking = expected.slice(items.length).map((item, index) => ({
    ...{ path, expected: item, missing: String(items.length + index), isUnexpected: false },
  }))
  return [...there, ...lacking]
}

function leafMarks(actual: unknown, path: string, sides: Sides): readonly Mark[] {
  if ('expected' in sides && JSON.stringify(sides.expected) === JSON.stringify(actual)) return []
  if (isList(sides.expected) && isList(actual)) return marksOfItems(actual, path, [], sides)
  return [{ path, expected: sides.expected, missing: null, isUnexpected: !('expected' in sides) }]
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
