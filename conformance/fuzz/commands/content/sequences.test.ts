import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../../client/limits.ts'
import { keysOfWorld } from '../../../suite/worlds.ts'
import { oracleTarget } from '../../../targets/oracle-target.ts'
import { first } from '../../generate.ts'
import { openSources } from '../../open-sources.ts'
import { openSetup } from '../../setup.ts'
import { type Command, withoutOrphans } from '../command.ts'
import { sequencesOf } from './sequences.ts'

const [specs, world] = ['specs', 'restaurants']

let sequences: readonly (readonly Command[])[] = []
/** Where nobody may be registered. */
let unregistered: typeof sequences = []

beforeAll(async () => {
  const target = oracleTarget({ specs })
  const { signal } = new AbortController()
  const setup = await openSetup({
    ...{ target, specs, world, profile: undefined, as: 'public', ignored: [], exactOrder: false },
    ...{ workers: 1, limits: DEFAULT_LIMITS, environment: {}, signal },
  })
  const keys = keysOfWorld(specs, world)
  const sources = await openSources(setup, { protocols: ['rest', 'graphql'], as: 'public', keys })
  sequences = [...first(sequencesOf(sources, 1), 500)].map(({ commands }) => commands)
  const isAllowed = ({ request }: Command) => !JSON.stringify(request).includes('register')
  unregistered = [...first(sequencesOf({ ...sources, isAllowed }, 1), 100)].map(({ commands }) => commands)
  await setup.close()
  await target.close()
})

/** Commands that write, each as it begins: `POST /api/users`, or the mutation. */
function written(commands: readonly Command[]): readonly string[] {
  return commands.flatMap(({ request: { method, path, body } }) => {
    if (method === 'GET') return []
    const mutation = /^mutation[^{]*\{ (\w+)/.exec(String(Object(body).query))?.[1]
    return [mutation ?? `${method} ${path.replace(/[?].*|<.*/g, '')}`]
  })
}

test.each([
  ['POST /api/auth/local/register', 'register'],
  ['POST /api/auth/local', 'login'],
  ['POST /api/auth/change-password', 'changePassword'],
  ['POST /api/users', 'createUsersPermissionsUser'],
  ['PUT /api/users/', 'updateUsersPermissionsUser'],
  ['DELETE /api/users/', 'deleteUsersPermissionsUser'],
])('accounts are written to by both doors: %s, %s', (byRest, byGraphql) => {
  const all = sequences.flatMap(written)
  expect(all).toContain(byRest)
  expect(all).toContain(byGraphql)
})

test('every caller tries to create, update and delete', () => {
  const tried = new Set(
    sequences
      .flat()
      .flatMap(({ as, request: { method, path } }) => (path === '/graphql' ? [] : [`${as} ${method}`])),
  )
  for (const as of ['public', 'token:reader', 'user:ines'])
    for (const method of ['POST', 'PUT', 'DELETE']) expect(tried).toContain(`${as} ${method}`)
})

test('a sequence with an account or another caller writes to an attribute as well', () => {
  const writing = sequences.map(commands =>
    written(commands).filter(it => !/users|auth|login|register/i.test(it)),
  )
  expect(Math.min(...writing.map(({ length }) => length))).toBeGreaterThan(0)
})

test('where nobody may be registered, nothing is sent that speaks of who would have been', () => {
  const orphaned = unregistered.map(commands => withoutOrphans(sequences.flat(), commands))
  expect(orphaned).toEqual(unregistered)
})
