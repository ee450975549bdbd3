import { openClient } from '../client/client.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import { CONTROL_RESET } from '../targets/upkeep.ts'
import { type Cause, kindOf } from './causes.ts'
import { siteEntries } from './platform/site-entries.ts'
import { queriedWorld } from './queried-world.ts'
import { protocolOf } from './query.ts'
import type { Setup } from './setup.ts'
import { contentEntries, type Entries, openTrial } from './smaller-world.ts'
import { Interrupted } from './twin.ts'

/** So many differences get smaller worlds; each takes some seconds. */
const MOST_CAUSES = 10

/** So many worlds are tried for one of them. A GraphQL schema is made for each world, which takes its time. */
const MOST_TRIES = { rest: 100, graphql: 30 }

/** For each cause the fewest entries that show it, null where that was not found out, and why. */
export async function fewestEntries(
  causes: readonly Cause[],
  setup: Setup,
): Promise<{ readonly entries: readonly (Entries | null)[]; readonly note: string | null }> {
  const none = causes.map(() => null)
  if (causes.length === 0) return { entries: none, note: null }
  const { target, oracle, directory, twin } = setup
  if (target.endpoint.reset !== CONTROL_RESET) {
    return {
      entries: none,
      note: 'Entries were not reduced: the target has no control plane to load worlds.',
    }
  }
  const reducible = setup.platform
    ? siteEntries(directory)
    : contentEntries(directory, queriedWorld(setup.world))
  if (!reducible) return { entries: none, note: 'Entries were not reduced: the world has none.' }
  // Not ended by an interruption: the whole world is loaded again all the same.
  const servers = [oracle, target].map(({ endpoint: { url, manner } }) =>
    openClient({ url, manner, connections: 1, limits: DEFAULT_LIMITS }),
  )
  const trial = openTrial({ directory, reducible, servers })
  const entries: (Entries | null)[] = []
  try {
    for (const { smallest } of causes.slice(0, MOST_CAUSES)) {
      const holds = async () => {
        // Whoever has signed in at a world that is gone has not.
        await Promise.all([oracle.reset(), target.reset()])
        return kindOf((await twin.ask(smallest.query)).place) === kindOf(smallest.place)
      }
      entries.push(await trial.smallest(holds, MOST_TRIES[protocolOf(smallest.query)]))
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
  } finally {
    await trial.end()
    await Promise.all(servers.map(server => server.close()))
  }
  const note =
    causes.length > MOST_CAUSES ? `Entries were reduced for the first ${MOST_CAUSES} differences.` : null
  return { entries: none.map((_, index) => entries[index] ?? null), note }
}
