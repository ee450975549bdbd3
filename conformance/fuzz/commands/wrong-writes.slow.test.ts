import { expect, onTestFinished, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../client/limits.ts'
import { keysOfWorld } from '../../suite/worlds.ts'
import { keepWorlds } from '../../targets/oracle.ts'
import { oracleTarget } from '../../targets/oracle-target.ts'
import { openCauseBook } from '../cause-book.ts'
import { first } from '../generate.ts'
import { openSources } from '../open-sources.ts'
import { openSetup } from '../setup.ts'
import { sequencesOf } from './content/sequences.ts'

const [specs, world] = ['specs', 'restaurants']
const worlds = keepWorlds()

/** The first sequence of a seed that shows a quirk: how many it took to find it, made small, and diagnosed. */
async function findQuirk(quirk: string, seed: number) {
  const target = oracleTarget({ specs, quirks: [quirk], worlds })
  onTestFinished(() => target.close())
  const { signal } = new AbortController()
  const setup = await openSetup({
    ...{ target, specs, world, profile: undefined, as: 'public', ignored: [], exactOrder: false },
    ...{ workers: 1, limits: DEFAULT_LIMITS, environment: {}, signal },
  })
  onTestFinished(() => setup.close())
  const keys = keysOfWorld(specs, world)
  const sources = await openSources(setup, { protocols: ['rest', 'graphql'], as: 'public', keys })
  const book = openCauseBook(setup)
  let asked = 0
  for (const sequence of first(sequencesOf(sources, seed), 500)) {
    asked++
    const judged = await setup.twin.ask(sequence)
    if (judged.difference) await book.see(judged)
    if (book.causes.length > 0) break
  }
  return { asked, cause: book.causes[0] }
}

/** Drawn from the quirks of all that is said of writes; the figures of more are measured now and then. */
test.each<[quirk: string, within: number, commands: number]>([
  ['content.writes.relations.morph-view.connect-taken', 100, 1],
  ['content.writes.create.published.draft-by-default', 50, 1],
  ['content.writes.values.enumeration.any-text', 100, 1],
  ['content.writes.delete.links.kept', 50, 2],
  ['content.users.known-role.not-checked', 200, 1],
  ['content.graphql.mutations.login.beginning', 500, 2],
])('%s is found within %i sequences, as %i commands', async (quirk, within, commands) => {
  const { asked, cause } = await findQuirk(quirk, 1)
  const query = cause?.smallest.query
  expect(query?.door === 'sequence' && query.commands).toHaveLength(commands)
  expect(cause?.quirks).toContain(quirk)
  expect(asked).toBeLessThanOrEqual(within)
})
