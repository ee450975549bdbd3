import { describe, expect, test } from 'vitest'
import { graphqlUnits } from '../units.ts'
import { respond, respondToBatch } from './respond.ts'

const result = { data: { a: 1 } }
const [JSON_TYPE, OWN] = ['application/json', 'application/graphql-response+json; charset=utf-8']
const BOTH = 'application/graphql-response+json, application/json'

describe('the answer to one operation', () => {
  const rows: readonly (readonly [
    accept: string | undefined,
    refusal: 'document' | 'method' | null,
    status: number,
    type: string,
  ])[] = [
    [undefined, null, 200, JSON_TYPE],
    ['application/json', null, 200, JSON_TYPE],
    [BOTH, null, 200, OWN],
    ['application/json, application/graphql-response+json', null, 200, JSON_TYPE],
    ['image/png', null, 200, JSON_TYPE],
    [undefined, 'document', 400, JSON_TYPE],
    ['*/*', 'document', 400, JSON_TYPE],
    ['', 'document', 400, JSON_TYPE],
    ['application/json', 'document', 200, JSON_TYPE],
    [' Application/JSON ; charset=utf-8', 'document', 200, JSON_TYPE],
    ['application/json, text/html', 'document', 400, JSON_TYPE],
    ['application/json-lines', 'document', 400, JSON_TYPE],
    [BOTH, 'document', 400, OWN],
  ]
  test.each(rows)('to Accept: %s, refused by %s, is %i of %s', (accept, refusal, status, type) => {
    expect(respond({ result, refusal }, accept, graphqlUnits)).toEqual({
      status,
      headers: { 'content-type': type },
      body: '{"data":{"a":1}}\n',
    })
  })

  test('says which method is allowed, where this one is not', () => {
    expect(respond({ result, refusal: 'method' }, 'application/json', graphqlUnits)).toEqual({
      status: 405,
      headers: { 'content-type': JSON_TYPE, allow: 'POST' },
      body: '{"data":{"a":1}}\n',
    })
  })
})

test('the answer to a batch is 200, whatever became of each operation', () => {
  const outcomes = [
    { result, refusal: null },
    { result: { errors: [] }, refusal: 'document' },
  ] as const
  expect(respondToBatch(outcomes, BOTH, graphqlUnits)).toEqual({
    status: 200,
    headers: { 'content-type': OWN },
    body: '[{"data":{"a":1}},{"errors":[]}]\n',
  })
})
