import type { Limits } from '../client/limits.ts'
import { patienceOf } from '../client/patience.ts'
import { persistent } from '../client/persistent.ts'
import { connect } from '../targets/connection.ts'
import { readCredentials } from '../targets/credentials.ts'
import { type Endpoint, type Target, WorldMissing } from '../targets/target.ts'
import { brandHint } from './brand-hint.ts'
import { type Found, isPart, lackingText, unavailableText } from './found.ts'
import { AT_ONCE, look } from './look.ts'
import { readRequiredWorld } from './required-world.ts'
import { standingOf } from './standing.ts'

export interface PreflightOptions {
  readonly specs: string
  /** The worlds that scenarios of the run start from. */
  readonly worlds: readonly string[]
  /** Whether somebody said that the target holds them: then each must be there, and not only one of them. */
  readonly isClaimed: boolean
  readonly production: boolean
  readonly limits: Limits
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly signal?: AbortSignal
  /** Is told what was not found of a world that is held. */
  readonly onThin: (sentence: string) => void
}

/**
 * The target, looked at before anything is asked of a world there. Opening it throws WorldMissing where it holds none
 * of the worlds of the run, or not all that it is said to hold; of several the scenarios of one that it does not hold
 * are not for it.
 */
export function withPreflight(target: Target, options: PreflightOptions): Target {
  const known = new Map<string, Promise<Found | null>>()
  let refusal: WorldMissing | null = null
  const findOnce = (world: string, endpoint?: Endpoint) => {
    const found = known.get(world) ?? findOut(world, { target, options, endpoint })
    known.set(world, found)
    return found
  }
  const findAll = async () => {
    const all: Found[] = []
    for (const world of options.worlds) {
      const found = await findOnce(world)
      if (found) all.push(found)
    }
    return all
  }
  return {
    ...target,
    open: async setting => {
      if (refusal) throw refusal
      const before = await known.get(setting.world)
      if (before?.standing.isHeld === false) return { unavailable: unavailableText(before) }
      const endpoint = await target.open(setting)
      if ('unavailable' in endpoint) return endpoint
      const own = await findOnce(setting.world, endpoint)
      if (!own) return endpoint
      const isSeeded = endpoint.isSeeded === true
      // What seeds itself holds one world after the other: the next is looked at once it is there.
      const wrong = wrongAmong(isSeeded ? [own] : await findAll(), options)
      if (wrong.length > 0) refusal = new WorldMissing(lackingText(target.name, wrong, isSeeded))
      if (refusal) throw refusal
      return own.standing.isHeld ? endpoint : { unavailable: unavailableText(own) }
    },
  }
}

/** The worlds because of which nothing is judged. Where nobody said more, one that is held is enough. */
function wrongAmong(found: readonly Found[], { isClaimed }: PreflightOptions): readonly Found[] {
  const lacking = found.filter(({ standing }) => !standing.isHeld)
  if (isClaimed) return lacking
  // Whoever holds a part of a world was meant to hold all of it, and of the others nobody spoke.
  const parts = lacking.filter(isPart)
  return parts.length > 0 || lacking.length < found.length ? parts : lacking
}

interface Place {
  readonly target: Target
  readonly options: PreflightOptions
  /** Undefined: it is still to be opened. */
  readonly endpoint: Endpoint | undefined
}

/** Null where the target is not said to hold the world. */
async function findOut(world: string, { target, options, endpoint: known }: Place): Promise<Found | null> {
  const { specs, production, environment } = options
  // Where files are listed is not documented: a target without such a list may be right, and hold them all.
  const without = [...(target.withoutTypes ?? []), 'files']
  const { types, directory } = await readRequiredWorld(specs, world, without)
  const isPlatform = types.some(({ service }) => service === 'platform')
  const platformVersion = (isPlatform && (await target.platform?.())?.version) || null
  const setting = { world, platformVersion, production }
  const endpoint = known ?? (await target.open(setting))
  if ('unavailable' in endpoint) return null
  const opened = (target.connect ?? connect)(endpoint, { ...options, ...setting, connections: AT_ONCE })
  // By a hiccup a world that is held would be taken for one that is not.
  const connection = { ...opened, client: persistent(opened.client, patienceOf(options.signal)) }
  try {
    const credentials = readCredentials(directory, environment)
    const seen = await look(types, { connection, credentials, platformVersion })
    const standing = standingOf(seen)
    if (standing.isHeld && standing.thin.length > 0)
      options.onThin(`the world ${world} is incomplete (${standing.thin.join(', ')})`)
    const isContent = types.some(({ service }) => service === 'content')
    const brand = standing.isHeld || isContent ? null : await brandHint(connection)
    return { world, standing, isContent, brand }
  } finally {
    await connection.close()
  }
}
