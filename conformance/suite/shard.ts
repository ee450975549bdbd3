import { UsageError } from '../usage-error.ts'

/** Part `index` of `count`, counted from 1. */
export interface Shard {
  readonly index: number
  readonly count: number
}

/** Reads `2/5`. Throws UsageError for anything else. */
export function parseShard(text: string): Shard {
  const match = /^(\d+)\/(\d+)$/.exec(text)
  const [index, count] = [Number(match?.[1]), Number(match?.[2])]
  if (index >= 1 && count >= index) return { index, count }
  throw new UsageError(`--shard ${text}: expected i/n with 1 <= i <= n, such as 2/5.`)
}

/** Every n-th item: the shards together are the whole, none twice, and slow neighbours are spread. */
export function takeShard<T>(items: readonly T[], { index, count }: Shard): readonly T[] {
  return items.filter((_, position) => position % count === index - 1)
}
