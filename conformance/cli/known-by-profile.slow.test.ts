import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import type { Report } from '../report/report.ts'
import { serveReference } from '../targets/oracle.ts'
import { main } from './main.ts'

const PROFILE = 'strapi-4.26-sqlite'
const MISTAKE = 'content.filters.in.first-only'
const CLAUSES = ['contains', 'contains-literal', 'case-folding', 'starts-with', 'ends-with', 'in']

/** A Strapi as the profile knows it, with one mistake more, judged by the clauses above. */
async function judged(...args: readonly string[]) {
  const { url, close } = await serveReference({
    world: 'specs/worlds/restaurants',
    profile: PROFILE,
    quirks: [MISTAKE],
  })
  onTestFinished(close)
  const io = memoryIo()
  const output = scratchDirectory()
  const clauses = CLAUSES.map(name => `content.filters.${name}`)
  const all = ['test', '--url', url, '--world', 'restaurants', ...clauses, '--output', output, ...args]
  const code = await main(all, io)
  const report: Report = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
  return { code, report, out: io.printed.out }
}

test('a report says which real program the target is like', async () => {
  const { report, out } = await judged()
  const { like, summary } = report
  expect(like?.profile).toBe(PROFILE)
  expect(like?.otherwise.every(id => id.startsWith('content.filters.in.'))).toBe(true)
  expect(out).toContain(`like the profile ${PROFILE}, but for ${like?.otherwise.length} answers`)
  expect(summary.verdicts.fail).toBeGreaterThan(20)
})

test.each(['--profile', '--baseline'])('with %s what is known of that program does not fail', async flag => {
  const { report, code } = await judged(flag, PROFILE)
  const failed = report.clauses.flatMap(({ scenarios }) => scenarios.filter(it => it.verdict === 'fail'))
  expect(failed.map(({ id }) => id)).toEqual(report.like?.otherwise)
  expect(failed.length).toBeGreaterThan(0)
  expect(report.summary.verdicts.known).toBeGreaterThan(20)
  expect(report.summary.divergence.failed).toBe(failed.length + report.summary.verdicts.known)
  expect(code).toBe(1)
})

test('a profile that there is not is wrong usage', async () => {
  const io = memoryIo()
  expect(await main(['test', '--url', 'http://127.0.0.1:1', '--profile', 'strapi-4.26-sqlit'], io)).toBe(2)
  expect(io.printed.err).toContain(`There is no profile strapi-4.26-sqlit. Did you mean ${PROFILE}?`)
})
