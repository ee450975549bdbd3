import { expect, test } from 'vitest'
import {
  entriesNamedIn,
  factsNamedIn,
  fillExpected,
  fillText,
  fillValue,
  type PlaceholderValues,
} from './placeholder.ts'

const VALUES: PlaceholderValues = {
  entry: ({ plural, key }) => (plural === 'files' ? `<${key}>` : key.length),
  fact: ({ name, of }) => (of === null ? 'http://a.b' : `${name} (${of})`),
  saved: name => (name === 'made' ? 12 : undefined),
}

test.each([
  ['/api/breads/<breads:rye>', '/api/breads/3'],
  ['/api/breads/<made>?a=<breads:rye>', '/api/breads/12?a=3'],
  ['?filters[name]=<b>&x=<unknown>', '?filters[name]=<b>&x=<unknown>'],
  ['<breads:a key with spaces>', '17'],
  ['a<b:c and d>e', 'a7e'],
  ['<site>/about/', 'http://a.b/about/'],
  ['<password:ines>', 'password (ines)'],
  ['<data-key>', '<data-key>'],
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

test('what is filled in is not filled again', () => {
  const values = { ...VALUES, entry: () => '<made>' }
  expect(fillText('<files:a> <made>', values)).toBe('<made> 12')
})

test.each<[unknown, unknown]>([
  [{ $matches: '^<site>/\\w+$' }, { $matches: '^http://a\\.b/\\w+$' }],
  [{ a: [{ $not: { $matches: '<site>' } }] }, { a: [{ $not: { $matches: 'http://a\\.b' } }] }],
  [{ a: '<site>/' }, { a: 'http://a.b/' }],
  ['<made>', 12],
])('a regular expression means what is put into it: %j', (expected, filled) => {
  expect(fillExpected(expected, VALUES)).toEqual(filled)
})

test('all entries that a value names', () => {
  const value = ['GET /<breads:rye>', { 'a.<users:ann>': '<made>' }, undefined]
  expect(entriesNamedIn(value)).toEqual([
    { plural: 'breads', key: 'rye' },
    { plural: 'users', key: 'ann' },
  ])
})

test('all facts that a value names', () => {
  expect(factsNamedIn({ a: '<site>/<breads:rye>', '<password:ann>': ['<made>'] })).toEqual([
    { name: 'site', of: null },
    { name: 'password', of: 'ann' },
  ])
})
