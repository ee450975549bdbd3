import { describe, expect, test } from 'vitest'
import { bakery } from '../../tests/support/bakery.ts'
import { httpServer, type Received, type Reply } from '../../tests/support/http-server.ts'
import { runBakery } from '../../tests/support/run-bakery.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { watchOver } from './watch-over.ts'

const LIST = 'request: GET /api/breads\nexpect: { status: 200 }'
const REFUSED_PUT =
  'request: { method: PUT, path: "/api/breads/<breads:rye>", body: { data: { name: Wheat } } }\nexpect: { status: refused }'
const DELETE =
  'writes: true\nrequest: { method: DELETE, path: "/api/breads/<breads:rye>" }\nexpect: { status: 200 }'

const DELETE_BY_GRAPHQL =
  'writes: true\ngraphql: "mutation { deleteBread(id: 11) { data { id } } }"\nexpect: { status: 200 }'

type Override = (request: Received) => Reply | undefined

/** What comes of one scenario at a bakery that is watched. */
async function watched(scenario: string, override: Override = () => undefined, head?: string) {
  const shop = bakery(override)
  const url = await httpServer(shop.reply)
  const { results } = await runBakery({
    clauses: { a: clauseFile('content.a', scenario, head) },
    url,
    options: { watchOver },
  })
  const [result] = results
  if (!result) throw new Error('one scenario gives one result')
  const [found] = result.steps.flatMap(step => step.differences)
  return { verdict: result.verdict, reason: result.reason, path: found?.path, lines: shop.lines() }
}

const RIGHT: Override = ({ method }) =>
  method === 'PUT' ? { status: 403, body: { data: null, error: { status: 403 } } } : undefined

/** A list that is other each time that it is read after a write was refused. */
function writingAllTheSame(): Override {
  let writes = 0
  return request => {
    if (request.method === 'PUT') writes += 1
    if (request.method !== 'GET' || !request.target.startsWith('/api/breads?') || writes === 0)
      return RIGHT(request)
    return { body: { data: [{ id: 11, attributes: { slug: 'rye', name: `Wheat ${writes}` } }], meta: {} } }
  }
}

const listOf =
  (reply: Reply): Override =>
  request =>
    request.target === '/api/breads' && request.method === 'GET' ? reply : RIGHT(request)

/** Deletes the bread 11 by GraphQL, and answers `found` to whoever asks for it afterwards. */
function graphql(
  found: object,
  deleted: object = { data: { deleteBread: { data: { id: '11' } } } },
): Override {
  return ({ target, body }) => {
    if (target !== '/graphql') return undefined
    return { body: body.includes('mutation') ? deleted : { data: found } }
  }
}

test.each<[of: string, override: Override]>([
  ['which finds it no more', graphql({ bread: null })],
  ['which finds nothing in it', graphql({ bread: { data: null } })],
  ['which finds another one', graphql({ bread: { data: { id: '12' } } })],
  [
    'which refused it',
    graphql({ bread: { data: { id: '11' } } }, { errors: [{ message: 'Forbidden' }], data: null }),
  ],
  [
    'which deleted nothing',
    graphql({ bread: { data: { id: '11' } } }, { data: { deleteBread: { data: null } } }),
  ],
])('nothing is said of a deletion by GraphQL, %s', async (_, override) => {
  expect(await watched(DELETE_BY_GRAPHQL, override)).toMatchObject({ verdict: 'pass', reason: null })
})

test('nor of an id that was given anew', async () => {
  const steps = `writes: true
steps:
  - { request: { method: DELETE, path: "/api/breads/11" }, expect: { status: 200 } }
  - { request: { method: POST, path: /api/breads, body: { data: { slug: corn } } }, expect: { status: 200 } }`
  const anew = listOf({ body: { data: [{ id: 11, attributes: { slug: 'corn' } }], meta: {} } })
  expect(await watched(steps, anew)).toMatchObject({ verdict: 'pass' })
})

describe('nothing is said of a right server', () => {
  test.each([
    ['that is read', LIST],
    ['that refuses a write', REFUSED_PUT],
    ['that deletes', DELETE],
    [
      'that is sent a password, and repeats it',
      'request: GET /api/me?q=<password:ann>\nexpect: { status: 200 }',
    ],
  ])('%s', async (_, scenario) => {
    expect(await watched(scenario, RIGHT)).toMatchObject({ verdict: 'pass', reason: null })
  })
})

/** Whatever is read besides, once the bread 11 is deleted. */
const elsewhere =
  (reply: (request: Received) => object | undefined): Override =>
  request => {
    const body = reply(request)
    return request.method === 'DELETE' || body === undefined ? undefined : { body }
  }

const RYE = { id: 11, attributes: { slug: 'rye', name: 'Rye' } }
const OAT = { id: 12, attributes: { slug: 'oat', name: 'Oat' } }
const isPlain = (target: string) => /^\/api\/breads\?pagination/.test(target)
const isLinked = (target: string) => target.startsWith('/api/breads?populate=*')

