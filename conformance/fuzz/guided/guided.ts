import type { Query } from '../query.ts'
import type { Guide } from './guide.ts'

/** One of so many queries is made by the guide. */
const GUIDED = 3

/** How many queries back the guide looks at least, so that it is the same for all usual sizes of a batch. */
const LAG = 256

/** The same queries, with some between them to which the guide leads. `batch`: how many are asked at once. */
export function* guided(
  queries: Iterable<Query>,
  guide: Guide,
  { seed, batch }: { readonly seed: number; readonly batch: number },
): Generator<Query> {
  // A batch may be made before it is known what came of the one before it.
  const lag = Math.max(LAG, 2 * batch)
  let index = 0
  for (const query of queries) {
    if (index % GUIDED === 0) {
      const next = guide.next(index - lag, spread(seed + index))
      if (next) {
        index++
        yield next
      }
    }
    index++
    yield query
  }
}

/** A number that looks like chance, the same for the same seed: below 2 to the 31st. */
function spread(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) & 0x7fff_ffff
}
