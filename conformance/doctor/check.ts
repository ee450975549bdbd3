import type { RequiredWorld } from '../preflight/required-world.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Connection } from '../targets/connection.ts'
import type { Credentials } from '../targets/credentials.ts'

/** What a check found. */
export interface Finding {
  /** `missing`: scenarios cannot be judged because of it. `limit`: scenarios are left out because of it. */
  readonly level: 'good' | 'limit' | 'missing'
  readonly says: string
  /** How to mend it; null when there is nothing to mend. */
  readonly mend: string | null
}

/** A target with one world in it, as far as it is known. */
export interface Patient {
  readonly connection: Connection
  readonly credentials: Credentials
  readonly world: RequiredWorld
  /** What its platform runs as; null: the newest. */
  readonly platformVersion: string | null
  /** Those that start from this world. */
  readonly scenarios: readonly Scenario[]
  /** Why the target is said not to have a capability; null when it has it. */
  readonly lacks: (capability: string) => string | null
  /** Why scenarios rest on what the target has not of its world, by their ids. */
  readonly misfits: ReadonlyMap<string, string>
}

/** One question to a target, which changes nothing there. */
export interface Check {
  readonly name: string
  readonly run: (patient: Patient) => Promise<readonly Finding[]>
}

export function good(says: string): Finding {
  return { level: 'good', says, mend: null }
}

export function limit(says: string, mend: string): Finding {
  return { level: 'limit', says, mend }
}

export function missing(says: string, mend: string): Finding {
  return { level: 'missing', says, mend }
}
