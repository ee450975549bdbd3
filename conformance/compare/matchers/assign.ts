import type { Compare } from '../difference.ts'

/**
 * Pairs expected items with actual ones so that as many as possible agree, each used at most once. A matcher may
 * fit several items, so the first fit is not good enough: this is bipartite matching by augmenting paths. Both lists
 * are usually in one order, so each search begins where the one before ended.
 * Gives, for each expected item, the position of its actual item, or -1.
 */
export function assign(
  expected: readonly unknown[],
  actual: readonly unknown[],
  compare: Compare,
): readonly number[] {
  const holder = new Map<number, number>()
  let begin = 0
  const fits = (wanted: number, offered: number) =>
    compare(expected[wanted], actual[offered], '').length === 0

  const place = (wanted: number, tried: Set<number>): boolean => {
    for (let step = 0; step < actual.length; step++) {
      const offered = (begin + step) % actual.length
      if (tried.has(offered) || !fits(wanted, offered)) continue
      tried.add(offered)
      const current = holder.get(offered)
      if (current === undefined || place(current, tried)) {
        holder.set(offered, wanted)
        begin = offered + 1
        return true
      }
    }
    return false
  }

  for (let wanted = 0; wanted < expected.length; wanted++) place(wanted, new Set())
  const assigned = expected.map(() => -1)
  for (const [offered, wanted] of holder) assigned[wanted] = offered
  return assigned
}
