import { openClient } from '../client/client.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import type { Connection } from '../targets/connection.ts'
import { CONTROL_RESET, CONTROL_WORLD, controlSeed, isFirstWorld, type Upkeep } from '../targets/upkeep.ts'
import { type Cause, kindOf, memberOf } from './causes.ts'
import { nobody } from './families.ts'
import { siteEntries } from './platform/site-entries.ts'
import { queriedWorld } from './queried-world.ts'
import { protocolOf, type Query } from './query.ts'
import type { Setup } from './setup.ts'
import { contentEntries, type Entries, openTrial, type Reducible } from './smaller-world.ts'
import { Interrupted, type Judged } from './twin.ts'

/** So many differences get smaller worlds; each takes some seconds, and minutes where a command puts them in. */
const MOST_CAUSES = { control: 10, command: 3 }

/**
 * So many worlds are tried for one of them. A GraphQL schema is made for each world, which takes its time, and so does a
 * command.
 */
const MOST_TRIES = { rest: 150, graphql: 60, command: 50 }

/** For each cause the fewest entries that show it, null where that was not found out, and why. */
export async function fewestEntries(causes: readonly Cause[], setup: Setup): Promise<FewestEntries> {
  const none = causes.map(() => null)
  if (causes.length === 0) return { entries: none, note: null }
  const reducible = reducibleIn(setup)
  if (typeof reducible === 'string') return notReduced(causes, reducible)
  const most = hasControl(setup.target) ? MOST_CAUSES.control : MOST_CAUSES.command
  const found = await reduceEach(causes.slice(0, most), setup, reducible)
  const note = causes.length > most ? `Entries were reduced for the first ${most} differences.` : null
  return { entries: none.map((_, index) => found[index] ?? null), note }
}

export interface FewestEntries {
  readonly entries: readonly (Entries | null)[]
  /** Of which there are none, and why; null: of none. */
  readonly note: string | null
}

export function notReduced(causes: readonly Cause[], why: string): FewestEntries {
  return {
    entries: causes.map(() => null),
    note: causes.length === 0 ? null : `Entries were not reduced: ${why}.`,
  }
}

/** What can be made smaller, and how it gets into a server; or why nothing can. */
type Loadable = Reducible & { readonly load: (directory: string) => Upkeep }

function reducibleIn({ target, keepsIds, platform, directory, world }: Setup): Loadable | string {
  const { load } = target.endpoint
  if (!load)
    return 'nothing loads other worlds into the target, neither a control plane nor a command to seed it'
  if (!keepsIds) return 'the target gives entries ids of its own'
  const reducible = platform ? siteEntries(directory) : contentEntries(directory, queriedWorld(world))
  return reducible ? { ...reducible, load } : 'the world has none'
}

async function reduceEach(
  causes: readonly Cause[],
  { target, oracles, directory, twin }: Setup,
  { load, ...reducible }: Loadable,
): Promise<readonly (Entries | null)[]> {
  const sides = [...oracles.map(oracle => openSide(oracle)), openSide(target, load)]
  const ends = await Promise.all(sides.map(side => side.wayBack()))
  const trial = openTrial({ directory, reducible, loads: sides.map(({ put }) => put) })
  const entries: (Entries | null)[] = []
  try {
    for (const { smallest } of causes) {
      const holds = async () => {
        for (const side of sides) await side.begin()
        const judged = await twin.ask(smallest.query).catch(nobody)
        return judged !== null && isSame(judged, smallest)
      }
      entries.push(await trial.smallest(holds, mostTries(smallest.query, target)))
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
  } finally {
    await trial.end()
    for (const end of ends) await end()
    for (const side of sides) await side.close()
  }
  return entries
}

function mostTries(query: Query, target: Connection): number {
  return hasControl(target) ? MOST_TRIES[protocolOf(query)] : MOST_TRIES.command
}

function hasControl({ endpoint }: Connection): boolean {
  return endpoint.reset === CONTROL_RESET
}

/** In a smaller world something else may be wrong. */
function isSame(found: Judged, wanted: Judged): boolean {
  return kindOf(found.place) === kindOf(wanted.place) && memberOf(found) === memberOf(wanted)
}

/** A server into which one world after the other is put. */
function openSide(connection: Connection, load = connection.endpoint.load) {
  const { url, manner, openClient: open = openClient } = connection.endpoint
  // Not ended by an interruption: the whole world is loaded again all the same.
  const client = open({ url, manner, connections: 1, limits: DEFAULT_LIMITS })
  return {
    put: async (directory: string) => (load ? load(directory).run(client) : 'it cannot be loaded'),
    // Whoever has signed in at a world that is gone has not.
    begin: async () => (hasControl(connection) ? connection.reset() : connection.callers.forgetSessions()),
    /** How to bring back what is there now, where that may be more than the world that it is judged by. */
    wayBack: async () => {
      const isFirst = hasControl(connection) && isFirstWorld(await client.send(CONTROL_WORLD))
      return async () => {
        if (isFirst) await controlSeed(null).run(client)
      }
    },
    close: client.close,
  }
}
