import { expect, test } from 'vitest'
import { embeddedTarget } from '../conformance/executed/embedded-target.ts'
import { fireAt } from '../conformance/run/run-at-reference.ts'
import { suiteUnderTest } from '../conformance/selftest/suite-under-test.ts'
import { keepWorlds, listFreedoms } from '../conformance/targets/oracle.ts'

/** What is observed of an order that nobody asked for. */
const ABOUT_ORDER = new Set([
  'content.populate.order',
  'content.sort.none',
  'content.sort.ties',
  'content.writes.media',
  'content.writes.relations.list',
  'content.writes.relations.position',
  'platform.content-api.tiers.browse',
  'platform.parameters.order',
])

const suite = suiteUnderTest('specs', null)
const scenarios = suite.clauses.flatMap(clause => clause.scenarios)
const worlds = keepWorlds()
const disorders = (await listFreedoms()).filter(({ id }) => /^content\.order\.(shuffled|reversed)/.test(id))

test.each(disorders)('on $id only what is about order is a note', async ({ id }) => {
  const freedoms = [id, id.replace('content.', 'platform.')]
  const target = embeddedTarget({ specs: 'specs', quirks: [], worlds, freedoms })
  const { results } = await fireAt(target, { suite, scenarios, signal: new AbortController().signal }, 1)
  const others = results.filter(({ verdict, clause }) => verdict !== 'pass' && !ABOUT_ORDER.has(clause.id))
  expect(others.map(({ scenario, verdict }) => `${verdict} ${scenario.id}`)).toEqual([])
  const about = results.filter(({ clause }) => ABOUT_ORDER.has(clause.id)).map(({ verdict }) => verdict)
  expect([...new Set(about)].sort()).toEqual(['note', 'pass'])
})
