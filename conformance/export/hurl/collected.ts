import { matcherIn } from '../../compare/compare.ts'
import { isScalar } from '../../compare/json-value.ts'
import { EACH, type PathSegment } from '../../compare/path.ts'
import { CannotExpress } from '../exporter.ts'
import { literal, type Scope } from './literal.ts'
import { below, jsonPath } from './text.ts'

/** What must hold for what the items of a list have at a path, where it is no list of values. */
export function collectedAsserts(
  path: string,
  rest: readonly PathSegment[],
  expected: unknown,
  scope: Scope,
): readonly string[] {
  const use = matcherIn(expected)
  const { operand } = use ?? {}
  const collected = jsonPath(collectedPath(`${path}[*]`, rest))
  const list = jsonPath(path)
  switch (use?.matcher.name) {
    case '<any>':
      return [`${list} isList`]
    case '<array>':
      return [`${list} isList`]
    case '<absent>':
      return [`${list} count > 0`, `${collected} count == 0`]
    case '$length':
      return [`${list} count == ${JSON.stringify(operand)}`]
    case '$unordered':
      return [`${list} count == ${itemsOf(operand).length}`, ...containsEach(collected, operand, scope)]
    case '$includes':
      return [`${list} isList`, ...containsEach(collected, operand, scope)]
    case '$not':
      return [`${list} isList`, ...containsNot(collected, operand, scope)]
    default:
      throw new CannotExpress(`${use?.matcher.name ?? 'a value'} for each item of a list`)
  }
}

function collectedPath(path: string, rest: readonly PathSegment[]): string {
  return rest.reduce<string>((parent, segment) => {
    if (segment === EACH) throw new CannotExpress('a list within each item of a list, in no fixed order')
    return below(parent, segment)
  }, path)
}

/** Exact together with the count, as long as no value stands there twice. */
export function containsEach(query: string, operand: unknown, scope: Scope): readonly string[] {
  const items = itemsOf(operand)
  const isPlain = items.every(item => isScalar(item) && !matcherIn(item))
  if (!isPlain) throw new CannotExpress('a list in any order, of more than plain values')
  if (new Set(items).size < items.length) throw new CannotExpress('a list in any order, with a value twice')
  return items.map(item => `${query} contains ${literal(item, scope)}`)
}

/** `{$not: {$includes: [x]}}`. */
function containsNot(query: string, operand: unknown, scope: Scope): readonly string[] {
  const inner = matcherIn(operand)
  const items = inner?.matcher.name === '$includes' ? itemsOf(inner.operand) : []
  const [item, ...others] = items
  if (item === undefined || others.length > 0 || !isScalar(item) || matcherIn(item))
    throw new CannotExpress('the opposite of an expectation')
  return [`${query} not contains ${literal(item, scope)}`]
}

function itemsOf(operand: unknown): readonly unknown[] {
  return Array.isArray(operand) ? operand : []
}
