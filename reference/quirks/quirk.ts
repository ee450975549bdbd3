import type { Units } from '../units/units.ts'

/**
 * One deliberate deviation from one clause. Most change one unit of `Units` and are a row of its `deviations`; nothing
 * in the core knows of quirks.
 */
export interface Quirk {
  /** `<clause id>.<what is wrong>`, for example `content.filters.containsi.case-sensitive`. */
  readonly id: string
  /** The clause that the quirk breaks. */
  readonly clause: string
  /**
   * A documented clause that is broken with it, where the quirk's own is not documented: of some changes the
   * documentation tells only what they led to. Whoever has not made them is no right server.
   */
  readonly breaks?: string | undefined
  /** One sentence: what a server with this quirk does. */
  readonly says: string
  /** New units with the deviation in place. Pure. */
  readonly apply: (units: Units) => Units
}

/** A real program: `Strapi`, `4.26.2`, `SQLite`. */
export interface ProgramFacts {
  readonly name: string
  readonly version: string
  /** What it was observed on. */
  readonly database: string
}

/** A named list of quirks that together describe one real program. */
export interface Profile {
  readonly name: string
  readonly says: string
  readonly program: ProgramFacts
  /** Rows that nothing orders come as the program's database stores them, which no world holds. */
  readonly ordersByStorage?: true
  /** Ids of quirks, in the order in which they are applied. */
  readonly quirks: readonly string[]
}
