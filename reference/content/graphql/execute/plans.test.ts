import { fileURLToPath } from 'node:url'
import { buildSchema, getOperationAST, parse } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { createReference, type Reference } from '../../../index.ts'
import { coercedVariables } from './execution.ts'

let reference: Reference

beforeAll(async () => {
  const world = new URL('../../../../specs/worlds/restaurants', import.meta.url)
  reference = await createReference({ world: fileURLToPath(world) })
})

/** The answer to a request, by a plan where there is one. Who listens has graphql-js call every resolver. */
async function ask(params: unknown, headers: Record<string, string> = {}): Promise<string> {
  const body = new TextEncoder().encode(JSON.stringify(params))
  const all = { 'content-type': 'application/json', ...headers }
  const answer = await reference.handle({ method: 'POST', target: '/graphql', headers: all, body })
  return `${answer.status} ${String(answer.body)}`
}

const NAMED = 'query one { notice { data { id } } } query two { restaurants { data { id } } }'
const BY_NAME =
  'query ($name: String = "Luna", $size: Int!) { restaurants(filters: {name: {contains: $name}}, pagination: {limit: $size}) { data { id } } }'

test.each<[string, unknown]>([
  [
    'a list',
    {
      query:
        '{ restaurants { data { id attributes { name seats vegan extras } } meta { pagination { total } } } }',
    },
  ],
  [
    'relations with arguments',
    {
      query:
        '{ restaurants(sort: "name") { data { attributes { categories(sort: "label:desc", pagination: {limit: 1}) { data { attributes { label } } } location { data { id } } } } } }',
    },
  ],
  [
    'components and media',
    { query: '{ restaurants { data { attributes { hours { __typename } seo { __typename } } } } }' },
  ],
  ['a zone', { query: '{ restaurants { data { attributes { zone { __typename } } } } }' }],
  [
    'aliases and merged fields',
    {
      query:
        '{ a: restaurants { data { id } data { attributes { name } } } b: restaurants { data { __typename } } }',
    },
  ],
  [
    'fragments',
    {
      query:
        'fragment R on Restaurant { name ...S } fragment S on Restaurant { seats } { restaurants { data { attributes { ...R ...S ... { slug } ... on Restaurant { style } } } } }',
    },
  ],
  [
    'directives',
    {
      query:
        'query ($no: Boolean = false) { restaurants { data { id @skip(if: true) attributes @include(if: $no) { name } } } }',
    },
  ],
  ['variables', { query: BY_NAME, variables: { size: 2 } }],
  ['a variable that is missing', { query: BY_NAME }],
  ['one of several operations', { query: NAMED, operationName: 'two' }],
  ['several operations and no name', { query: NAMED }],
  ['the schema', { query: '{ __schema { queryType { name } } restaurants { data { id } } }' }],
  ['an entry that is not there', { query: '{ restaurant(id: 999) { data { id } } }' }],
  [
    'an error in the middle',
    {
      query:
        '{ a: restaurants { data { id } } restaurant { data { id } } b: restaurants(sort: "nothing") { data { id } } }',
    },
  ],
  ['a type that the caller may not find', { query: '{ safes { data { id } } restaurants { data { id } } }' }],
  ['a resolver that takes its time', { query: '{ me { username } restaurants { data { id } } }' }],
  ['a batch', [{ query: '{ restaurants { data { id } } }' }, { query: '{ notice { data { id } } }' }]],
])('%s is answered as graphql-js does, also the second time', async (_what, params) => {
  const expected = await ask(params, { 'x-assayer-explain': '1' })
  expect(await ask(params)).toBe(expected)
  // Another request for the memory of answers, the same for the plan.
  expect(await ask(params, { 'x-other': '1' })).toBe(expected)
})

test('of many variables that are wrong only the first ones are looked at', () => {
  let shown = 0
  const wrong = { toJSON: () => ++shown }
  const operation = getOperationAST(parse('query ($list: [Int]) { field(list: $list) }'))
  if (!operation) throw new Error('invariant: the document has an operation')
  const schema = buildSchema('type Query { field(list: [Int]): Int }')
  const list = Array.from({ length: 1_000 }, () => wrong)
  expect(coercedVariables({ schema, operation, fragments: {} }, { list })).toBeNull()
  expect(shown).toBeLessThan(10)
})
