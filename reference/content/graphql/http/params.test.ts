import { describe, expect, test } from 'vitest'
import { batchSize, type GraphqlParams, readBatch, readParams } from './params.ts'

const refusal = (body: string) =>
  expect.objectContaining({ response: expect.objectContaining({ status: 400, body }) })

const PARAMS: GraphqlParams = { query: '', variables: {}, operationName: null }

describe('the parameters of one operation', () => {
  const rows: readonly (readonly [
    given: Readonly<Record<string, unknown>>,
    differs: Partial<GraphqlParams>,
  ])[] = [
    [{}, {}],
    [{ query: null, variables: null, operationName: null, extensions: null }, {}],
    [
      { query: '{ a }', operationName: 'A' },
      { query: '{ a }', operationName: 'A' },
    ],
    [{ operationName: '' }, {}],
    [{ variables: '' }, {}],
    [{ variables: 'null' }, {}],
    [{ variables: { a: 1 } }, { variables: { a: 1 } }],
    [{ variables: '{"a": 1}' }, { variables: { a: 1 } }],
    [{ extensions: {} }, {}],
    [{ extensions: '{}' }, {}],
  ]
  test.each(rows)('%j are read', (given, differs) => {
    expect(readParams(given)).toEqual({ ...PARAMS, ...differs })
  })

  test.each<readonly [given: Readonly<Record<string, unknown>>, message: string]>([
    [{ query: 5 }, 'GraphQL queries must be strings.'],
    [{ query: ['{ a }'] }, 'GraphQL queries must be strings.'],
    [{ operationName: 5 }, 'The operation name must be a string.'],
    [{ operationName: {} }, 'The operation name must be a string.'],
    [{ variables: [] }, 'Variables must be an object.'],
    [{ variables: 5 }, 'Variables must be an object.'],
    [{ variables: '[]' }, 'Variables must be an object.'],
    [{ variables: '{' }, 'Variables are invalid JSON.'],
    [{ extensions: 5 }, 'Extensions must be an object.'],
    [{ extensions: '{' }, 'Extensions are invalid JSON.'],
  ])('%j are refused: %s', (given, message) => {
    expect(() => readParams(given)).toThrow(refusal(message))
  })
})

describe('a batch', () => {
  const batch = (count: number) => Array.from({ length: count }, () => ({ query: '{ a }' }))

  test('has at most 100 operations', () => {
    expect(readBatch(batch(100), batchSize)).toHaveLength(100)
    expect(() => readBatch(batch(101), batchSize)).toThrow(refusal('A batch has at most 100 operations.'))
  })

  test.each([null, 5, []])('has no operation that is %j', item => {
    expect(() => readBatch([{ query: '{ a }' }, item], batchSize)).toThrow(
      refusal('Every operation of a batch must be an object.'),
    )
  })
})
