import { expect, test } from 'vitest'
import { readWorld } from '../targets/oracle.ts'
import { drawWrongServers, failsAt } from './power.fixture.ts'

/** Wrong servers of the restaurants that few requests must do for, with a clause that they break. */
const SEEN = [
  ['content.filters.starts-withi.richtext-ignored', 'content.filters.starts-withi'],
  ['content.filters.lt.by-length', 'content.filters.lt'],
  ['content.populate.everything.no-localizations', 'content.populate.everything'],
]

test.each(SEEN)('%s is seen', async (quirk, clause) => {
  const world = await readWorld('specs/worlds/restaurants')
  expect(await failsAt(quirk, world, { files: null, isLifted: false })).toContain(clause)
})

/** How many of a sample are seen is measured with AUDIT_SAMPLE=60 (and AUDIT_SEED): a third of all could be before packs. */
test.runIf(process.env.AUDIT_SAMPLE)('of a drawn sample a third is seen', async () => {
  const drawn = await drawWrongServers(Number(process.env.AUDIT_SEED ?? 1), Number(process.env.AUDIT_SAMPLE))
  const world = await readWorld('specs/worlds/restaurants')
  const missed: string[] = []
  for (const { id } of drawn) if ((await failsAt(id, world, { files: null })).length === 0) missed.push(id)
  process.stdout.write(`missed ${missed.length} of ${drawn.length}:\n${missed.join('\n')}\n`)
  expect(missed.length).toBeLessThan((drawn.length * 2) / 3)
})
