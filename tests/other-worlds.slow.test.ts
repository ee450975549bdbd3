import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { main } from '../conformance/cli/main.ts'
import { differingOn } from '../conformance/fit/differing.ts'
import { misfitsAmong } from '../conformance/fit/misfits.ts'
import { parts } from '../conformance/fit/parts.ts'
import { loadSuite } from '../conformance/suite/load-suite.ts'
import { serveReference } from '../conformance/targets/oracle.ts'
import { alteredSite } from './support/altered-site.ts'
import { memoryIo } from './support/memory-io.ts'
import { scratchDirectory } from './support/scratch-directory.ts'

const scenariosOf = (service: 'content' | 'platform') =>
  loadSuite('specs', [service]).clauses.flatMap(({ scenarios }) => scenarios)

test('the platform suite is green at a site with other ids, keys, passwords, address and version', async () => {
  const { platform, environment } = alteredSite('specs/worlds/gazette')
  const world = scratchDirectory({ 'platform.json': platform })
  const serving = await serveReference({ world, control: true, port: 0 })
  onTestFinished(() => serving.close())
  const output = scratchDirectory({})
  const args = ['--url', serving.url, '--world', 'gazette', '--service', 'platform', '--output', output]
  const io = memoryIo(environment)
  const code = await main(['test', ...args, '--reporter', 'json', '--strict'], io)
  const { summary } = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
  expect(summary.verdicts).toMatchObject({ fail: 0, note: 0, 'not-testable': 0, error: 0 })
  expect(summary.verdicts.pass).toBeGreaterThan(1000)
  expect([code, io.printed.err]).toEqual([0, ''])
})

test('it is green at every version of such a site', async () => {
  const { platform, environment } = alteredSite('specs/worlds/gazette')
  const worlds = scratchDirectory({ 'worlds/gazette/platform.json': platform })
  const scenarios = scenariosOf('platform').filter(({ world }) => world === 'gazette')
  const differing = await differingOn(scenarios, { specs: 'specs', worlds, environment })
  expect(differing.map(({ id }) => id)).toEqual([])
})

test('no scenario of the content service rests on the ids of entries', async () => {
  const difference = { parts: parts.filter(({ name }) => name === 'ids'), options: {}, types: [] }
  const misfits = await misfitsAmong(scenariosOf('content'), { specs: 'specs', environment: {}, difference })
  expect([...misfits.keys()]).toEqual([])
})
