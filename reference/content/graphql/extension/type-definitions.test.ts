import { buildSchema, printSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../usage-error.ts'
import { addTypeDefinitions } from './type-definitions.ts'

const BASE = `
  type Query { chef: Chef kind: Kind find(by: By): Named }
  type Chef implements Named { name: String }
  interface Named { name: String }
  input By { name: String }
  enum Kind { cook }
  union Any = Chef
`

/** What stands in the schema with these definitions under a type's name. */
function withDefinitions(...typeDefs: readonly string[]): string {
  return printSchema(addTypeDefinitions(buildSchema(BASE), typeDefs)).replace(/\s+/g, ' ')
}

describe('type definitions', () => {
  const rows: readonly (readonly [says: string, sdl: string, shown: string])[] = [
    ['add a type', 'type Guest { seat: Int } type Query { guest: Guest }', 'type Guest { seat: Int }'],
    [
      'add fields to a type',
      'type Chef { stars: Int }',
      'type Chef implements Named { name: String stars: Int }',
    ],
    [
      'leave a field that is there as it is',
      'type Chef { name: Int stars: Int }',
      'type Chef implements Named { name: String stars: Int }',
    ],
    ['add nothing where a type has no fields', 'type Chef', 'type Chef implements Named { name: String }'],
    ['extend a type where they say so', 'extend type Chef { stars: Int }', '{ name: String stars: Int }'],
    [
      'add fields to an interface',
      'interface Named { nick: String } type Chef { nick: String }',
      'interface Named { name: String nick: String }',
    ],
    ['add fields to an input', 'input By { nick: String }', 'input By { name: String nick: String }'],
    ['add values to an enumeration', 'enum Kind { baker }', 'enum Kind { cook baker }'],
    ['make Mutation a root type', 'type Mutation { ring: Int }', 'type Mutation { ring: Int }'],
    ['make Subscription a root type', 'type Subscription { rings: Int }', 'type Subscription { rings: Int }'],
  ]
  test.each(rows)('%s', (_says, sdl, shown) => {
    expect(withDefinitions(sdl)).toContain(shown)
  })

  test('build on those before them', () => {
    const shown = withDefinitions(
      'type Guest { seat: Int }',
      'type Guest { name: String } type Query { guest: Guest }',
    )
    expect(shown).toContain('type Guest { seat: Int name: String }')
  })

  test('make root types of types of these names alone', () => {
    const schema = addTypeDefinitions(buildSchema(BASE), ['type Mutation { ring: Int } scalar Subscription'])
    expect(schema.getMutationType()?.name).toBe('Mutation')
    expect(schema.getSubscriptionType() ?? null).toBeNull()
  })

  test('of Subscription make a root type that subscriptions begin at, of no other Mutation one', () => {
    const schema = addTypeDefinitions(buildSchema(BASE), [
      'type Subscription { rings: Int } input Mutation { a: Int }',
    ])
    expect(schema.getSubscriptionType()?.name).toBe('Subscription')
    expect(schema.getMutationType() ?? null).toBeNull()
  })

  test('that are a query, not definitions, change nothing', () => {
    expect(withDefinitions('{ chef { name } }')).toBe(withDefinitions())
  })

  test('keep a mutation that there is', () => {
    const schema = buildSchema(
      `${BASE} schema { query: Query mutation: Changes } type Changes { a: Int } type Mutation { b: Int }`,
    )
    expect(addTypeDefinitions(schema, ['type Guest { a: Int }']).getMutationType()?.name).toBe('Changes')
  })
})

describe('what does not fit the schema is refused', () => {
  const rows: readonly (readonly [says: string, sdl: string, message: RegExp])[] = [
    ['no SDL', 'type {', /^typeDefs of an extension do not fit the schema: Syntax Error/],
    ['an unknown type', 'type Query { a: Colour }', /Unknown type "Colour"/],
    ['a schema of its own', 'schema { query: Chef }', /Cannot define a new schema within a schema extension/],
    ['a union that is there', 'union Any = Chef', /Type "Any" already exists/],
    ['a type of another kind', 'type Kind { a: Int }', /Type "Kind" already exists/],
    ['an interface of another kind', 'interface Chef { a: Int }', /Type "Chef" already exists/],
    ['an input of another kind', 'input Chef { a: Int }', /Type "Chef" already exists/],
    ['an enumeration of another kind', 'enum Chef { a }', /Type "Chef" already exists/],
    [
      'several faults at once',
      'type Guest { a: A } type Host { b: B }',
      /Unknown type "A"[\s\S]*Unknown type "B"/,
    ],
  ]
  test.each(rows)('%s', (_says, sdl, message) => {
    const adding = () => addTypeDefinitions(buildSchema(BASE), [sdl])
    expect(adding).toThrow(UsageError)
    expect(adding).toThrow(message)
  })
})
