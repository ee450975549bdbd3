import { expect, test } from 'vitest'
import type { JsonObject } from '../../../compare/json-value.ts'
import { resources } from '../resources.ts'
import type { Shelf } from '../survey.ts'
import { titlesFrom } from '../titles.ts'
import { writesInTurn } from './sweep.ts'
import { writables } from './writable.ts'

const ROWS: Readonly<Record<string, readonly JsonObject[]>> = {
  'content posts': [{ id: '1', slug: 'out' }],
  'admin posts': [{ id: '1', slug: 'out', updated_at: '2024-01-01T00:00:00.000Z' }],
  'admin members': [
    { id: '2', email: 'bare@x.example', newsletters: [], labels: [] },
    { id: '3', email: 'rich@x.example', newsletters: [{ id: '4' }], labels: [{ slug: 'vip' }] },
  ],
}

function shelfOf(resource: (typeof resources)[number]): Shelf {
  const rows = ROWS[`${resource.api} ${resource.name}`] ?? []
  return { ...resource, isServed: rows.length > 0, rows, made: new Map() }
}

function requestsInTurn(isFirstGeneration = false): readonly (readonly string[])[] {
  const titles = titlesFrom(
    new Map([
      ['posts', new Map([['out', '1']])],
      [
        'members',
        new Map([
          ['bare', '2'],
          ['rich', '3'],
        ]),
      ],
    ]),
  )
  const people = {
    staff: ['o@x.example'],
    clients: ['front'],
    isFirstGeneration,
    keys: ['content-key', 'integration'] as const,
    otherIntegrations: [],
  }
  const stock = { writables, shelves: resources.map(shelfOf), people, titles, formed: (path: string) => path }
  return writesInTurn(stock).map(({ writes }) =>
    writes.map(({ as, request: { method, path, body } }) =>
      [method, path, ...(body === undefined ? [] : [JSON.stringify(body)]), `as ${as}`].join(' '),
    ),
  )
}

const ADMIN = '/platform/api/admin'
const CONTENT = '/platform/api/content'

test.each([
  [
    'a list is emptied, of the entry that holds the most',
    `PUT ${ADMIN}/members/<members:rich>/ {"members":[{"newsletters":[]}]} as integration`,
  ],
  [
    'a value is taken away',
    `PUT ${ADMIN}/members/<members:rich>/ {"members":[{"name":null}]} as integration`,
  ],
  [
    'a setting is written by the owner',
    `PUT ${ADMIN}/settings/ {"settings":[{"key":"description","value":null}]} as session:o@x.example`,
  ],
  ['an entry is deleted where one only reads', `DELETE ${CONTENT}/posts/<posts:out>/ as content-key`],
])('written in turn: %s', (_, request) => {
  expect(requestsInTurn().flat()).toContain(request)
})

test('what must be told when an entry was changed reads that before each edit', () => {
  const edits = requestsInTurn().find(([first]) => first?.startsWith(`GET ${ADMIN}/posts/<posts:out>/`)) ?? []
  expect(edits.map(text => text.split(' ')[0])).toEqual(['GET', 'PUT', 'GET', 'PUT', 'GET', 'PUT'])
  expect(edits[1]).toContain('"updated_at":"<read-1>"')
  expect(edits[3]).toContain('"updated_at":"<read-2>"')
})

test('at a site of the first generation a client proves who it is', () => {
  const proof = 'client_id=front&client_secret=<client-secret:front>'
  expect(requestsInTurn(true).flat()).toContain(`DELETE ${CONTENT}/posts/<posts:out>/?${proof} as public`)
})
