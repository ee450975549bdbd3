import { assertObjectType, buildSchema, graphql } from 'graphql'
import { describe, expect, test } from 'vitest'
import type { ResolverAuth } from '../auth/resolver-auth.ts'
import { CacheHints } from '../execute/cache-hints.ts'
import { graphqlUnits } from '../units.ts'
import { Registry } from './registry.ts'
import { readResolversConfig } from './resolver-config.ts'
import { wrapResolvers } from './wrap-resolvers.ts'

const SDL = `
  input Where { at: [Int] }
  type Query { dish(where: Where = { at: [1, 2] }, name: String = "pie"): Dish count(n: Int): Int }
  type Dish { name: String size: Int odd: Odd__ }
  type Odd__ { size: Int }
`

/** Whatever a project's code is called with. */
// biome-ignore lint/suspicious/noExplicitAny: a project's code is JavaScript
type Code = (...given: any[]) => unknown

interface Given {
  readonly config?: unknown
  readonly auth?: Readonly<Record<string, ResolverAuth>>
  readonly policies?: Readonly<Record<string, unknown>>
  readonly middlewares?: Readonly<Record<string, unknown>>
  /** What the caller is granted. */
  readonly may?: string
}

/** Serves `dish` with the arguments that it gets, and `count` with what it is given. */
function kitchen({ config = {}, auth = {}, policies = {}, middlewares = {}, may = '' }: Given) {
  const schema = buildSchema(SDL)
  const { dish, count } = schema.getQueryType()?.getFields() ?? {}
  if (!dish || !count) throw new Error('the schema has both fields')
  dish.resolve = (_source, args) => ({ name: JSON.stringify(args), size: 1, odd: { size: 2 } })
  count.resolve = (_source, { n }) => n
  wrapResolvers(schema, {
    auth: new Map(Object.entries({ 'Query.dish': false, 'Query.count': false, ...auth })),
    configs: readResolversConfig(config),
    policies: new Registry('policy').add('global::', policies),
    middlewares: new Registry('middleware').add('global::', middlewares),
    strapi: { config: { name: 'ours' }, plugin: () => 'plugin' },
    units: { ...graphqlUnits.extension },
  })
  const cacheHints = new CacheHints()
  const contextValue = {
    caller: { kind: 'public', may: (action: string) => action === may },
    query: { units: { graphql: graphqlUnits } },
    cacheHints,
    state: { isAuthenticated: false },
    koaContext: { method: 'POST' },
  }
  const ask = async (source: string): Promise<unknown> => {
    const { data, errors } = await graphql({ schema, source, contextValue })
    return errors ? errors.map(({ message }) => message) : data
  }
  return { ask, cacheHints, schema }
}

const DEFAULTS = '{"where":{"at":[1,2]},"name":"pie"}'

