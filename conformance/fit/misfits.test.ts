import { expect, test } from 'vitest'
import { loadSuite } from '../suite/load-suite.ts'
import { misfitsAmong } from './misfits.ts'
import { parts } from './parts.ts'

const SCENARIOS = loadSuite('specs', ['content']).clauses.flatMap(({ scenarios }) => scenarios)

/** The ids of those scenarios that rest on what a target has not. */
async function misfits(
  ids: readonly string[],
  names: readonly string[],
  options = {},
  environment = {},
  types: readonly string[] = [],
) {
  const scenarios = SCENARIOS.filter(({ id }) => ids.includes(id))
  expect(scenarios).toHaveLength(ids.length)
  const difference = { parts: parts.filter(({ name }) => names.includes(name)), options, types }
  return misfitsAmong(scenarios, { specs: 'specs', environment, difference })
}

test.each([
  ['times', 'content.sort.field.updated-at', 'content.resources.published-at.published'],
  ['files', 'content.shapes.media-formats.thumbnail', 'content.shapes.media.wrapped'],
  ['fileInfo', 'content.graphql.types.media.one', 'content.shapes.media.wrapped'],
  ['morphRelations', 'content.shapes.morph-target.chef', 'content.shapes.media.wrapped'],
  ['bigIntegers', 'content.filters.types.biginteger.eq', 'content.filters.eq.text'],
  ['apiTokens', 'content.auth.api-token.custom.named', 'content.auth.jwt.user'],
  ['jwtSecret', 'content.auth.jwt.known-user.never', 'content.auth.jwt.user'],
  ['permissions', 'content.auth.permission.not-granted', 'content.filters.eq.text'],
])('of a target that cannot take %s', async (part, rests, restsNot) => {
  expect([...(await misfits([rests, restsNot], [part])).keys()]).toEqual([rests])
})

test('of a target with other ids there are none: scenarios name entries by their natural keys', async () => {
  const ids = ['content.writes.relations.changes.one', 'content.graphql.queries.by-id.number']
  expect(await misfits(ids, ['ids'])).toEqual(new Map())
})

test.each([
  ['safes', 'content.errors.forbidden.public', 'content.filters.eq.text'],
  ['chefs', 'content.shapes.morph-target.chef', 'content.shapes.media.wrapped'],
  ['files', 'content.shapes.media.wrapped', 'content.filters.eq.text'],
])('of a target without the type %s', async (type, rests, restsNot) => {
  const found = await misfits([rests, restsNot], [], {}, {}, [type])
  expect([...found]).toEqual([
    [rests, `it depends on the type ${type}, which the target lacks although the world restaurants has it`],
  ])
})

test("a token that is given in place of the world's is had", async () => {
  const named = 'content.auth.api-token.custom.named'
  const environment = { ASSAYER_TOKEN_WAITER: 'waiter-access-key-of-the-restaurants' }
  expect(await misfits([named], ['apiTokens'], {}, environment)).toEqual(new Map())
})

test('of a target with other options, and what they are is said', async () => {
  const [rests, restsNot] = ['content.pagination.limit.default', 'content.filters.eq.text']
  const found = await misfits([rests, restsNot], [], { api: { rest: { defaultLimit: 3 } } })
  expect([...found]).toEqual([
    [rests, 'it depends on the options of api, which the target lacks although the world restaurants has it'],
  ])
})

test('what the reference does not answer as expected in any case is no affair of the world', async () => {
  const [scenario] = SCENARIOS.filter(({ id }) => id === 'content.resources.created-at.value')
  const [step] = scenario?.steps ?? []
  if (!scenario || !step) throw new Error('there is such a scenario')
  const wrong = { ...scenario, steps: [{ ...step, accepted: [{ who: null, expect: { status: 418 } }] }] }
  const difference = { parts, options: {}, types: [] }
  expect(await misfitsAmong([wrong], { specs: 'specs', environment: {}, difference })).toEqual(new Map())
})
