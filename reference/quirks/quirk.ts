import type { Units } from './units.ts'

/**
 * One deliberate deviation from one clause. Most change one unit of `Units` and are a row of its `deviations`; nothing
 * in the core knows of quirks.
 */
export interface Quirk {
  /** `<clause id>.<what is wrong>`, for example `content.filters.containsi.case-sensitive`. */
  readonly id: string
  /** The clause that the quirk breaks. */
  readonly clause: string
  /** One sentence: what a server with this quirk does. */
  readonly says: string
  /** New units with the deviation in place. Pure. */
  readonly apply: (units: Units) => Units
}

/** A named list of quirks that together describe one real program. */
export interface Profile {
  readonly name: string
  readonly says: string
  /** Ids of quirks, in the order in which they are applied. */
  readonly quirks: readonly string[]
}

/** A list with the unit of one clause replaced. The clause must be in the list: a quirk of nothing is a mistake. */
export function replaceUnit<U extends { readonly clause: string }>(
  list: readonly U[],
  clause: string,
  change: (unit: U) => U,
): readonly U[] {
  if (!list.some(unit => unit.clause === clause)) throw new Error(`invariant: no unit for clause ${clause}`)
  return list.map(unit => (unit.clause === clause ? change(unit) : unit))
}
