import { type Client, openClient } from '../client/client.ts'
import { hiccupOf } from '../client/hiccup.ts'
import type { Limits } from '../client/limits.ts'
import type { Manner } from '../client/manner.ts'
import type { Outcome } from '../client/outcome.ts'
import { persistent } from '../client/persistent.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { type Mailbox, openMailbox } from '../mail/mailbox.ts'
import type { Hazard } from '../safety/hazards.ts'
import { NEWEST_MAJOR } from '../suite/versions.ts'
import { type BrandWords, neutralWords } from './brand.ts'
import { aftermathText, openTraces } from './permit.ts'
import { versionOfSite } from './site-version.ts'
import {
  isSetting,
  type PlatformVersion,
  type Setting,
  type Target,
  TargetDown,
  type Unavailable,
} from './target.ts'
import {
  CONTROL_RESET,
  CONTROL_SIGN,
  controlSeed,
  isControl,
  UPKEEP_CONNECTIONS,
  type Upkeep,
} from './upkeep.ts'

export interface UrlTargetOptions {
  readonly url: string
  /** What reports call it; undefined: its URL. */
  readonly name?: string | undefined
  /** The worlds that it holds. */
  readonly worlds: readonly string[]
  /** Capabilities that it lacks. */
  readonly without: readonly string[]
  /** Types of its worlds that it lacks, by plural name; undefined: none. */
  readonly withoutTypes?: readonly string[] | undefined
  /** What its platform is said to run as; null: the site is asked. */
  readonly platformVersion: string | null
  readonly production: boolean
  /** Whether it runs in staging; undefined: it does not. */
  readonly staging?: boolean | undefined
  /** How it gets a world that it does not hold yet; undefined: it holds what it holds. */
  readonly seed?: ((world: string) => Upkeep | null) | undefined
  /** How it gets the world of another directory in place of the one that it has; undefined: not at all. */
  readonly load?: ((directory: string) => Upkeep) | undefined
  /** How what scenarios made is deleted; undefined: it cannot be, or must not. */
  readonly undo?: ((world: string) => Upkeep | null) | undefined
  /**
   * `auto` looks for a reference's control plane, and deletes what was made where that is safe; `none` never resets;
   * `seed` seeds again; `delete` deletes what was made.
   */
  readonly reset: 'auto' | 'none' | 'seed' | 'delete' | Upkeep
  /** How long to wait for it to listen, in milliseconds. */
  readonly wait: number
  /** What may be done to it besides writing, unless it is a reference; undefined: nothing. */
  readonly allow?: readonly Hazard[] | undefined
  /** `smtp://host:port`: where it is told to send its mails, and the kit takes them; undefined: nobody takes them. */
  readonly mail?: string | undefined
  readonly limits: Limits
  readonly manner?: Manner | undefined
  /** How its platform calls itself; undefined: by the neutral words. */
  readonly brand?: BrandWords | undefined
  /** A path that answers 2xx when it is ready; undefined: any answer will do. */
  readonly ready?: string | undefined
  /** Why there is no use in waiting any longer; null while there is. */
  readonly whyLost?: () => string | null
}

/** A server that somebody else started. It holds what it holds: only scenarios that fit are fired. */
export function urlTarget(options: UrlTargetOptions): Target {
  let reached: Promise<Reached> | null = null
  let seeded: string | null = null
  let isSeeded = false
  let begun: string | null = null
  let isClosed = false
  const traces = openTraces()
  const resets = new Set<Upkeep>()
  let mailbox: Promise<Mailbox> | null = null
  const openMail = async () => {
    if (options.mail === undefined) return null
    mailbox ??= openMailbox(options.mail)
    return mailbox
  }
  const closeMail = async () => {
    await (await mailbox)?.close()
    mailbox = null
  }
  const run = (work: Upkeep['run']) => async (client: Client) => work(client, await openMail())
  let isForeign = false
  const whyLost = () => (isClosed ? 'the run has ended' : (options.whyLost?.() ?? null))
  const seed = async (world: string) => {
    if (world === seeded) return
    const upkeep = options.seed?.(world)
    isSeeded = upkeep !== undefined && upkeep !== null
    if (upkeep) {
      const partly = `part of the world ${world} may be there`
      traces.add(partly)
      await tend(upkeep, run(upkeep.run), `the world ${world} could not be seeded by`, options)
      traces.replace(partly, `the world ${world} was seeded by ${upkeep.says}`)
    }
    seeded = world
    begun = null
  }
  const begin = async (world: string, reset: Upkeep | null) => {
    if (world === begun || !reset?.begin) return
    await tend(reset, run(reset.begin), `the world ${world} could not be reset later by`, options)
    begun = world
  }
  const reachOnce = () => {
    reached ??= reach({ ...options, whyLost })
    return reached
  }
  let platform: Promise<PlatformVersion> | null = null
  const findPlatform = async (): Promise<PlatformVersion> => {
    if (options.platformVersion !== null) return { version: options.platformVersion, saidBy: 'you' }
    await reachOnce()
    const version = await askVersion(options)
    return version === null
      ? { version: `${NEWEST_MAJOR}.0`, saidBy: 'nobody' }
      : { version, saidBy: 'its site' }
  }
  return {
    name: options.name ?? options.url,
    platform: async () => {
      platform ??= findPlatform()
      return platform
    },
    ...(options.withoutTypes && { withoutTypes: options.withoutTypes }),
    lacks: capability => {
      if (isSetting(capability) || !options.without.includes(capability)) return null
      return `the target is declared to lack ${capability} (--without)`
    },
    open: async setting => {
      const reason = misfit(setting, options)
      if (reason) return reason
      const { hasControl } = await reachOnce()
      isForeign = !hasControl
      await seed(setting.world)
      const { url, manner, brand } = options
      const reset = resetOf(setting.world, options, hasControl)
      if (reset) resets.add(reset)
      await begin(setting.world, reset)
      const permit = { allow: options.allow ?? [], mailbox: hasControl ? null : await openMail(), traces }
      const own = hasControl ? {} : { permit }
      return { url, shownUrl: url, reset, load: loadOf(options, reset), manner, brand, isSeeded, ...own }
    },
    aftermath: () => {
      const left = [...traces.left, ...[...resets].flatMap(it => it.leaves?.() ?? [])]
      return isForeign ? aftermathText(left) : null
    },
    rest: closeMail,
    close: async () => {
      isClosed = true
      await closeMail()
    },
  }
}

