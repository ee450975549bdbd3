import { matcherIn } from '../../../conformance/compare/compare.ts'
import { type Expectation, REFUSED } from '../../../conformance/compare/expectation.ts'
import { isObject } from '../../../conformance/compare/json-value.ts'
import { EACH, type PathSegment, parsePath } from '../../../conformance/compare/path.ts'
import type { SentRequest } from '../../engine/engine.ts'
import { fetchOf, literal } from './fetch.ts'

interface Written {
  readonly says: string
  readonly sent: SentRequest
  readonly expected: Expectation | null
}

/** A request as a test of Vitest. What its own assertions have no words for is left as a comment. */
export function vitestOf({ says, sent, expected }: Written, server: string): string {
  const lines = [fetchOf(sent, server), ...(expected === null ? [] : assertions(expected))]
  return [
    "import { expect, test } from 'vitest'",
    '',
    `test(${literal(says)}, async () => {`,
    ...lines.flatMap(line => line.split('\n').map(it => `  ${it}`)),
    '})',
    '',
  ].join('\n')
}

function assertions({ status, body = {}, headers = {} }: Expectation): readonly string[] {
  const paths = Object.entries(body)
  return [
    ...(status === undefined ? [] : [statusAssertion(status)]),
    ...Object.entries(headers).map(([name, value]) =>
      assertion(`response.headers.get(${literal(name)})`, `header ${name}`, value),
    ),
    ...(paths.length === 0 ? [] : ['const body = await response.json()']),
    ...paths.map(([path, value]) => assertion(`body${accessOf(parsePath(path))}`, path, value)),
  ]
}

function statusAssertion(status: Exclude<Expectation['status'], undefined>): string {
  if (status === REFUSED) return 'expect(response.status).toBeGreaterThanOrEqual(400)'
  if (typeof status === 'number') return `expect(response.status).toBe(${status})`
  return `expect(${JSON.stringify(status)}).toContain(response.status)`
}

function assertion(subject: string, path: string, value: unknown): string {
  if (value === '<absent>') return `expect(${subject}).toBeUndefined()`
  if (hasMatcher(value)) return `// ${path}: ${JSON.stringify(value)}`
  return `expect(${subject}).toEqual(${JSON.stringify(value)})`
}

/** Anything in it that is not meant literally. */
function hasMatcher(value: unknown): boolean {
  if (matcherIn(value)) return true
  if (Array.isArray(value)) return value.some(hasMatcher)
  return isObject(value) && Object.values(value).some(hasMatcher)
}

function accessOf(segments: readonly PathSegment[]): string {
  const [segment, ...rest] = segments
  if (segment === undefined) return ''
  if (segment === EACH) return rest.length === 0 ? '' : `.map(it => it${accessOf(rest)})`
  if (typeof segment === 'number') return `[${segment}]${accessOf(rest)}`
  return `${/^[A-Za-z_$][\w$]*$/.test(segment) ? `.${segment}` : `[${literal(segment)}]`}${accessOf(rest)}`
}
