import { matcherIn } from '../../compare/compare.ts'
import { type Expectation, REFUSED } from '../../compare/expectation.ts'
import { isObject } from '../../compare/json-value.ts'
import { EACH, type PathSegment, parsePath } from '../../compare/path.ts'
import { CannotExpress } from '../exporter.ts'
import { collectedAsserts } from './collected.ts'
import { literal, type Scope } from './literal.ts'
import { matcherAsserts } from './matchers.ts'
import { below, jsonPath, quoted } from './text.ts'

/** The lines of `[Asserts]` that say the same as an expectation. Throws CannotExpress. */
export function assertsOf(expect: Expectation, scope: Scope): readonly string[] {
  return [
    ...statusAsserts(expect.status, scope),
    ...Object.entries(expect.headers ?? {}).flatMap(([name, value]) =>
      valueAsserts(`header ${quoted(name.toLowerCase(), scope.saved)}`, value, scope),
    ),
    ...Object.entries(expect.body ?? {}).flatMap(([path, value]) =>
      pathAsserts('$', parsePath(path), value, scope),
    ),
    ...(expect.text === undefined ? [] : valueAsserts('body', expect.text, scope)),
  ]
}

/** One status stands in the line `HTTP 200`. */
function statusAsserts(status: Expectation['status'], { door }: Scope): readonly string[] {
  if (typeof status === 'number' || status === undefined) return []
  if (status !== REFUSED) return [`status toString matches /^(${status.join('|')})$/`]
  if (door === 'graphql') throw new CannotExpress('a refusal by status or by errors')
  return ['status >= 400']
}

/** What a header or the whole text must be. */
function valueAsserts(query: string, expected: unknown, scope: Scope): readonly string[] {
  const use = matcherIn(expected)
  if (use) return matcherAsserts({ query, path: null, scope, assertsAt }, use)
  if (typeof expected !== 'string') throw new CannotExpress('a header or a page that is no text')
  return [`${query} == ${quoted(expected, scope.saved)}`]
}

/** What must be at a path, whose rest may look into each item of lists. */
function pathAsserts(
  path: string,
  rest: readonly PathSegment[],
  expected: unknown,
  scope: Scope,
): readonly string[] {
  const [segment, ...others] = rest
  if (segment === undefined) return assertsAt(path, expected, scope)
  if (segment !== EACH) return pathAsserts(below(path, segment), others, expected, scope)
  if (!Array.isArray(expected)) return collectedAsserts(path, others, expected, scope)
  const items = expected.flatMap((item, index) => pathAsserts(below(path, index), others, item, scope))
  return [`${jsonPath(path)} count == ${expected.length}`, ...items]
}

/** What must be at a path, piece by piece: Hurl compares no lists and no objects. */
export function assertsAt(path: string, expected: unknown, scope: Scope): readonly string[] {
  const use = matcherIn(expected)
  if (use) return matcherAsserts({ query: jsonPath(path), path, scope, assertsAt }, use)
  if (Array.isArray(expected)) return listAsserts(path, expected, scope)
  if (isObject(expected)) return objectAsserts(path, expected, scope)
  return [`${jsonPath(path)} == ${literal(expected, scope)}`]
}

function listAsserts(path: string, expected: readonly unknown[], scope: Scope): readonly string[] {
  if (expected.includes('<absent>')) throw new CannotExpress('a list whose items may be absent')
  const items = expected.flatMap((item, index) => assertsAt(below(path, index), item, scope))
  return [`${jsonPath(path)} count == ${expected.length}`, ...items]
}

function objectAsserts(path: string, expected: Readonly<Record<string, unknown>>, scope: Scope) {
  const keys = Object.keys(expected)
  const present = keys.filter(key => expected[key] !== '<absent>')
  return [
    `${jsonPath(path)} isObject`,
    `${jsonPath(`${path}.*`)} count == ${present.length}`,
    ...keys.flatMap(key => assertsAt(below(path, key), expected[key], scope)),
  ]
}
