import { expect, test } from 'vitest'
import { documentOf, readDocument } from './graphql-query.ts'
import { smallerGraphql } from './smaller-graphql.ts'

test.each<[what: string, document: string]>([
  ['fields', '{ books { data { id attributes { title } } } }'],
  [
    'arguments of every kind',
    '{ books(sort: ["a"], pagination: { limit: -1 }, publicationState: LIVE) { data { id } } }',
  ],
  ['null and false', '{ books(filters: { lent: { eq: false }, title: { eq: null } }) { data { id } } }'],
  ['an alias', '{ first: books { data { id } } }'],
  ['members of a union', '{ books { data { attributes { zone { ... on Quote { text } } } } } }'],
])('a document with %s is written as it was read', (_, document) => {
  const query = readDocument(document)
  expect(query && documentOf(query)).toBe(document)
})

test.each<[what: string, document: string]>([
  ['variables', 'query ($id: ID) { book(id: $id) { data { id } } }'],
  ['a variable that nobody declares', '{ book(id: $id) { data { id } } }'],
  ['named fragments', '{ books { ...f } } fragment f on B { data { id } }'],
  ['a mistake', '{ books {'],
])('there is no structure for a document with %s', (_, document) => {
  expect(readDocument(document)).toBeNull()
})

test.each<[what: string, document: string, smaller: string]>([
  ['a field', '{ books { data { id x } } }', '{ books { data { x } } }'],
  ['an argument', '{ books(sort: ["a"]) { id } }', '{ books { id } }'],
  [
    'a group around a filter',
    '{ books(filters: { or: [{ a: { eq: 1 } }] }) { id } }',
    '{ books(filters: { a: { eq: 1 } }) { id } }',
  ],
  ['half of a text', '{ book(slug: "abcd") { id } }', '{ book(slug: "ab") { id } }'],
])('%s can be taken away', (_, document, smaller) => {
  const query = readDocument(document)
  expect(query && [...smallerGraphql(query)].map(documentOf)).toContain(smaller)
})

test('a field that stands alone cannot be taken away', () => {
  const query = readDocument('{ books { id } }')
  expect(query && [...smallerGraphql(query)]).toEqual([])
})
