import { describe, expect, test } from 'vitest'
import {
  isList,
  isObject,
  type Json,
  listOf,
  objectsOf,
  omit,
  parseJson,
  pick,
  textOf,
  textsOf,
} from './values.ts'

const VALUES: readonly (Json | undefined)[] = [
  undefined,
  null,
  true,
  0,
  '',
  'a',
  [],
  ['a', 1, null, {}, []],
  {},
  { a: 1 },
]

describe('of all values', () => {
  test.each<[what: string, is: (value: Json | undefined) => boolean, found: readonly (Json | undefined)[]]>([
    ['objects', isObject, [{}, { a: 1 }]],
    ['lists', isList, [[], ['a', 1, null, {}, []]]],
    ['texts', value => textOf(value) !== null, ['', 'a']],
    ['what holds items', value => listOf(value).length > 0, [['a', 1, null, {}, []]]],
  ])('%s', (_what, is, found) => {
    expect(VALUES.filter(is)).toEqual(found)
  })
})

test('of a list', () => {
  const list = ['a', 1, null, { b: 1 }, ['c'], 'd']
  expect([textsOf(list), objectsOf(list), listOf('a')]).toEqual([['a', 'd'], [{ b: 1 }], []])
})

test('some keys of an object, or all others, in its order', () => {
  const object = { a: 1, b: 2, c: 3 }
  expect(Object.keys(pick(object, ['c', 'a', 'x']))).toEqual(['a', 'c'])
  expect(omit(object, ['b', 'x'])).toEqual({ a: 1, c: 3 })
})

test('a member called __proto__ is one as any other', () => {
  const object = JSON.parse('{"__proto__":{"a":1},"b":2}')
  const [rest, picked] = [omit(object, ['b']), pick(object, ['__proto__'])]
  expect([rest, picked].map(it => JSON.stringify(it))).toEqual(Array(2).fill('{"__proto__":{"a":1}}'))
  expect(rest.a).toBeUndefined()
})

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['', undefined],
  ['{', undefined],
])('%j as JSON', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})
