import { expect, test } from 'vitest'
import type { Command, SequenceQuery } from './command.ts'
import { linkAlike } from './skeleton.ts'

function sequence(...requests: readonly (readonly [method: string, path: string, data?: object])[]) {
  const commands = requests.map(([method, path, data]): Command => {
    const body = data === undefined ? undefined : { data }
    return { as: 'public', saves: {}, request: { method, path, headers: {}, body } }
  })
  return { door: 'sequence', commands, known: new Map() } satisfies SequenceQuery
}

const linked = sequence(
  ['POST', '/api/chefs', { name: 'x', hometown: { connect: [1, 2] } }],
  ['GET', '/api/locations?populate=residents'],
)

test.each<[what: string, other: SequenceQuery, isAlike: boolean]>([
  [
    'of another type',
    sequence(
      ['POST', '/api/books', { title: 'y', shelf: { connect: [7, 8] } }],
      ['GET', '/api/shelves?populate=books'],
    ),
    true,
  ],
  [
    'that shows it by a write',
    sequence(
      ['POST', '/api/chefs', { name: 'G', mentor: { connect: [1, 2] } }],
      ['PUT', '/api/chefs/2?populate=*', {}],
    ),
    true,
  ],
  [
    'that links one entry in place of two',
    sequence(['POST', '/api/books', { title: 'y', shelf: { connect: [7] } }], ['GET', '/api/shelves']),
    false,
  ],
  [
    'that sets in place of connecting',
    sequence(['POST', '/api/books', { title: 'y', shelf: { set: [7, 8] } }], ['GET', '/api/shelves']),
    false,
  ],
  [
    'that changes an entry in place of making one',
    sequence(['PUT', '/api/books/1', { title: 'y', shelf: { connect: [7, 8] } }], ['GET', '/api/shelves']),
    false,
  ],
])('a sequence %s: %#', (_, other, isAlike) => {
  expect(linkAlike(linked, other)).toBe(isAlike)
})

test('sequences without links are never alike, since their values are what matters', () => {
  const one = sequence(['PUT', '/api/books/1', { title: 'y' }])
  expect(linkAlike(one, one)).toBe(false)
})
