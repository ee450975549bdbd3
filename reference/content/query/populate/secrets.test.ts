import fc from 'fast-check'
import qs from 'qs'
import { expect, test } from 'vitest'
import { createReference } from '../../../index.ts'
import type { World } from '../../../world/world.ts'
import {
  type Query,
  SECRET_NAME,
  SECRET_NUMBER,
  SECRET_TEXT,
  secretRequest,
  secretWorld,
} from './secret-worlds.fixture.ts'

/** The one of the whole run: vitest.config.ts. */
const SEED = Number(fc.readConfigureGlobal()?.seed)
const RUNS = Number(process.env.ASSAYER_SECRETS_RUNS ?? 4_000)
const REQUESTS_A_WORLD = 50

interface Request {
  readonly plural: string
  readonly query: Query
}

/** The answers of a world to requests, as text. */
async function answersOf(
  world: World,
  requests: readonly Request[],
  quirks: readonly string[],
): Promise<readonly { readonly status: number; readonly text: string }[]> {
  const reference = await createReference({ world, quirks })
  const answers = requests.map(async ({ plural, query }) => {
    const target = `/api/${plural}?${qs.stringify(query, { encodeValuesOnly: true })}`
    const { status, body } = await reference.handle({ method: 'GET', target, headers: {}, body: null })
    return { status, text: String(body) }
  })
  return Promise.all(answers)
}

/** What an answer must not hold: names of secret attributes as keys, and their values anywhere. */
function leaksIn(text: string): readonly string[] {
  const keys: string[] = []
  JSON.parse(text, (key, value) => {
    if (SECRET_NAME.test(key)) keys.push(key)
    return value
  })
  return [...keys, ...[SECRET_TEXT, String(SECRET_NUMBER), '$2'].filter(secret => text.includes(secret))]
}

const worldWithRequests = fc.tuple(
  secretWorld,
  fc.array(secretRequest, { minLength: REQUESTS_A_WORLD, maxLength: REQUESTS_A_WORLD }),
)

test(`${RUNS} requests to generated worlds return no private or password value (seed ${SEED})`, async () => {
  let served = 0
  await fc.assert(
    fc.asyncProperty(worldWithRequests, async ([world, requests]) => {
      for (const { status, text } of await answersOf(world, requests, [])) {
        expect(status).toBeLessThan(500)
        expect(leaksIn(text)).toEqual([])
        if (status === 200) served++
      }
    }),
    { numRuns: Math.ceil(RUNS / REQUESTS_A_WORLD), seed: SEED },
  )
  expect(served).toBeGreaterThan(RUNS / 4)
}, 600_000)

test.each([
  ['content.shapes.secrets.private-shown', 'private attributes'],
  ['content.shapes.morph-secrets.leak', 'private attributes behind a relation to any type'],
])('the same requests find the leak of %s: %s', async quirk => {
  const samples = fc.sample(worldWithRequests, { numRuns: 20, seed: 1 })
  const leaks = await Promise.all(
    samples.map(async ([world, requests]) =>
      (await answersOf(world, requests, [quirk])).flatMap(({ text }) => leaksIn(text)),
    ),
  )
  expect(leaks.flat()).toContain('hiddenText')
})
