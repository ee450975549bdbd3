import { expect, test } from 'vitest'
import { BAKERY_FILES, bakery } from '../../../tests/support/bakery.ts'
import { httpServer, type Received, type Reply } from '../../../tests/support/http-server.ts'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { clauseFile, specsDirectory } from '../../../tests/support/specs-directory.ts'
import { deadUrl } from '../../../tests/support/tcp-server.ts'
import { main } from '../main.ts'

const GET = 'request: GET /api/breads\nexpect: { status: 200 }'

/** The world `bakery` with a model and entries, and scenarios of two callers, one of them in GraphQL, one writing. */
const FILES = {
  ...BAKERY_FILES,
  'worlds/bakery/models/src/api/bread/content-types/bread/schema.json': JSON.stringify({
    info: { singularName: 'bread', pluralName: 'breads' },
    attributes: { slug: { type: 'string' } },
  }),
  'worlds/bakery/data.json': JSON.stringify({
    'api::bread.bread': [{ slug: 'rye' }, { slug: 'oat' }],
    'plugin::users-permissions.user': [{ id: 1, username: 'ann', password: 'crumbs-and-crust' }],
  }),
  'content/a.yaml': clauseFile('content.a', `${GET}\nas: user:ann`),
  'content/b.yaml': clauseFile('content.b', `${GET}\nas: token:full\nwrites: true`),
  'content/c.yaml': clauseFile(
    'content.c',
    'graphql: "{ bread }"\nrequires: [graphql]\nexpect: { status: 200 }',
  ),
}

async function examine(url: string, ...args: string[]) {
  const io = memoryIo()
  const specs = specsDirectory(FILES)
  const code = await main(['doctor', '--url', url, '--world', 'bakery', '--specs', specs, ...args], io)
  return { code, lines: io.printed.out.trimEnd().split('\n').slice(1), err: io.printed.err }
}

test('a target with nothing missing', async () => {
  const url = await httpServer(bakery().reply)
  expect(await examine(url)).toEqual({
    code: 0,
    err: '',
    lines: [
      `  ok      reachable: ${url} answers`,
      '  ok      clock: its clock is right',
      '  ok      capabilities: it has graphql',
      '  ok      permissions: the public may list 1 types',
      '  ok      callers: 2 callers have valid credentials',
      '  ok      entries: 2 entries of 1 types are there',
      '  ok      reset: the world is reset by POST /__assayer/reset',
    ],
  })
})

const at = (path: string, reply: Reply) => (request: Received) =>
  request.target.split('?')[0] === path ? reply : undefined

test.each<[string, (request: Received) => Reply | undefined, string, string]>([
  [
    'a clock that is an hour late',
    at('/', { headers: { date: 'Sat, 01 Jan 2000 00:00:00 GMT' } }),
    'clock: its clock is \\d+ seconds off',
    'synchronize both clocks',
  ],
  [
    'no GraphQL',
    at('/graphql', { status: 404 }),
    'capabilities: POST /graphql answers 404: 1 scenarios need graphql',
    'enable graphql, or declare that it lacks it: without: \\[graphql\\]',
  ],
  [
    'GraphQL that breaks',
    at('/graphql', { status: 500 }),
    'capabilities: POST /graphql answers 500: 1 scenarios need graphql',
    'check its log for why graphql fails, or declare that it lacks it',
  ],
  [
    'a type that the public may not list',
    at('/api/breads', { status: 403 }),
    'permissions: GET /api/breads answers 403',
    'grant find and findOne to the role Public',
  ],
  [
    'a user who cannot log in',
    at('/api/auth/local', { status: 400 }),
    'callers: user:ann: ann cannot log in with POST /api/auth/local: the answer was 400; by the mutation login: ',
    'create the user ann with .* ASSAYER_PASSWORD_ANN or auth.passwords',
  ],
  [
    'a token that the target does not know',
    ({ headers }) => (headers.authorization?.includes('full-key') ? { status: 401 } : undefined),
    'callers: GET /api/breads as token:full answers 401',
    'create the API token full and put it into ASSAYER_TOKEN_FULL or auth.tokens',
  ],
  [
    'an entry that is not there',
    at('/api/breads', { body: { data: [{ id: 1, attributes: { slug: 'oat' } }] } }),
    'entries: breads: 1 of 2 entries cannot be named: the target has no entry of breads named rye',
    'seed the world bakery',
  ],
])('%s is missing, and how to mend it is told', async (_, override, says, mend) => {
  const { code, lines } = await examine(await httpServer(bakery(override).reply))
  expect(code).toBe(3)
  expect(lines.join('\n')).toMatch(new RegExp(`  MISSING ${says}.*\n          → ${mend}`))
})

test('what only leaves scenarios out is told, and nothing is missing', async () => {
  const url = await httpServer(bakery(at('/graphql', { status: 404 })).reply)
  const { code, lines } = await examine(url, '--without', 'graphql', '--reset', 'none')
  expect(code).toBe(0)
  expect(lines.filter(line => line.startsWith('  limit'))).toEqual([
    '  limit   capabilities: the target is declared to lack graphql (--without): 1 scenarios are skipped',
    '  limit   callers: user:ann cannot sign in',
    '  limit   reset: the world cannot be reset: 1 scenarios that write are skipped',
  ])
})

test('a type that the target is said not to have is not looked for', async () => {
  const url = await httpServer(bakery(at('/api/breads', { status: 404 })).reply)
  const { lines } = await examine(url, '--without-type', 'breads')
  expect(lines.join('\n')).not.toMatch(/permissions|MISSING entries/)
})

test('a target that nobody started', async () => {
  const { code, lines } = await examine(await deadUrl())
  expect(code).toBe(3)
  expect(lines[0]).toMatch(/MISSING reachable: .* cannot be reached/)
})

test('the embedded reference lacks nothing', async () => {
  const io = memoryIo()
  expect(await main(['doctor'], io)).toBe(0)
  expect(io.printed.out).not.toMatch(/MISSING|limit/)
})

test('a bare address cannot be put back by deleting', async () => {
  const { code, err } = await examine('http://127.0.0.1:1', '--reset', 'delete')
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('--reset delete needs a target of the configuration'),
  ])
})
