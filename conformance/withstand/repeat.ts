import type { EmbeddedAnswer } from '../targets/oracle.ts'
import { type Deviation, type Exchanged, embedServer, type Setting } from './stage.ts'

/** What the tests said to a server, to be said to others. */
export interface Conversation {
  readonly setting: Setting
  /** Where the tests met it. */
  readonly url: string
  readonly exchanges: readonly Exchanged[]
}

/**
 * The answers of a deviating server to the requests at some positions, by position: in this process, one after the
 * other, each at the time at which it was sent, so that nothing differs but what the deviation makes different.
 */
export async function repeat(
  { setting, url, exchanges }: Conversation,
  deviation: Deviation,
  positions: readonly number[],
): Promise<ReadonlyMap<number, EmbeddedAnswer>> {
  let now = exchanges[0]?.at ?? 0
  const ask = await embedServer(setting, deviation, { address: url, clock: { now: () => now } })
  const answers = new Map<number, EmbeddedAnswer>()
  for (const position of positions) {
    const exchange = exchanges[position]
    if (!exchange) throw new Error('invariant: what is repeated was asked')
    now = exchange.at
    answers.set(position, await ask(exchange.request))
  }
  return answers
}
