import { describe, expect, test } from 'vitest'
import { assertsOf } from './asserts.ts'

const REST = { saved: new Set(['made']), door: 'rest' } as const

describe('what is expected of a body, in the words of Hurl', () => {
  test.each<[path: string, expected: unknown, ...lines: readonly string[]]>([
    ['a', 1, 'jsonpath "$.a" == 1'],
    ['a', null, 'jsonpath "$.a" == null'],
    ['a', 'say "x"\n{{y}}', 'jsonpath "$.a" == "say \\"x\\"\\n\\u{7b}\\u{7b}y}}"'],
    ['a["b.c"]', true, `jsonpath "$.a['b.c']" == true`],
    ['a', ['x', 'y'], 'jsonpath "$.a" count == 2', 'jsonpath "$.a[0]" == "x"', 'jsonpath "$.a[1]" == "y"'],
    ['a[*].b', ['x'], 'jsonpath "$.a" count == 1', 'jsonpath "$.a[0].b" == "x"'],
    [
      'a',
      { b: 1, c: '<absent>' },
      'jsonpath "$.a" isObject',
      'jsonpath "$.a.*" count == 1',
      'jsonpath "$.a.b" == 1',
      'jsonpath "$.a.c" not exists',
    ],
    ['a[*].b', '<absent>', 'jsonpath "$.a" count > 0', 'jsonpath "$.a[*].b" count == 0'],
    [
      'a[*].b',
      { $unordered: [1, 2] },
      'jsonpath "$.a" count == 2',
      'jsonpath "$.a[*].b" contains 1',
      'jsonpath "$.a[*].b" contains 2',
    ],
    [
      'a',
      { $keys: ['b'] },
      'jsonpath "$.a" isObject',
      'jsonpath "$.a.*" count == 1',
      'jsonpath "$.a.b" exists',
    ],
    ['a', { $matches: '^/\\d$' }, 'jsonpath "$.a" matches /^\\/[0-9]$/'],
    ['a', { $not: { $includes: ['x'] } }, 'jsonpath "$.a" not contains "x"'],
    ['a', '<made>', 'jsonpath "$.a" == {{saved_made}}'],
    ['a', '<breads:rye-1>', 'jsonpath "$.a" == {{id_breads_rye_2d1}}'],
  ])('%s: %j', (path, expected, ...lines) => {
    expect(assertsOf({ status: 200, body: { [path]: expected } }, REST)).toEqual(lines)
  })

  test('ids are texts in GraphQL', () => {
    const asserts = assertsOf({ status: 200, body: { a: '<breads:rye>' } }, { ...REST, door: 'graphql' })
    expect(asserts).toEqual(['jsonpath "$.a" == "{{id_breads_rye}}"'])
  })

  test.each<[needs: string, expected: unknown]>([
    ['a list in any order, of more than plain values', { $unordered: [{ a: 1 }] }],
    ['a list in any order, with a value twice', { $unordered: [1, 1] }],
    ['the matcher $every', { $every: '<id>' }],
    ['the matcher $oneOf', { $oneOf: [1] }],
    ['the opposite of an expectation', { $not: { $includes: [1, 2] } }],
    ['a regular expression that looks ahead or behind', { $matches: '(?=a)' }],
    ['a list whose items may be absent', ['<absent>']],
  ])('%s cannot be said', (needs, expected) => {
    expect(() => assertsOf({ status: 200, body: { a: expected } }, REST)).toThrow(needs)
  })
})

test('one of several statuses, headers, and the whole text', () => {
  const headers = { 'Content-Type': { $matches: '^text/' }, 'X-Old': '<absent>' }
  expect(assertsOf({ status: [200, 204], headers, text: '' }, REST)).toEqual([
    'status toString matches /^(200|204)$/',
    'header "content-type" matches /^text\\//',
    'header "x-old" not exists',
    'body == ""',
  ])
})
