import type { Shard } from './shard.ts'

/** Milliseconds by scenario id, as `timings.json` holds them. */
export type Times = Readonly<Record<string, number>>

/**
 * The shard's part of a cut by recorded times: the slowest scenario first, each to the shard that has the least to do
 * so far. Whoever has no time counts as the median. The parts together are the whole, none twice, each in the suite's
 * order; all shards must be given the same times.
 */
export function takeBalanced<T extends { readonly id: string }>(
  items: readonly T[],
  { index, count }: Shard,
  times: Times,
): readonly T[] {
  const usual = medianOf(items.flatMap(({ id }) => times[id] ?? []))
  const timed = items.map((item, position) => ({ item, position, ms: times[item.id] ?? usual }))
  const loads = Array.from({ length: count }, () => 0)
  const part: typeof timed = []
  for (const it of timed.toSorted((a, b) => b.ms - a.ms || a.position - b.position)) {
    const least = loads.indexOf(Math.min(...loads))
    loads[least] = (loads[least] ?? 0) + it.ms
    if (least === index - 1) part.push(it)
  }
  return part.sort((a, b) => a.position - b.position).map(({ item }) => item)
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 1
}