describe('who may use a root field', () => {
  const rows: readonly (readonly [says: string, given: Given, answer: unknown])[] = [
    ['anybody, where authorization is off', {}, { count: 1 }],
    ['nobody like this, where nothing is said', { auth: { 'Query.count': undefined } }, ['Forbidden access']],
    ['who is granted its scope', { auth: { 'Query.count': { scope: ['a'] } }, may: 'a' }, { count: 1 }],
    [
      'not who is granted less',
      { auth: { 'Query.count': { scope: ['a', 'b'] } }, may: 'a' },
      ['Forbidden access'],
    ],
    [
      'whom an extension lets in',
      { auth: { 'Query.count': { scope: ['a'] } }, config: { 'Query.count': { auth: false } } },
      { count: 1 },
    ],
    [
      'whom the field lets in, where an extension says nothing',
      { config: { 'Query.count': {} } },
      { count: 1 },
    ],
  ]
  test.each(rows)('%s', async (_says, given, answer) => {
    expect(await kitchen(given).ask('{ count(n: 1) }')).toEqual(answer)
  })

  test('of any other field everybody, unless something is said of it', async () => {
    expect(await kitchen({}).ask('{ dish { size } }')).toEqual({ dish: { size: 1 } })
    const guarded = kitchen({ config: { 'Dish.size': { auth: { scope: ['a'] } } } })
    expect(await guarded.ask('{ dish { size } }')).toEqual(['Forbidden access'])
    expect(await guarded.ask('{ dish { name } }')).toEqual({ dish: { name: DEFAULTS } })
    const odd = kitchen({ config: { 'Odd__.size': { auth: { scope: ['a'] } } }, may: 'b' })
    expect(await odd.ask('{ dish { odd { size } } }')).toEqual(['Forbidden access'])
  })

  test('of a field that shows what its entry has, who is granted its scope', async () => {
    const guarded = kitchen({ config: { 'Dish.size': { auth: { scope: ['a'] } } }, may: 'a' })
    expect(await guarded.ask('{ dish { size } }')).toEqual({ dish: { size: 1 } })
  })

  test('a field of which nothing is said keeps its resolver', () => {
    const dish = assertObjectType(kitchen({}).schema.getType('Dish'))
    expect(dish.getFields().size).toHaveProperty('resolve', undefined)
  })
})

describe('middlewares', () => {
  const adding: Code = async (next, parent, args, context, info) =>
    Number(await next(parent, args, context, info)) + 1
  const times = ({ by = 3 }) => {
    const made: Code = async (next, ...call) => Number(await next(...call)) * by
    return made
  }
  const twoParameters: Code = ({ by = 5 }, { strapi }) => times({ by: strapi.plugin() === 'plugin' ? by : 0 })
  const rows: readonly (readonly [says: string, given: Given, answer: unknown])[] = [
    [
      'stand around a resolver in their order',
      { config: { 'Query.count': { middlewares: [adding, times({ by: 2 })] } } },
      5,
    ],
    [
      'are found by name',
      { config: { 'Query.count': { middlewares: ['global::adding'] } }, middlewares: { adding } },
      3,
    ],
    [
      'are made of no options, where they take two things',
      {
        config: { 'Query.count': { middlewares: ['global::times'] } },
        middlewares: { times: twoParameters },
      },
      10,
    ],
    [
      'are made of options',
      {
        config: { 'Query.count': { middlewares: [{ name: 'global::times', options: { by: 7 } }] } },
        middlewares: { times },
      },
      14,
    ],
    [
      'are made with the application',
      {
        config: { 'Query.count': { middlewares: [{ name: 'global::times', options: { by: 7 } }] } },
        middlewares: { times: twoParameters },
      },
      14,
    ],
  ]
  test.each(rows)('%s', async (_says, given, count) => {
    expect(await kitchen(given).ask('{ count(n: 2) }')).toEqual({ count })
  })

  test('of which one makes no function are refused', () => {
    const config = { 'Query.count': { middlewares: [{ name: 'global::none' }] } }
    const wrapping = () => kitchen({ config, middlewares: { none: () => 5 } })
    expect(wrapping).toThrow('The middleware global::none makes no function')
  })

  test('may change what they are given in place, and the next request has it as before', async () => {
    const spoiling: Code = (next, parent, args, context, info) => {
      args.where.at.push(3)
      args.name = 'tart'
      return next(parent, args, context, info)
    }
    const { ask } = kitchen({ config: { 'Query.dish': { middlewares: [spoiling] } } })
    const spoiled = { dish: { name: '{"where":{"at":[1,2,3]},"name":"tart"}' } }
    expect(await ask('{ dish { name } }')).toEqual(spoiled)
    expect(await ask('{ dish { name } }')).toEqual(spoiled)
  })

  test('are given null where null is sent', async () => {
    const passing: Code = (next, ...call) => next(...call)
    const { ask } = kitchen({ config: { 'Query.dish': { middlewares: [passing] } } })
    expect(await ask('{ dish(where: null) { name } }')).toEqual({
      dish: { name: '{"where":null,"name":"pie"}' },
    })
  })

  test('give hints how long an answer may be kept', async () => {
    const hinting: Code = (next, parent, args, context, info) => {
      info.cacheControl.setCacheHint({ maxAge: 60 })
      return next(parent, args, context, info)
    }
    const { ask, cacheHints } = kitchen({ config: { 'Query.count': { middlewares: [hinting] } } })
    await ask('{ count(n: 1) }')
    expect(cacheHints.policy()).toEqual({ maxAge: 60, scope: 'PUBLIC' })
  })
})

