import type { Scenario } from '../suite/clause.ts'
import type { Connection } from '../targets/connection.ts'
import type { Broken, Sight } from './broken.ts'

/** Watches over what must hold of all that scenarios of one world send, whatever they are about. */
export interface Watch {
  /** Is told what is about to be sent. */
  before(scenario: Scenario, connection: Connection): Promise<void>
  /** What of its answers breaks something, with the position of its step; null: nothing does. */
  after(scenario: Scenario, sights: readonly Sight[], connection: Connection): Promise<Found | null>
}

export interface Found {
  readonly broken: Broken
  readonly step: number
}

/** Begins to watch over the scenarios of one world. */
export type WatchOver = (scenarios: readonly Scenario[]) => Watch
