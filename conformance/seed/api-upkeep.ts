import type { Client } from '../client/client.ts'
import { readWorldKeys, worldDirectory } from '../suite/worlds.ts'
import { callersOf } from '../targets/callers.ts'
import { readCredentials } from '../targets/credentials.ts'
import { CannotJudge } from '../targets/target.ts'
import type { Upkeep } from '../targets/upkeep.ts'
import { Refusal, type Speaker } from './ask.ts'
import type { RefusablePart } from './attribute.ts'
import { graphqlDoor } from './graphql-door.ts'
import { Keeper } from './keeper.ts'
import { restDoor } from './rest-door.ts'
import { hasEntries, readSeedWorld } from './seed-world.ts'

/** The doors by which entries can be written. */
const DOORS = { rest: restDoor, graphql: graphqlDoor }

export interface ApiUpkeepOptions {
  readonly specs: string
  readonly world: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly door: keyof typeof DOORS
  /** Whether entries that are not the world's may be deleted to make room for it. */
  readonly replaces: boolean
  /** Whether everything may be made anew when what a scenario did cannot be undone otherwise. */
  readonly seeds: boolean
  /** Parts of the world that the target is said not to take; undefined: it may take everything. */
  readonly cannot?: readonly RefusablePart[] | undefined
}

/** Seed and reset of one world by the target's own API: they know of each other's doings. */
export interface ApiUpkeep {
  readonly seed: Upkeep
  /** Deletes what scenarios made, and writes back what they changed. */
  readonly undo: Upkeep
  /** What the target did not take, or is said not to take, and why. */
  lacking(): ReadonlyMap<RefusablePart, string>
}

/** Null for a world that has no entries of the content service. Nothing is sent before an upkeep is run. */
export function apiUpkeep(options: ApiUpkeepOptions): ApiUpkeep | null {
  if (!hasEntries(worldDirectory(options.specs, options.world))) return null
  let keeper: Keeper | null = null
  const attempt = (work: (keeper: Keeper, speaker: Speaker) => Promise<void>) => async (client: Client) => {
    keeper ??= await keeperOf(options)
    return work(keeper, speakerTo(client, options)).then(nothing, refusalOf)
  }
  return {
    seed: { says: `its own API (${options.door})`, run: attempt((its, speaker) => its.seed(speaker)) },
    undo: {
      says: 'deleting what was made',
      begin: attempt((its, speaker) => its.remember(speaker)),
      run: attempt((its, speaker) => its.undo(speaker)),
      newUsers: () => keeper?.newUsers ?? [],
      isMoved: () => keeper?.isMoved ?? false,
      leaves: () => keeper?.leaves ?? [],
    },
    lacking: () => keeper?.lacking ?? new Map(),
  }
}

async function keeperOf({
  specs,
  world: name,
  door,
  replaces,
  seeds,
  cannot = [],
}: ApiUpkeepOptions): Promise<Keeper> {
  const world = await readSeedWorld(worldDirectory(specs, name), name)
  const keys = readWorldKeys(specs).keysOf(name) ?? new Map<string, string>()
  return new Keeper({ world, keys, replaces, seeds, cannot, open: DOORS[door] })
}

/** The token of a program that the kit has started itself, whatever tokens its world has. */
export const KIT_TOKEN = 'assayer'

/** As whoever may write everything: the kit's own token, else the first one of the world with full access. */
function speakerTo(client: Client, { specs, world, environment }: ApiUpkeepOptions): Speaker {
  const credentials = readCredentials(worldDirectory(specs, world), environment)
  const hasOwn = credentials.token(KIT_TOKEN) !== null
  const [writer = 'full'] = hasOwn ? [KIT_TOKEN] : credentials.readers
  const callers = callersOf(client, credentials)
  return { client, callers, as: `token:${writer}`, passwordOf: credentials.password }
}

function nothing(): null {
  return null
}

function refusalOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof CannotJudge) return error.message
  throw error
}
