import { buildSchema, parse } from 'graphql'
import { expect, test, vi } from 'vitest'
import { Plans } from './plans.ts'

const SDL = 'type Query { dish: Dish dishes: [Dish!] } type Dish { name: String size: Int! side: Dish }'

/**
 * What a plan writes where a query's resolvers give this; null where it does not go on. `told` hears how often each field
 * stands in the query.
 */
function written(
  source: string,
  rootValue: Readonly<Record<string, unknown>>,
  told: (name: string, times: number) => void = () => {},
): string | null {
  const schema = buildSchema(SDL)
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {}))
    field.resolve = (_source, _args, _context, { fieldNodes }) => {
      told(name, fieldNodes.length)
      return rootValue[name]
    }
  const params = { query: source, variables: {}, operationName: null }
  const context = Object({ budget: { attempt: (work: () => unknown) => work() } })
  return new Plans(schema).run(parse(source), params, context)?.text ?? null
}

const rows: readonly (readonly [source: string, given: unknown, text: string | null])[] = [
  ['{ dish { name size } }', { name: 'pie', size: 1 }, '{"dish":{"name":"pie","size":1}}'],
  ['{ dish { name } }', null, '{"dish":null}'],
  ['{ dish { name } }', undefined, '{"dish":null}'],
  ['{ dish { __typename named: name } }', {}, '{"dish":{"__typename":"Dish","named":null}}'],
  ['{ dish { name } }', 'pie', '{"dish":{"name":null}}'],
  [
    '{ dish { name side { name } } }',
    { side: { name: 'leek' } },
    '{"dish":{"name":null,"side":{"name":"leek"}}}',
  ],
  [
    '{ dish { side { name } side { size } } }',
    { side: { size: 2 } },
    '{"dish":{"side":{"name":null,"size":2}}}',
  ],
  ['{ dish { size } }', {}, null],
  ['{ dish { size } }', { size: 'large' }, null],
  ['{ dish { name } }', { name: () => 'pie' }, null],
  ['{ dish { name } }', new Error('no'), null],
  ['{ dish { name } }', Promise.resolve({ name: 'pie' }), null],
  [
    '{ dish { name then: name } }',
    Object.fromEntries([
      ['name', 'pie'],
      ['then', 'later'],
    ]),
    '{"dish":{"name":"pie","then":"pie"}}',
  ],
  ['{ dish { name @skip(if: true) } }', { name: 'pie' }, null],
]
test.each(rows)('%s of %j is written as %s', (source, dish, text) => {
  expect(written(source, { dish })).toBe(text)
})

test.each<readonly [dishes: unknown, text: string | null]>([
  [[], '{"dishes":[]}'],
  [[{ name: 'pie' }, { name: 'tart' }], '{"dishes":[{"name":"pie"},{"name":"tart"}]}'],
  [[null], null],
  [{ name: 'pie' }, null],
])('a list of %j is written as %s', (dishes, text) => {
  expect(written('{ dishes { name } }', { dishes })).toBe(text)
})

test.each([
  ['once', '{ dish { name } }', 1],
  ['in two places', '{ dish { name } dish { size } }', 2],
  ['in a fragment that is spread twice', '{ ...F ...F } fragment F on Query { dish { name } }', 1],
  [
    'in a fragment and beside it',
    '{ ...F ... on Query { dish { name } } } fragment F on Query { dish { size } }',
    2,
  ],
])('a resolver is told of its field, which stands %s: %s', (_where, source, times) => {
  const told = vi.fn()
  written(source, { dish: null }, told)
  expect(told).toHaveBeenCalledExactlyOnceWith('dish', times)
})

test("nobody waits for a promise any more, and its failure is nobody else's", () => {
  const promise = new Promise(() => {})
  const waiting = vi.spyOn(promise, 'then')
  expect(written('{ dish { name } }', { dish: promise })).toBeNull()
  expect(waiting).toHaveBeenCalledExactlyOnceWith(undefined, expect.any(Function))
})
