import type { KillMatrix } from './kill-matrix.ts'

/** How much it is worth to notice a quirk, and how much it counts when a certain scenario notices it. */
export interface Worth {
  readonly ofQuirk: (quirk: string) => number
  readonly ofScenario: (scenario: string) => number
}

/**
 * The scenarios in the order in which each next one notices most quirks that none before it has noticed, with how much
 * that is worth; those that notice nothing more are left out. So the first ones find whatever is wrong soonest.
 */
export function firstToNotice({ scenarios, killers }: KillMatrix, worth: Worth): ReadonlyMap<string, number> {
  const noticed = quirksByScenario(killers)
  const left = new Set(killers.keys())
  const gainOf = (scenario: string) => {
    const quirks = (noticed.get(scenario) ?? []).filter(quirk => left.has(quirk))
    return quirks.reduce((sum, quirk) => sum + worth.ofQuirk(quirk), 0) * worth.ofScenario(scenario)
  }
  // What a scenario is worth only falls: one that is still worth as much as it was is the best of all behind it.
  const queue = scenarios.map(id => ({ id, gain: gainOf(id) })).sort((a, b) => b.gain - a.gain)
  const order = new Map<string, number>()
  for (let best = queue.shift(); best && best.gain > 0; best = queue.shift()) {
    const gain = gainOf(best.id)
    if (gain < best.gain) {
      insert(queue, { id: best.id, gain })
      continue
    }
    order.set(best.id, gain)
    for (const quirk of noticed.get(best.id) ?? []) left.delete(quirk)
  }
  return order
}

function quirksByScenario(killers: KillMatrix['killers']): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [quirk, ids] of killers) {
    for (const id of ids) {
      const quirks = found.get(id)
      if (quirks) quirks.push(quirk)
      else found.set(id, [quirk])
    }
  }
  return found
}

interface Queued {
  readonly id: string
  readonly gain: number
}

/** Behind all that are worth as much. */
function insert(queue: Queued[], item: Queued): void {
  let [low, high] = [0, queue.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((queue[middle]?.gain ?? 0) >= item.gain) low = middle + 1
    else high = middle
  }
  queue.splice(low, 0, item)
}
