import type { Scenario } from '../suite/clause.ts'
import { settingOf } from '../targets/target.ts'

/** Scenarios that start from the same, to be run by one thread; the first ones have most to do. */
export type Part = readonly Scenario[]

/** How long things take, as far as that decides what is begun first: a scenario that only reads takes 1. */
const WRITE = 4
/** A reference with a world of its own must be started. */
const START = 100

/** No part is more than one of so many for each thread: what is left at the end is the less, the smaller parts are. */
const PARTS = 2

/** What threads divide among themselves: what starts from the same stays together, as far as that is not too much. */
export function partsOf(scenarios: Part, threads: number): readonly Part[] {
  const whole = [...groupBySetting(scenarios).values()]
  const most = total(whole) / (threads * PARTS)
  const parts = threads === 1 ? whole : whole.flatMap(part => inPieces(part, Math.ceil(loadOf(part) / most)))
  return parts.toSorted((a, b) => loadOf(b) - loadOf(a))
}

function groupBySetting(scenarios: Part): ReadonlyMap<string, Part> {
  const groups = new Map<string, Scenario[]>()
  for (const scenario of scenarios) {
    const key = JSON.stringify(settingOf(scenario))
    const group = groups.get(key)
    if (group) group.push(scenario)
    else groups.set(key, [scenario])
  }
  return groups
}

function loadOf(part: Part): number {
  return part.reduce((sum, { writes }) => sum + (writes ? WRITE : 1), START)
}

function total(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + loadOf(part), 0)
}

/** Neighbours are alike, so each piece takes its turn. */
function inPieces(part: Part, count: number): readonly Part[] {
  return Array.from({ length: count }, (_, nth) => part.filter((_, index) => index % count === nth))
}
