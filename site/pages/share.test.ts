import { expect, test } from 'vitest'
import { loadSuite } from '../../conformance/suite/load-suite.ts'
import { type Draft, draftOf } from './draft.ts'
import { hashOf, readHash } from './share.ts'

const scenario = loadSuite('specs')
  .clauses.flatMap(({ scenarios }) => scenarios)
  .find(({ id }) => id === 'content.filters.containsi.upper-case-operand')
if (!scenario) throw new Error('invariant: the scenario is in the suite')

const DRAFTS: readonly Draft[] = scenario.steps.map(({ request }) => draftOf(request))
const edited = (change: Partial<Draft>) => DRAFTS.map(draft => ({ ...draft, ...change }))

test('an example that nobody edited is its id', () => {
  expect(hashOf(scenario, DRAFTS, {})).toBe(scenario.id)
})

test('what was edited can be read in the address', () => {
  const hash = hashOf(scenario, edited({ path: '/api/dishes?filters[title][$eq]=a b' }), { quirks: ['a.b'] })
  expect(hash).toBe(`${scenario.id}&path=/api/dishes?filters[title][$eq]=a%20b&quirk=a.b`)
})

test.each([
  { path: '/api/a?x=1&y=%26#z' },
  { body: '{\n  "a": "100% + 1"\n}', headers: 'X-A: b' },
  { as: 'user:ana', method: 'DELETE' },
])('and comes back as it was: %j', change => {
  const shared = readHash(`#${hashOf(scenario, edited(change), { profile: 'strapi-4.26-sqlite' })}`)
  expect(shared).toEqual({
    id: scenario.id,
    edits: new Map([[0, change]]),
    variation: { profile: 'strapi-4.26-sqlite' },
  })
})

test('what it does not know is left out', () => {
  expect(readHash('#a.b&x=1&path2=3')).toEqual({ id: 'a.b', edits: new Map(), variation: {} })
  expect(readHash('#heading')).toBeNull()
})