test.each<[what: string, reply: (request: Received) => object | undefined]>([
  [
    'an entry of another type with its id',
    ({ target }) =>
      isLinked(target)
        ? {
            data: [{ ...OAT, attributes: { of: { data: { id: 11, attributes: { slug: 'mill' } } } } }],
            meta: {},
          }
        : undefined,
  ],
  [
    'a query that is refused',
    ({ target }) => (target === '/graphql' ? { errors: [{ message: 'Forbidden' }], data: null } : undefined),
  ],
  [
    'another entry with its text',
    ({ target, body }) => {
      if (target === '/graphql')
        return { data: { breads: { data: [{ id: '12', attributes: { slug: 'rye', name: 'Rye' } }] } } }
      return target.startsWith('/api/breads') && body === ''
        ? { data: [{ id: 12, attributes: { slug: 'rye', name: 'Rye' } }], meta: {} }
        : undefined
    },
  ],
])('nothing is said of a deletion where there is %s', async (_, reply) => {
  const scenario = DELETE.replace('<breads:rye>', '11')
  expect(await watched(scenario, elsewhere(reply))).toMatchObject({ verdict: 'pass', reason: null })
})

const HASH = `$2a$10$${'x'.repeat(53)}`

test.each<[what: string, scenario: string, override: Override, reason: string, path: string]>([
  [
    'what says that it is JSON can be read as such',
    LIST,
    listOf({ headers: { 'content-type': 'application/json' }, body: '{"data":' }),
    'the answer says that it is JSON, and cannot be read as such',
    'body',
  ],
  [
    'what is JSON says so',
    LIST,
    listOf({ headers: { 'content-type': 'text/plain' }, body: '{"data":[]}' }),
    'the answer is JSON, and does not say so',
    'headers.content-type',
  ],
  [
    'no password is shown',
    LIST,
    listOf({ body: { data: [{ id: 1, attributes: { diary: 'crumbs-and-crust' } }] } }),
    'the answer shows a password (content.shapes.secrets)',
    'body',
  ],
  [
    'no hash of a password is shown',
    LIST,
    listOf({ body: { data: [{ id: 1, attributes: { password: HASH } }] } }),
    'the answer shows the hash of a password (content.shapes.secrets)',
    'body',
  ],
  [
    'HEAD is answered as GET',
    LIST,
    request => (request.method === 'HEAD' ? { status: 404 } : undefined),
    'HEAD is answered otherwise than GET',
    'status of HEAD',
  ],
  [
    'what was deleted is in no list',
    DELETE,
    request => (request.method === 'DELETE' ? { body: { data: { id: 11 } } } : RIGHT(request)),
    'the entry was deleted, and the list of breads shows it still',
    'entries of breads',
  ],
  [
    'what was deleted is in no list that is read without parameters',
    DELETE,
    elsewhere(({ target }) => (isPlain(target) ? { data: [RYE, OAT], meta: {} } : undefined)),
    'the entry was deleted, and the plain list of breads shows it still',
    'entries of breads',
  ],
  [
    'what was deleted is linked with nothing',
    DELETE,
    elsewhere(({ target }) =>
      isLinked(target)
        ? { data: [{ ...OAT, attributes: { slug: 'oat', of: { data: [RYE] } } }], meta: {} }
        : undefined,
    ),
    'the entry was deleted, and of of breads shows it still',
    'of of breads',
  ],
  [
    'what REST deleted GraphQL does not find',
    DELETE,
    elsewhere(({ target }) =>
      target === '/graphql' ? { data: { breads: { data: [{ ...RYE, id: 'b-1' }] } } } : undefined,
    ),
    'the entry was deleted, and GraphQL shows it still',
    'breads with the slug rye',
  ],
  [
    'what GraphQL deleted is in no list of REST',
    DELETE_BY_GRAPHQL,
    graphql({ bread: null }, { data: { deleteBread: { data: { ...RYE, id: '11' } } } }),
    'the entry was deleted, and REST’s list of breads shows it still',
    'entries of breads',
  ],
  [
    'what GraphQL deleted it does not find',
    DELETE_BY_GRAPHQL,
    graphql({ bread: { data: { id: '11' } } }),
    'the entry was deleted, and GraphQL finds it still',
    'bread 11',
  ],
])('%s: another answer is a note, as no sentence says so', async (_, scenario, override, reason, path) => {
  expect(await watched(scenario, override)).toMatchObject({ verdict: 'note', reason, path })
})

describe('a refused write that changes something', () => {
  const reason = 'the write was refused, and changed breads all the same (content.a)'

  test('breaks the clause by which it is refused, and the world is put back', async () => {
    const { lines, ...found } = await watched(REFUSED_PUT, writingAllTheSame())
    expect(found).toMatchObject({ verdict: 'fail', reason })
    expect(lines.at(-1)).toBe('POST /__assayer/reset')
  })

  test('is noted where that clause is not documented', async () => {
    const found = await watched(REFUSED_PUT, writingAllTheSame(), 'status: assumed\nwhy: x')
    expect(found).toMatchObject({ verdict: 'note', reason })
  })
})

test('what the documentation says of any answer fails', async () => {
  const users = 'request: GET /api/users\nexpect: { status: 200 }'
  const override: Override = ({ method, target }) =>
    method === 'GET' && target === '/api/users' ? { body: [{ id: 1, username: 'ann' }] } : undefined
  expect(await watched(users, override, 'status: assumed\nwhy: x')).toMatchObject({
    verdict: 'fail',
    reason: 'users lack email, provider, confirmed, blocked, createdAt, updatedAt (content.users.list)',
  })
})

test('a target that cannot be put back is sent nothing but what reads', async () => {
  const gone: Override = request =>
    request.target.startsWith('/__assayer') ? { status: 404 } : RIGHT(request)
  for (const scenario of [LIST, REFUSED_PUT, DELETE]) {
    const { lines } = await watched(scenario, gone)
    expect(lines.filter(line => !/^(GET|HEAD) /.test(line))).toEqual([])
  }
})
