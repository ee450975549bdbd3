import { buildSchema, type GraphQLSchema, graphql, introspectionTypes, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { Trace, traceResolvers } from './tracing.ts'

const START = Date.UTC(2024, 5, 1, 12)

/** A clock that is a quarter of a millisecond later whenever somebody looks at it. */
function ticking() {
  let looks = 0
  return { now: () => START + looks++ / 4 }
}

/** The resolvers of the types by which a schema is asked for: every schema shares them. */
const OF_SCHEMAS = introspectionTypes
  .filter(isObjectType)
  .flatMap(type => Object.values(type.getFields()))
  .map(field => ({ field, resolve: field.resolve }))

function schema(): GraphQLSchema {
  for (const { field, resolve } of OF_SCHEMAS) Object.assign(field, { resolve })
  const made = buildSchema('type Query { dishes: [Dish!]! late: Int } type Dish { name: String }')
  traceResolvers(made)
  return made
}

const rootValue = { dishes: [{ name: 'pie' }, { name: 'tart' }], late: () => Promise.resolve(1) }

test('a trace tells when each resolver began, how long it took and where it stands', async () => {
  const trace = new Trace(ticking())
  const contextValue = { trace }
  await graphql({ schema: schema(), source: '{ dishes { name } }', rootValue, contextValue })
  const [dish, name] = [
    { parentType: 'Query', fieldName: 'dishes', returnType: '[Dish!]!' },
    { parentType: 'Dish', fieldName: 'name', returnType: 'String' },
  ]
  expect(trace.report()).toEqual({
    version: 1,
    startTime: '2024-06-01T12:00:00.000Z',
    endTime: '2024-06-01T12:00:00.001Z',
    duration: 2_000_000,
    execution: {
      resolvers: [
        { path: ['dishes'], ...dish, startOffset: 250_000, duration: 250_000 },
        { path: ['dishes', 0, 'name'], ...name, startOffset: 750_000, duration: 250_000 },
        { path: ['dishes', 1, 'name'], ...name, startOffset: 1_250_000, duration: 250_000 },
      ],
    },
  })
})

test('a resolver that takes its time is noted when it is done', async () => {
  const trace = new Trace(ticking())
  const contextValue = { trace }
  const source = '{ late dishes { name } }'
  const { data } = await graphql({ schema: schema(), source, rootValue, contextValue })
  expect(data).toMatchObject({ late: 1 })
  expect(trace.report()).toMatchObject({
    execution: {
      resolvers: [
        { path: ['dishes'] },
        { path: ['dishes', 0, 'name'] },
        { path: ['dishes', 1, 'name'] },
        { path: ['late'], startOffset: 250_000, duration: 1_750_000 },
      ],
    },
  })
})

test('nothing is noted where nobody asked for it, nor of the schema itself', async () => {
  const trace = new Trace(ticking())
  const made = schema()
  const source = '{ dishes { name } __schema { queryType { name } } }'
  const { data } = await graphql({ schema: made, source, rootValue, contextValue: { trace: null } })
  expect(data).toMatchObject({ dishes: [{ name: 'pie' }, { name: 'tart' }] })
  await graphql({
    schema: made,
    source: '{ __schema { queryType { name } } }',
    rootValue,
    contextValue: { trace },
  })
  expect(trace.report()).toMatchObject({ execution: { resolvers: [] } })
})
