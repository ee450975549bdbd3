import type { Client } from '../client/client.ts'
import type { Limits } from '../client/limits.ts'
import type { Outcome } from '../client/outcome.ts'
import { wireRequest } from '../client/wire-request.ts'
import type { Difference } from '../compare/difference.ts'
import { type Callers, callersOf } from '../targets/callers.ts'
import type { Credentials } from '../targets/credentials.ts'
import { readOnly } from '../targets/read-only.ts'
import { CannotJudge, NotSent } from '../targets/target.ts'
import { CONTROL_RESET, CONTROL_SIGN, isControl } from '../targets/upkeep.ts'
import { agreeButForOrder, compareRecorded, type Depth } from './compare-recorded.ts'
import { openWitnessed, type WitnessUrls } from './order-witnesses.ts'
import { RecordedTokens } from './recorded-tokens.ts'
import type { RecordedLine } from './recording.ts'
import { StandIns } from './stand-ins.ts'

/** One recorded line with what the target answered now. */
export interface Replayed {
  readonly line: RecordedLine
  /** Null: the answer is equal to the recorded one. */
  readonly difference: Difference | null
  /** The status now; null when no answer came. */
  readonly status: number | null
  /** Equal but for the order of rows that nothing orders. */
  readonly asSets: boolean
}

export interface ReplayOptions {
  readonly url: string
  readonly limits: Limits
  /** Whether a time stands in the world itself, and so was not made while recording. */
  readonly isKnownTime: (time: string) => boolean
  /** For lines that name their caller: proofs are not recorded. */
  readonly credentials: Credentials
  /** How much of two answers must be the same. */
  readonly depth: Depth
  /** Where the witnesses of order listen: without them the order of rows is compared, too. */
  readonly witnesses?: WitnessUrls
  readonly signal?: AbortSignal
}

export interface ReplayRun {
  readonly replayed: readonly Replayed[]
  /** How many lines were not sent: they may write, and the target cannot put its world back. */
  readonly leftOut: number
}

/**
 * Sends recorded lines in their order, on a world that is put back first where the target can, and again wherever it
 * was put back while recording. One that cannot is sent only what reads.
 */
export async function replay(lines: readonly RecordedLine[], options: ReplayOptions): Promise<ReplayRun> {
  const { url, limits, signal } = options
  const sender = openWitnessed({ url, connections: 1, limits, ...(signal && { signal }) }, options.witnesses)
  try {
    const wasReset = isControl(await sender.send(CONTROL_SIGN)) && (await reset(sender))
    const client = wasReset ? sender : readOnly(sender)
    const callers = callersOf(client, options.credentials)
    let leftOut = 0
    const from = Date.now()
    const replayed: Replayed[] = []
    let made = nothingMade()
    for (const line of lines) {
      if (signal?.aborted) break
      if (line.isFresh && wasReset) await reset(client)
      if (line.isFresh) {
        callers.forgetSessions()
        made = nothingMade()
      }
      // A read in a sequence of writes is about what they have written.
      const outcome = wasReset || !line.writes ? await sendAs(line, client, { callers, made }) : null
      if (outcome === null) {
        leftOut++
        continue
      }
      learn(line, outcome, made)
      const said = { ...line, responseBody: made.standIns.inBody(line.responseBody) }
      const comparing = { ...options, moment: { from, to: Date.now() } }
      const difference = compareRecorded(said, outcome, comparing)
      const orders = difference === null ? undefined : await sender.orders()
      const asSets = orders !== undefined && agreeButForOrder(said, outcome, orders, comparing)
      const status = outcome.kind === 'answer' ? outcome.status : null
      replayed.push({ line, difference: asSets ? null : difference, status, asSets })
    }
    return { replayed, leftOut }
  } finally {
    await sender.close()
  }
}

/** What the target makes up on the way, beside what the recorded program did. */
interface Made {
  readonly standIns: StandIns
  readonly tokens: RecordedTokens
}

function nothingMade(): Made {
  const standIns = new StandIns()
  return { standIns, tokens: new RecordedTokens(standIns) }
}

function learn(line: RecordedLine, outcome: Outcome, { standIns, tokens }: Made): void {
  tokens.learn(line.responseBody)
  if (outcome.kind !== 'answer') return
  standIns.learn(line.responseBody, outcome.json)
  standIns.learnCookies(line.responseHeaders['set-cookie'], outcome.headers['set-cookie'])
}

interface Asking {
  readonly callers: Callers
  readonly made: Made
}

/** A caller whom the target does not let in leaves the line without an answer. Null: it may not be sent. */
async function sendAs(
  line: RecordedLine,
  client: Client,
  { callers, made }: Asking,
): Promise<Outcome | null> {
  const said = made.standIns.inRequest(wireRequest(line))
  const request = made.tokens.inRequest(said, Math.floor(Date.now() / 1000))
  try {
    return await client.send(await callers.sign(request, line.as, line.token))
  } catch (error) {
    if (error instanceof NotSent) return null
    if (!(error instanceof CannotJudge)) throw error
    return { kind: 'no-answer', reason: 'unreachable', says: error.message, ms: 0 }
  }
}

async function reset(client: Client): Promise<boolean> {
  return (await CONTROL_RESET.run(client)) === null
}
