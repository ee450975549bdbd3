import { groupBy } from '../group-by.ts'
import { type Exchanged, isControl, type Session } from './recording.ts'
import { type Shape, shapeLine, shapeOf } from './shape.ts'

/** One request of a shape, and how often it was sent. */
export interface Example {
  readonly exchange: Exchanged
  readonly count: number
}

/** Requests of one shape. */
export interface Use {
  readonly shape: Shape
  readonly count: number
  /** How often they were answered with which status. */
  readonly statuses: ReadonlyMap<number, number>
  readonly first: Exchanged
  /** Different requests; those that are asked again. */
  readonly examples: readonly Example[]
}

/** So many different requests of one shape are asked again, and of all shapes. */
const MOST_OF_SHAPE = 8
const MOST_EXAMPLES = 400
/** What stands behind more writes than that takes too long to be asked again. */
const MOST_WRITES = 200

/** So many sessions in which something was written are asked again. */
const MOST_SESSIONS = 50

/** What a client sent, by shape. */
export function usesIn(sessions: readonly Session[]): readonly Use[] {
  let changing = 0
  const kept = sessions.flatMap(({ exchanges }) => {
    if (exchanges.some(({ changes }) => changes)) changing++
    let writes = 0
    return exchanges.map(exchange => {
      if (exchange.changes) writes++
      const canBeAsked = writes <= MOST_WRITES && (writes === 0 || changing <= MOST_SESSIONS)
      return { exchange, canBeAsked, line: shapeLine(shapeOf(exchange.request)) }
    })
  })
  const own = kept.filter(({ exchange }) => !isControl(exchange.request))
  const inOrder = own.toSorted((a, b) => a.exchange.at - b.exchange.at)
  let room = MOST_EXAMPLES
  return [...groupBy(inOrder, ({ line }) => line).values()].map(same => {
    const use = readUse(same, Math.min(MOST_OF_SHAPE, room))
    room -= use.examples.length
    return use
  })
}

interface Kept {
  readonly exchange: Exchanged
  readonly canBeAsked: boolean
}

function readUse(kept: readonly Kept[], most: number): Use {
  const first = kept[0]
  if (!first) throw new Error('invariant: a shape is that of some request')
  const statuses = new Map<number, number>()
  for (const { exchange } of kept)
    statuses.set(exchange.status, (statuses.get(exchange.status) ?? 0) + exchange.count)
  const different = groupBy(kept, ({ exchange }) => whatIsSent(exchange))
  const examples = [...different.values()].flatMap(same => {
    const chosen = same.find(({ canBeAsked }) => canBeAsked)
    return chosen ? [{ exchange: chosen.exchange, count: countOf(same) }] : []
  })
  return {
    shape: shapeOf(first.exchange.request),
    first: first.exchange,
    count: countOf(kept),
    statuses,
    examples: examples.slice(0, most),
  }
}

function countOf(kept: readonly Kept[]): number {
  return kept.reduce((sum, { exchange }) => sum + exchange.count, 0)
}

/** A refusal says something else than an answer to the same. */
function whatIsSent({ request: { target, body }, status }: Exchanged): string {
  return JSON.stringify([target, status, body && new TextDecoder().decode(body)])
}
