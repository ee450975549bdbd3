import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { inOneWalk } from '../execute/one-walk.ts'
import { depthLimit, fieldDepth } from './depth-limit.ts'

const schema = buildSchema('type Query { a: Query  b: Int }')

test('however many fields are too deep, the first hundred are told', () => {
  const fields = Array.from({ length: 150 }, (_, nth) => `b${nth}: b`).join(' ')
  const errors = inOneWalk([depthLimit(1, fieldDepth)])(schema, parse(`{ a { a { ${fields} } } }`))
  expect(errors).toHaveLength(101)
  expect(errors.at(0)?.message).toBe("'' exceeds maximum operation depth of 1")
  expect(errors.at(-1)?.message).toContain('Too many validation errors')
})
