import type { Watch } from '../invariants/watch.ts'
import type { Connection } from '../targets/connection.ts'
import type { Doubt } from './ask-again.ts'
import { type Bench, type Item, judge } from './judge.ts'
import type { Missing } from './missing.ts'
import type { Result } from './result.ts'
import type { Stop } from './stop.ts'
import { isTaken } from './taken.ts'

/** What the phases of a run share. */
export interface Context {
  readonly options: Omit<Bench, 'missing'> & { readonly connections: number }
  readonly stop: Stop
  readonly report: (item: Item, result: Result) => void
  readonly missing: Missing
  readonly doubt: Doubt
  /** What looks at every exchange. */
  readonly watch?: Watch | undefined
}

/** What only reads, side by side; what is doubtful of it again, alone, before more is read. */
export async function runReads(
  items: readonly Item[],
  connection: Connection,
  context: Context,
): Promise<void> {
  const { stop, report, doubt } = context
  const waiting = items.filter(({ scenario }) => !scenario.writes && !scenario.sendsWrites).values()
  while (true) {
    const doubtful = await readUntilDoubtful(waiting, connection, context)
    if (doubtful.length === 0) return
    // Where that is refused, they are asked all the same: only what writes needs it, and ends the run for want of it.
    if (connection.endpoint.reset) await resetFailure(connection)
    for (const { item, first } of doubtful) {
      // What a stopped run did not ask again counts as not run.
      if (stop.reason) return
      const ask = async () => ({ result: await judgeIn(context, item, connection), failure: null })
      const { result } = await doubt.settle({ result: first, failure: null }, ask)
      report(item, result)
    }
  }
}

interface Doubtful {
  readonly item: Item
  readonly first: Result
}

/** Reads on until nothing is left, or until what is doubtful might end the run. Gives that. */
async function readUntilDoubtful(
  waiting: Iterator<Item>,
  connection: Connection,
  context: Context,
): Promise<readonly Doubtful[]> {
  const { options, stop, report, doubt } = context
  const doubtful: Doubtful[] = []
  const work = async () => {
    while (!stop.reason && !stop.wouldEnd(doubtful.map(({ first }) => first))) {
      const { value: item, done } = waiting.next()
      if (done) return
      const first = await judgeIn(context, item, connection)
      if (doubt.isDoubtful(first)) doubtful.push({ item, first })
      else report(item, first)
    }
  }
  await Promise.all(Array.from({ length: options.connections }, work))
  return doubtful
}

/**
 * One after the other, what is to be refused: where it is not, it has changed the world for all that come after it.
 */
export async function runAttempts(
  items: readonly Item[],
  connection: Connection,
  context: Context,
): Promise<void> {
  const attempts = items.filter(({ scenario }) => !scenario.writes && scenario.sendsWrites)
  await runOneByOne(
    attempts,
    connection,
    context,
    result => isTaken(result) || context.doubt.isDoubtful(result),
  )
}

/** One after the other, each on a world that is put back afterwards. */
export async function runWrites(
  items: readonly Item[],
  connection: Connection,
  context: Context,
): Promise<void> {
  const writing = items.filter(it => it.scenario.writes)
  if (writing.length > 0 && writing.length < items.length) await putBackAfterReads(connection, context.stop)
  await runOneByOne(writing, connection, context, () => true)
}

async function runOneByOne(
  items: readonly Item[],
  connection: Connection,
  context: Context,
  hasToPutBack: (result: Result) => boolean,
): Promise<void> {
  const { stop, report, doubt } = context
  for (const item of items) {
    if (stop.reason) return
    const ask = async () => {
      const result = await judgeIn(context, item, connection)
      return { result, failure: hasToPutBack(result) ? await resetFailure(connection) : null }
    }
    const { result, failure } = await doubt.settle(await ask(), ask)
    report(item, result)
    if (failure) stop.end({ kind: 'target-down', says: failure })
  }
}

function judgeIn({ options, missing, watch }: Context, item: Item, connection: Connection): Promise<Result> {
  return judge(item, connection, { ...options, missing, watch })
}

/**
 * What only reads may leave traces all the same, such as a mail that was sent. Which reads came before must not matter
 * to what writes: in a shard they are others.
 */
async function putBackAfterReads(connection: Connection, stop: Stop): Promise<void> {
  if (stop.reason || !connection.endpoint.reset) return
  const failure = await resetFailure(connection)
  if (failure) stop.end({ kind: 'target-down', says: failure })
}

/** A world that could not be put back makes every later verdict worthless: it is tried once more. */
async function resetFailure(connection: Connection): Promise<string | null> {
  const failure = await tryToReset(connection)
  return failure === null ? null : tryToReset(connection)
}

async function tryToReset(connection: Connection): Promise<string | null> {
  try {
    await connection.reset()
    return null
  } catch (error) {
    if (error instanceof Error) return error.message
    throw error
  }
}
