import { expect, test } from 'vitest'
import { type GraphqlQuery, plain, readDocument } from './graphql-query.ts'
import { graphqlRequest } from './graphql-request.ts'
import { smallerGraphql } from './smaller-graphql.ts'

function documentOf(query: GraphqlQuery): unknown {
  return Object(graphqlRequest(query).body).query
}

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

const QUERY: GraphqlQuery = {
  door: 'graphql',
  selections: [
    {
      name: 'books',
      args: [
        { name: 'publicationState', value: plain('LIVE'), type: 'PublicationState' },
        {
          name: 'filters',
          value: {
            kind: 'object',
            members: [{ name: 'pages', value: { kind: 'list', items: [plain('1'), plain('null')] } }],
          },
          type: 'BookFiltersInput',
        },
        { name: 'weight', value: plain('9007199254740993'), type: 'Long' },
      ],
      selections: [
        {
          name: 'zone',
          args: [],
          selections: [
            {
              name: '... on Quote',
              args: [],
              selections: [{ name: 'text', args: [], selections: [] }],
              type: 'Quote',
            },
          ],
        },
      ],
      type: 'Books',
    },
  ],
}

test('arguments can be variables, but for numbers that JSON does not have', () => {
  expect(graphqlRequest({ ...QUERY, form: 'variables' }).body).toEqual({
    query:
      'query ($publicationState1: PublicationState, $filters2: BookFiltersInput) { books(publicationState: $publicationState1, filters: $filters2, weight: 9007199254740993) { zone { ... on Quote { text } } } }',
    variables: { publicationState1: 'LIVE', filters2: { pages: [1, null] } },
  })
})

test('selections can be fragments with names', () => {
  const document = documentOf({ ...QUERY, form: 'fragments' })
  expect(document).toMatch(/^\{ books\(.*\) \{ \.\.\.part2 \} \}/)
  expect(document).toContain('fragment part1 on Quote { text }')
  expect(document).toContain('fragment part2 on Books { zone { ...part1 } }')
})

test('a query is as good without its form', () => {
  const [smaller] = smallerGraphql({ ...QUERY, form: 'variables' })
  expect(smaller).toEqual(QUERY)
})
