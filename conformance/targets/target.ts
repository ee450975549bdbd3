import type { Client, ClientOptions } from '../client/client.ts'
import type { Manner } from '../client/manner.ts'
import type { JsonObject } from '../compare/json-value.ts'
import type { Scenario } from '../suite/clause.ts'
import type { BrandWords } from './brand.ts'
import type { Connection, ConnectOptions } from './connection.ts'
import type { Permit } from './permit.ts'
import type { Upkeep } from './upkeep.ts'

/** What a scenario starts from, as far as it decides where it can run. */
export interface Setting {
  readonly world: string
  /** `4.0`: the platform running as that version; null for its own. */
  readonly platformVersion: string | null
  readonly production: boolean
  /** True where it must run in staging; undefined where it need not. */
  readonly staging?: boolean
}

/** The version that a platform runs as, and who says so. */
export interface PlatformVersion {
  readonly version: string
  /** Where nobody says it, it is taken for the newest major. */
  readonly saidBy: 'you' | 'its site' | 'nobody'
}

/** Anything with a URL that scenarios can be fired at. */
export interface Target {
  /** `embedded reference`, or the URL: what reports call it. */
  readonly name: string
  /**
   * Where scenarios of this setting go, or why the target cannot have it. Throws TargetDown when the target
   * cannot be reached.
   */
  open(setting: Setting): Promise<Endpoint | Unavailable>
  /** How it is talked to; undefined: by HTTP. */
  readonly connect?: ((endpoint: Endpoint, options: ConnectOptions) => Connection) | undefined
  /** Why the target cannot have a capability that a scenario requires; null when it has it. */
  lacks(capability: string): string | null
  /**
   * What its platform runs as; null or undefined: as whatever a scenario holds for. Throws TargetDown when the target
   * cannot be reached.
   */
  readonly platform?: () => Promise<PlatformVersion | null>
  /**
   * Why scenarios are not for a target that holds their world, but not all of it, by their ids; undefined: it holds
   * everything.
   */
  readonly misfits?: (scenarios: readonly Scenario[]) => Promise<ReadonlyMap<string, string>>
  /** What it has otherwise than a world that it holds; undefined: nothing is known of it. */
  readonly otherwise?: (world: string) => Otherwise
  /** Types of its worlds that it is said not to have, by plural name; undefined: none. */
  readonly withoutTypes?: readonly string[]
  /** In one sentence, once all is done: how a target that is not ours was left. Null: it is ours, or was not reached. */
  readonly aftermath?: () => string | null
  /** Lets go of what only a run needs, such as the address to which mails come; undefined: there is nothing. */
  readonly rest?: () => Promise<void>
  close(): Promise<void>
}

/** What a target has otherwise than a world of the suite. */
export interface Otherwise {
  /** Names of parts that it could not take, as a configuration calls them. */
  readonly lacks: readonly string[]
  /** Options that it has in place of the world's; null in place of one is to have none. */
  readonly options: JsonObject
  /** Plural names of types that it lacks. */
  readonly withoutTypes: readonly string[]
}

/** One server with one world in it. */
export interface Endpoint {
  /** `http://host:port`, with a path when the service lies below one; no trailing slash. */
  readonly url: string
  /** The URL that reports show: a port picked at random says nothing to a reader. */
  readonly shownUrl: string
  /** How the world is put back after a scenario that writes; null when it cannot be: then nothing is written there. */
  readonly reset: Upkeep | null
  /** How the world of another directory is put in its place, any number of times; undefined: it cannot be. */
  readonly load?: ((directory: string) => Upkeep) | undefined
  /** What may be done there besides; undefined: everything, as it is ours. */
  readonly permit?: Permit | undefined
  /** How requests get there; undefined: over the network. */
  readonly openClient?: ((options: ClientOptions) => Client) | undefined
  /** What every request to it has in common; undefined: nothing. */
  readonly manner?: Manner | undefined
  /** How its platform calls itself; undefined: by the neutral words of the documentation. */
  readonly brand?: BrandWords | undefined
  /** Whether the world was put in, and not found there. */
  readonly isSeeded?: boolean
  /** Of a recording: when it was made, in milliseconds since the epoch. Undefined: it answers now. */
  readonly moment?: { readonly from: number; readonly to: number }
}

export interface Unavailable {
  /** One sentence. */
  readonly unavailable: string
}

/** The target cannot be reached at all: nothing more can be judged. */
export class TargetDown extends Error {
  override readonly name = 'TargetDown'
}

/** The target can be reached, and does not hold the world: nothing can be judged. */
export class WorldMissing extends Error {
  override readonly name = 'WorldMissing'
}

/** A scenario could not be judged, because something that it needs could not be had from the target. */
export class CannotJudge extends Error {
  override readonly name: string = 'CannotJudge'
}

/** A request is not sent, because of what it might do to the target: nothing is wrong with either. */
export class NotSent extends CannotJudge {
  override readonly name: string = 'NotSent'
}

/** The setting that a scenario asks for. */
export function settingOf({ world, platformVersion, requires }: Scenario): Setting {
  return {
    world,
    platformVersion,
    production: requires.includes('production'),
    ...(requires.includes('staging') && { staging: true }),
  }
}

/** Capabilities that are part of the setting and not of the target. */
export function isSetting(capability: string): boolean {
  return capability === 'production' || capability === 'staging'
}
