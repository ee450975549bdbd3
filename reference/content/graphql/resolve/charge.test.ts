import { buildSchema, graphqlSync } from 'graphql'
import { expect, test } from 'vitest'
import { charge } from './charge.ts'

/** What is counted when so many dishes are shown. */
function counted(dishes: number, source: string): readonly number[] {
  const schema = buildSchema('type Query { dishes: Dish } type Dish { name: String side: Dish }')
  const field = schema.getQueryType()?.getFields().dishes
  if (!field) throw new Error('the schema has the field')
  const shown: number[] = []
  field.resolve = (_source, _args, context, info) => {
    charge(dishes, info, context)
    return null
  }
  const contextValue = { budget: { show: (values: number) => shown.push(values) } }
  expect(graphqlSync({ schema, source, contextValue }).errors).toBeUndefined()
  return shown
}

test.each<readonly [dishes: number, source: string, values: readonly number[]]>([
  [1, '{ dishes { name } }', [1]],
  [3, '{ dishes { name } }', [3]],
  [3, '{ dishes { name other: name } }', [6]],
  [3, '{ dishes { side { name } } }', [6]],
  [3, '{ dishes { side { side { name } } name } }', [12]],
  [3, '{ dishes { ... { name } ... on Dish { side { name } } } }', [9]],
  [3, '{ dishes { ...F ...F } } fragment F on Dish { name }', [6]],
  [3, '{ dishes { name } dishes { side { name } } }', [9]],
  [2, '{ dishes { name } again: dishes { name side { name } } }', [2, 6]],
  [0, '{ dishes { name } }', []],
])('%i entries of %s count %j', (dishes, source, values) => {
  expect(counted(dishes, source)).toEqual(values)
})
