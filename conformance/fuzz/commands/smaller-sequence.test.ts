import { expect, test } from 'vitest'
import { type Command, type SequenceQuery, withoutOrphans } from './command.ts'
import { smallerSequence } from './smaller-sequence.ts'

function command(line: string, more: { body?: unknown; saves?: Record<string, string> } = {}): Command {
  const [method = '', path = ''] = line.split(' ')
  return { as: 'public', request: { method, path, headers: {}, body: more.body }, saves: more.saves ?? {} }
}

function sequence(...commands: readonly Command[]): SequenceQuery {
  return { door: 'sequence', commands, known: new Map() }
}

const lines = ({ commands }: Pick<SequenceQuery, 'commands'>) =>
  commands.map(({ request: { method, path, body } }) =>
    [method, path, ...(body === undefined ? [] : [JSON.stringify(body)])].join(' '),
  )

const create = command('POST /api/dishes', { saves: { 'dish-1': 'data.id' } })
const change = command('PUT /api/dishes/<dish-1>')
const remove = command('DELETE /api/chefs/1')
const list = command('GET /api/dishes')

test('what speaks of something that nobody makes any more goes with it', () => {
  expect(lines({ commands: withoutOrphans([create, change, list], [change, list]) })).toEqual([
    'GET /api/dishes',
  ])
})

test('a name that no command saves is a text as any other', () => {
  const text = command('PUT /api/dishes/1', { body: { title: '<b>' } })
  expect(withoutOrphans([text], [text])).toEqual([text])
})

test('commands are left out, all but the last, many of them first', () => {
  expect([...smallerSequence(sequence(create, change, remove, list))].map(lines)).toEqual([
    ['GET /api/dishes'],
    ['POST /api/dishes', 'GET /api/dishes'],
    ['DELETE /api/chefs/1', 'GET /api/dishes'],
    ['POST /api/dishes', 'PUT /api/dishes/<dish-1>', 'GET /api/dishes'],
    ['POST /api/dishes', 'DELETE /api/chefs/1', 'GET /api/dishes'],
    ['DELETE /api/chefs/1', 'GET /api/dishes'],
  ])
})

test.each<[what: string, command: Command, smaller: readonly string[]]>([
  [
    'a body loses its members, then they become simpler',
    command('PUT /a', { body: { data: { title: 'ab', tags: [1, '<tags:b>'] } } }),
    [
      'PUT /a {}',
      'PUT /a {"data":{"tags":[1,"<tags:b>"]}}',
      'PUT /a {"data":{"title":"ab"}}',
      'PUT /a {"data":{"title":"a","tags":[1,"<tags:b>"]}}',
      'PUT /a {"data":{"title":"b","tags":[1,"<tags:b>"]}}',
      'PUT /a {"data":{"title":"ab","tags":["<tags:b>"]}}',
      'PUT /a {"data":{"title":"ab","tags":[1]}}',
    ],
  ],
  [
    'a path loses its parameters',
    command('GET /a?sort=id&locale=all'),
    ['GET /a?locale=all', 'GET /a?sort=id'],
  ],
  [
    'a document that reads loses its parts',
    command('POST /graphql', { body: { query: '{ books(sort: ["id"]) { data { id } } }' } }),
    [
      'POST /graphql {"query":"{ books { data { id } } }"}',
      'POST /graphql {"query":"{ books(sort: []) { data { id } } }"}',
      'POST /graphql {}',
    ],
  ],
  [
    'what its service knows to be simpler comes first',
    { ...command('GET /a?b=1'), simpler: [command('GET /c')] },
    ['GET /c', 'GET /a'],
  ],
])('%s', (_, one, smaller) => {
  expect([...smallerSequence(sequence(one))].flatMap(lines)).toEqual(smaller)
})

test('a command needs no header and no version in its URL', () => {
  const request = {
    method: 'GET',
    path: '/platform/api/v3/admin/tags/',
    headers: { 'accept-version': 'v5.0' },
    body: undefined,
  }
  const smaller = [...smallerSequence(sequence({ as: 'integration', saves: {}, request }))]
  expect(
    smaller.flatMap(({ commands }) => commands.map(it => [it.request.path, it.request.headers])),
  ).toEqual([
    [request.path, {}],
    ['/platform/api/admin/tags/', request.headers],
  ])
})
