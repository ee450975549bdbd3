import { expect, test } from 'vitest'
import type { Command } from '../commands/command.ts'
import { signOf } from './sign-of.ts'

function command(line: string): Command {
  const [method = '', path = ''] = line.split(' ')
  return { as: 'public', request: { method, path, headers: {}, body: undefined }, saves: {} }
}

/** The sign of a race of these clients, of which a list shows a wrong value. */
function sign(
  clients: readonly (readonly string[])[],
  { seenBy = 'GET /api/shelves', place = 'height' } = {},
) {
  return signOf({
    race: { clients: clients.map(lines => lines.map(command)) },
    puzzle: { kind: 'left', place, command: command(seenBy) },
  })
}

const CHANGE = 'PUT /api/shelves/<shelves:A-1>'
const DELETE = 'DELETE /api/shelves/<shelves:A-1>'
const CREATE = 'POST /api/shelves'
const plain = sign([[CHANGE], [CHANGE]])

test.each<[what: string, clients: readonly (readonly string[])[]]>([
  ['whichever entry it is', [['PUT /api/books/7'], ['PUT /api/books/7']]],
  ['whatever the answers are asked to show', [[`${CHANGE}?populate=*`], [CHANGE]]],
  ['with a change that was made twice', [[CHANGE, CHANGE], [CHANGE]]],
  ['with something that was made besides', [[CREATE, CHANGE], [CHANGE]]],
  ['with a change of something else', [[CHANGE], [CHANGE, 'DELETE /api/books/7']]],
])('two changes of an entry are one thing %s', (_, clients) => {
  expect(sign(clients)).toBe(plain)
})

test.each<[what: string, other: string]>([
  ['something else is done to the entry', sign([[CHANGE], [DELETE]])],
  ['something else is done to it besides', sign([[CHANGE, DELETE], [CHANGE]])],
  ['something else is wrong', sign([[CHANGE], [CHANGE]], { place: 'label' })],
  ['nobody meets at an entry, and something is made', sign([[CREATE], [CREATE]])],
])('it is another thing where %s', (_, other) => {
  expect(other).not.toBe(plain)
})

test('an entry that was asked for alone is the one that counts', () => {
  const clients = [
    [CHANGE, 'PUT /api/books/7'],
    [DELETE, 'PUT /api/books/7'],
  ]
  const seenBy = 'GET /api/shelves/<shelves:A-1>?populate=*'
  expect(sign(clients, { seenBy })).toBe(sign([[CHANGE], [DELETE]], { seenBy }))
  expect(sign(clients, { seenBy })).not.toBe(sign([['PUT /api/books/7'], ['PUT /api/books/7']]))
})
