import type { Answer } from '../../client/outcome.ts'
import { type WireRequest, wireRequest } from '../../client/wire-request.ts'
import { fillRequest } from '../../run/fill-request.ts'
import { mayWrite } from '../../safety/may-write.ts'
import type { Connection } from '../../targets/connection.ts'
import { CannotJudge } from '../../targets/target.ts'
import type { SourceRequest } from '../requests/source.ts'
import { type Called, callerOf, type Strangers } from './caller.ts'
import { expectationOf, type Reading } from './expectation.ts'
import { idAt, pathOfMade } from './made-entry.ts'
import { isGraphqlBody, schemaOfPath, writtenRequest } from './request.ts'
import type { WrittenStep } from './written-scenario.ts'

export interface RecordedSteps {
  /** Each is asked of the world as it is. */
  readonly reads: readonly WrittenStep[]
  /** From the first request that may write to the last one: each rests on those before it. */
  readonly session: readonly WrittenStep[]
  /** What could not be written as a scenario, one sentence each. */
  readonly leftOut: readonly string[]
  readonly unanswered: readonly string[]
}

interface Call {
  readonly reading: Reading
  readonly strangers: Strangers
  readonly connection: Connection
}

/**
 * Sends captured requests one after the other and makes steps of scenarios of them. A target that can be put back is,
 * before the first write and at the end.
 */
export async function recordSteps(
  requests: readonly SourceRequest[],
  call: Call,
  signal: AbortSignal,
): Promise<RecordedSteps> {
  const [leftOut, unanswered]: [string[], string[]] = [[], []]
  const [reads, session]: [WrittenStep[], WrittenStep[]] = [[], []]
  const firstWrite = requests.findIndex(mayWrite)
  const canBePutBack = firstWrite >= 0 && call.connection.endpoint.reset !== null
  for (const [index, request] of requests.entries()) {
    if (signal.aborted) break
    if (index === firstWrite && canBePutBack) await call.connection.reset()
    const step = await recordStep(request, session.length + 1, call)
    if ('leftOut' in step) leftOut.push(step.leftOut)
    else if ('unanswered' in step) unanswered.push(step.unanswered)
    else (firstWrite < 0 || index < firstWrite ? reads : session).push(step)
  }
  if (canBePutBack) await call.connection.reset()
  return { reads, session: session.map(savingWhatIsUsed), leftOut, unanswered }
}

/** Only what a later step names is worth a name. */
function savingWhatIsUsed(step: WrittenStep, index: number, steps: readonly WrittenStep[]): WrittenStep {
  if (!step.save) return step
  const later = JSON.stringify(steps.slice(index + 1))
  if (Object.keys(step.save).some(name => later.includes(`<${name}>`))) return step
  const { save: _, ...rest } = step
  return rest
}

type Recorded = WrittenStep | { readonly leftOut: string } | { readonly unanswered: string }

async function recordStep(request: SourceRequest, position: number, call: Call): Promise<Recorded> {
  const { reading, strangers } = call
  const called = callerOf(request, reading.known, strangers)
  const written = writtenRequest(called.request, reading)
  if (typeof written === 'string') return { leftOut: `${request.id}: ${written}` }
  const outcome = await send(written, called, call)
  if (outcome.kind !== 'answer') return { unanswered: `${request.id}: ${outcome.says}` }
  const start = isGraphqlBody(written.body) ? null : schemaOfPath(request.path, reading)
  const expect = expectationOf(outcome, start, reading)
  const save = keepMade({ request, outcome, name: `made${position}` }, reading)
  return { request: written, expect, ...(save && { save }) }
}

/** What is written is what is sent; a caller whom only the traffic knows proves itself as it did there. */
async function send(
  written: SourceRequest,
  { proof }: Called,
  { connection, reading }: Call,
): Promise<Answer | { readonly kind: 'no-answer'; readonly says: string }> {
  const spec = { ...written, isExact: false, door: isGraphqlBody(written.body) ? 'graphql' : 'rest' } as const
  const request = wireRequest(fillRequest(spec, reading.known.values))
  try {
    const signed = await connection.callers
      .sign(request, written.as)
      .catch(insteadOf(withProof(request, proof)))
    return await connection.client.send(signed)
  } catch (error) {
    if (!(error instanceof CannotJudge)) throw error
    return { kind: 'no-answer', says: error.message }
  }
}

function insteadOf(request: WireRequest | null): (error: unknown) => WireRequest {
  return error => {
    if (error instanceof CannotJudge && request !== null) return request
    throw error
  }
}

/** Null: the traffic holds no proof. */
function withProof(request: WireRequest, { headers, query }: Called['proof']): WireRequest | null {
  if (query === '' && Object.keys(headers).length === 0) return null
  const { path } = request
  const asked = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
  return { ...request, path: asked, headers: { ...request.headers, ...headers } }
}

interface Making {
  readonly request: SourceRequest
  readonly outcome: Answer
  readonly name: string
}

function keepMade({ request, outcome, name }: Making, { known, types }: Reading) {
  const path = pathOfMade(request.method, outcome.status, outcome.json)
  if (path === null) return null
  const id = idAt(outcome.json, path)
  const field = /^data\.(create\w+)\./.exec(path)?.[1]
  const schema = field === undefined ? schemaOfPath(request.path, { known, types }) : types.ofRootField(field)
  const captured = idAt(request.answer, path)
  const ids = captured === undefined ? [id] : [id, captured]
  known.addMade({ plural: types.pluralOf(schema), ids, id, name })
  return { [name]: path }
}