describe('policies', () => {
  const isPositive: Code = ({ args }) => args.n > 0
  const isLess: Code = ({ args }, { config }) => args.n < (config.than ?? 2)
  const later: Code = async ({ args }) => args.n > 0
  const rows: readonly (readonly [says: string, given: Given, answers: readonly unknown[]])[] = [
    [
      'stand before a resolver',
      { config: { 'Query.count': { policies: [isPositive] } } },
      [false, true, true],
    ],
    ['may take their time', { config: { 'Query.count': { policies: [later] } } }, [false, true, true]],
    [
      'must all let a call through',
      { config: { 'Query.count': { policies: [isPositive, isLess] } } },
      [false, true, false],
    ],
    [
      'are found by name',
      { config: { 'Query.count': { policies: ['global::less'] } }, policies: { less: isLess } },
      [true, true, false],
    ],
    [
      'are given their config',
      {
        config: { 'Query.count': { policies: [{ name: 'global::less', config: { than: 3 } }] } },
        policies: { less: { handler: isLess } },
      },
      [true, true, true],
    ],
  ]
  test.each(rows)('%s', async (_says, given, passes) => {
    const { ask } = kitchen(given)
    const answers = await Promise.all([0, 1, 2].map(n => ask(`{ count(n: ${n}) }`)))
    expect(answers).toEqual(passes.map((isLet, n) => (isLet ? { count: n } : ['Policy Failed'])))
  })

  test('are told of the call and of what is behind it', async () => {
    let told: readonly unknown[] = []
    const noting: Code = (...given) => {
      told = given
      return true
    }
    const config = { 'Query.count': { policies: [{ name: 'global::noting', config: { by: 2 } }] } }
    await kitchen({ config, policies: { noting } }).ask('{ count(n: 1) }')
    const [call, application, third] = told
    expect(call).toMatchObject({
      type: 'graphql',
      args: { n: 1 },
      info: { fieldName: 'count' },
      state: { isAuthenticated: false },
      http: { method: 'POST' },
    })
    expect([Object(call).is('graphql'), Object(call).is('admin')]).toEqual([true, false])
    const { by, config: settings, strapi, plugin } = Object(application)
    expect([by, settings.by, settings.name, strapi.plugin(), plugin()]).toEqual([
      2,
      2,
      'ours',
      'plugin',
      'plugin',
    ])
    expect(Object(third).strapi).toBe(strapi)
    // Hints are for middlewares, and there is none.
    expect(Object(call).info).not.toHaveProperty('cacheControl')
  })
})

test('authorization comes before middlewares, and these before policies', async () => {
  const order: string[] = []
  const noting = (name: string) => {
    const middleware: Code = (next, ...call) => {
      order.push(name)
      return next(...call)
    }
    return middleware
  }
  const policy: Code = () => order.push('policy')
  const config = {
    'Query.count': { auth: false, policies: [policy], middlewares: [noting('first'), noting('second')] },
  }
  await kitchen({ config }).ask('{ count(n: 1) }')
  expect(order).toEqual(['first', 'second', 'policy'])
  const refused = { 'Query.count': { auth: { scope: ['a'] }, middlewares: [noting('third')] } }
  expect(await kitchen({ config: refused }).ask('{ count(n: 1) }')).toEqual(['Forbidden access'])
  expect(order).toHaveLength(3)
})
