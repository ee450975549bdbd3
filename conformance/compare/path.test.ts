import { describe, expect, test } from 'vitest'
import { ABSENT } from './difference.ts'
import { keyPath, parsePath, pathBelow, valueAt } from './path.ts'

const BODY = {
  data: [
    { id: 1, tags: [{ name: 'a' }, { name: 'b' }], note: null },
    { id: 2, tags: [] },
  ],
  'odd.key': { 'x"y': 1 },
  $eq: 'dollar',
  empty: [],
  text: 'abc',
}

describe('what a path finds', () => {
  const rows: [string, unknown][] = [
    ['$', BODY],
    ['data[0].id', 1],
    ['$.data[0].id', 1],
    ['data[1].tags', []],
    ['data[*].id', [1, 2]],
    ['data[*].tags[*].name', [['a', 'b'], []]],
    ['data[*].note', [null, ABSENT]],
    ['["odd.key"]["x\\"y"]', 1],
    ['$["odd.key"]', { 'x"y': 1 }],
    ['$eq', 'dollar'],
    ['data[2]', ABSENT],
    ['data.id', ABSENT],
    ['data.length', ABSENT],
    ['missing.deeper[0]', ABSENT],
    ['data[0].note.deeper', ABSENT],
    ['text[*]', ABSENT],
    ['text[0]', ABSENT],
    ['empty[*].x', []],
    ['constructor', ABSENT],
    ['__proto__', ABSENT],
  ]
  test.each(rows)('%s', (path, found) => {
    expect(valueAt(BODY, parsePath(path))).toEqual(found)
  })

  test('an array at the root', () => {
    expect(valueAt([{ id: 7 }], parsePath('[0].id'))).toBe(7)
    expect(valueAt([{ id: 7 }], parsePath('$[*].id'))).toEqual([7])
  })
})

test.each(['', '.a', 'a.', 'a..b', 'a[', 'a[x]', 'a[-1]', 'a[0]b', 'a."b"', 'a]', '["a]'])(
  'the path "%s" is refused',
  path => {
    expect(() => parsePath(path)).toThrow(/path/)
  },
)

test.each([
  ['name', 'body.name'],
  ['odd.key', 'body["odd.key"]'],
  ['$eq', 'body["$eq"]'],
  ['', 'body[""]'],
])('the key %s below body is written %s', (key, path) => {
  expect(keyPath('body', key)).toBe(path)
})

test.each([
  ['$', 'body'],
  ['data[0]', 'body.data[0]'],
  ['$.data', 'body.data'],
  ['[0].id', 'body[0].id'],
])('the path %s of a body is shown as %s', (path, shown) => {
  expect(pathBelow('body', path)).toBe(shown)
})
