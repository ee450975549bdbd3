import { expect, test } from 'vitest'
import { entriesNamedIn, fillText, fillValue, type PlaceholderValues } from './placeholder.ts'

const VALUES: PlaceholderValues = {
  entry: ({ plural, key }) => (plural === 'files' ? `<${key}>` : key.length),
  saved: name => (name === 'made' ? 12 : undefined),
}

test.each([
  ['/api/breads/<breads:rye>', '/api/breads/3'],
  ['/api/breads/<made>?a=<breads:rye>', '/api/breads/12?a=3'],
  ['?filters[name]=<b>&x=<unknown>', '?filters[name]=<b>&x=<unknown>'],
  ['<breads:a key with spaces>', '17'],
  ['a<b:c and d>e', 'a7e'],
])('in the text %s', (text, filled) => {
  expect(fillText(text, VALUES)).toBe(filled)
})

test.each<[unknown, unknown]>([
  ['<breads:rye>', 3],
  ['id <breads:rye>', 'id 3'],
  ['<made>', 12],
  ['<id>', '<id>'],
  [{ a: ['<breads:rye>', null, 1] }, { a: [3, null, 1] }],
  [{ 'data.<made>': '<made>' }, { 'data.12': 12 }],
  ['<files:a>', '<a>'],
])('in the value %j', (value, filled) => {
  expect(fillValue(value, VALUES)).toEqual(filled)
})

test('all entries that a value names', () => {
  const value = ['GET /<breads:rye>', { 'a.<users:ann>': '<made>' }, undefined]
  expect(entriesNamedIn(value)).toEqual([
    { plural: 'breads', key: 'rye' },
    { plural: 'users', key: 'ann' },
  ])
})
