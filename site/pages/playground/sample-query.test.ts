import { parse } from 'graphql'
import { expect, test } from 'vitest'
import type { TypeFacts } from '../../engine/engine.ts'
import { sampleQuery } from './sample-query.ts'

const type = (path: string, ...types: readonly string[]): TypeFacts => ({
  ...{ uid: path, kind: 'collection', path, displayName: '', entries: 0, key: null },
  attributes: types.map((it, index) => ({ name: `a${index}`, type: it })),
})

test.each<[string, readonly TypeFacts[], string]>([
  ['shop', [type('/api/a-b-cs', 'string', 'password', 'text')], 'aBCs|id attributes { a0 a2 }'],
  ['b', [type('/api/a'), type('/api/b', 'relation')], 'b|id'],
])('of %s', (world, types, expected) => {
  const query = sampleQuery(types, world)
  const [, field, asked] = /(\w+)\(.*?data \{ (.*?) \}\n {2}\}/s.exec(query) ?? []
  expect(`${field}|${asked}`).toBe(expected)
  expect(() => parse(query)).not.toThrow()
})

test('there is none where nothing can be listed', () => {
  expect(sampleQuery([], 'a')).toBe('')
})
