import { expect, test } from 'vitest'
import { jsonLines } from './json-lines.ts'
import { marksOf } from './marks.ts'

const JSON_BODY = {
  data: [
    { id: 1, name: 'Luna' },
    { id: 2, name: 'Fjord' },
  ],
  meta: {},
}

/** Each mark as one would say it: where, what is missing there, and what was expected. */
function said(path: string, expected?: unknown): readonly unknown[] {
  const difference = expected === undefined ? { path } : { path, expected }
  return marksOf([difference], JSON_BODY).map(mark => [mark.path, mark.missing, mark.expected])
}

test.each<[what: string, path: string, expected: unknown, marks: readonly unknown[]]>([
  ['a value', 'body.data[0].id', 3, [['body.data[0].id', null, 3]]],
  ['a member that is missing', 'body.data[0].slug', 'luna', [['body.data[0]', 'slug', 'luna']]],
  [
    'one of what stands in each item',
    'body.data[*].name',
    ['Luna', 'Juno'],
    [['body.data[1].name', null, 'Juno']],
  ],
  ['an item that is missing', 'body.data[*].id', [1, 2, 3], [['body.data', '2', 3]]],
  [
    'what should be in no item',
    'body.data[*].id',
    '<absent>',
    [
      ['body.data[0].id', null, '<absent>'],
      ['body.data[1].id', null, '<absent>'],
    ],
  ],
  [
    'a list of other values',
    'body.data',
    [],
    [
      ['body.data[0]', null, undefined],
      ['body.data[1]', null, undefined],
    ],
  ],
  ['the whole body', 'body', 'a JSON body', [['body', null, 'a JSON body']]],
  ['a header', 'headers.etag', 'x', []],
])('%s', (_what, path, expected, marks) => {
  expect(said(path, expected)).toEqual(marks)
})

test('an item that nobody expected is told so', () => {
  const marks = marksOf([{ path: 'body.data[*].id', expected: [1] }], JSON_BODY)
  expect(marks).toMatchObject([{ path: 'body.data[1].id', isUnexpected: true }])
})

test('JSON stands in lines, and what is missing has one, too', () => {
  const json = { a: [1, 'x'], b: {} }
  const lines = jsonLines(json, marksOf([{ path: 'body.c', expected: true }], json))
  const text = lines.map(
    ({ depth, key, text, kind }) =>
      `${' '.repeat(depth)}${key}${text}${kind === 'missing' ? ' (missing)' : ''}`,
  )
  expect(text).toEqual(['{', ' "a": [', '  1,', '  "x"', ' ],', ' "b": {}', ' "c": true (missing)', '}'])
  expect(lines.filter(({ mark }) => mark !== null)).toHaveLength(1)
})