function misfit(setting: Setting, options: UrlTargetOptions): Unavailable | null {
  if (!options.worlds.includes(setting.world)) {
    return {
      unavailable: `it starts from the world ${setting.world}; the target holds ${options.worlds.join(', ')}`,
    }
  }
  if (setting.production && !options.production) {
    return { unavailable: 'it needs a target in production mode (--production)' }
  }
  if (setting.staging && !options.staging) {
    return { unavailable: 'it needs a target in staging (--staging)' }
  }
  return null
}

function resetOf(world: string, { reset, seed, undo }: UrlTargetOptions, hasControl: boolean): Upkeep | null {
  if (typeof reset === 'object') return reset
  if (reset === 'none') return null
  if (reset === 'seed') return seed?.(world) ?? null
  return reset === 'auto' && hasControl ? CONTROL_RESET : (undo?.(world) ?? null)
}

/** Whoever is never to be reset is not to be given other worlds. */
function loadOf({ reset, load }: UrlTargetOptions, found: Upkeep | null): UrlTargetOptions['load'] {
  if (found === CONTROL_RESET) return controlSeed
  return reset === 'none' ? undefined : load
}

/** Half a world would make every verdict worthless. */
async function tend(
  upkeep: Upkeep,
  work: (client: Client) => Promise<string | null>,
  what: string,
  { url, limits, manner }: UrlTargetOptions,
): Promise<void> {
  const client = openClient({ url, connections: UPKEEP_CONNECTIONS, limits, manner })
  try {
    const refusal = await work(client)
    if (refusal) throw new TargetDown(`${what} ${upkeep.says}: ${refusal}`)
  } finally {
    await client.close()
  }
}

async function askVersion({ url, limits, manner, brand = neutralWords }: UrlTargetOptions) {
  const client = openClient({ url, connections: 1, limits, manner })
  try {
    const asking = persistent(client)
    return await versionOfSite({ ...client, send: request => asking.send(brand.request(request)) })
  } finally {
    await client.close()
  }
}

interface Reached {
  readonly hasControl: boolean
}

const PAUSE = 200

/** Waits until the target listens. */
async function reach(options: UrlTargetOptions): Promise<Reached> {
  const { url, limits, manner, ready } = options
  const client = openClient({ url, connections: 1, limits, manner })
  try {
    const deadline = performance.now() + options.wait
    const probe = () => client.send(ready === undefined ? CONTROL_SIGN : get(ready))
    let outcome = await probe()
    for (let why = notReady(outcome, ready); why !== null; why = notReady(outcome, ready)) {
      const lost = options.whyLost?.() ?? null
      if (lost !== null) throw new TargetDown(`${url} cannot be reached: ${lost}`)
      if (performance.now() >= deadline) throw new TargetDown(`${url} cannot be reached: ${why}`)
      await new Promise(resume => setTimeout(resume, PAUSE))
      outcome = await probe()
    }
    const hasSign = ready === undefined && hiccupOf(outcome) === null
    return { hasControl: isControl(hasSign ? outcome : await persistent(client).send(CONTROL_SIGN)) }
  } finally {
    await client.close()
  }
}

/** Null when it is ready. Without a path to ask for, whoever listens is. */
function notReady(outcome: Outcome, ready: string | undefined): string | null {
  if (outcome.kind === 'no-answer') {
    const isDown = ['unreachable', 'connect-timeout'].includes(outcome.reason)
    return isDown || ready !== undefined ? outcome.says : null
  }
  const isGood = ready === undefined || (outcome.status >= 200 && outcome.status < 300)
  return isGood ? null : `GET ${ready} answers ${outcome.status}`
}

function get(path: string): WireRequest {
  return { method: 'GET', path, headers: {}, body: null }
}
