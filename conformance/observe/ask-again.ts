import { isObject } from '../compare/json-value.ts'
import {
  type EmbeddedAnswer,
  type EmbedOptions,
  embedReference,
  type OracleReference,
  type OracleRequest,
} from '../targets/oracle.ts'
import { effectOf, isRefused } from './effect.ts'
import type { Exchanged, Session } from './recording.ts'

/** How the reference was set up that was observed, but for its world. */
export type ServedSetting = Omit<EmbedOptions, 'world' | 'clock' | 'through' | 'operations' | 'control'>

/** What is otherwise than in the reference that was observed. */
export interface Otherwise {
  readonly quirk?: string
  readonly freedom?: string
  /** Whether to ask on which clauses each answer rests. */
  readonly isExplained?: boolean
  /** What is written is to be answered so. Without it whatever is answered will do. */
  readonly written?: Written
}

/** What is to be asked at the moment of an exchange: its own request, or others in its place. */
export type Asks = ReadonlyMap<Exchanged, readonly OracleRequest[]>

/** An answer as a client may tell it from others. */
export interface Answered {
  readonly status: number
  /** The JSON value; undefined for any other body. */
  readonly json: unknown
  readonly text: string
  readonly headers: EmbeddedAnswer['headers']
  readonly clauses: ReadonlySet<string>
  /** Whether everything that was written before it was answered as the reference answers it that is not otherwise. */
  readonly isSameState: boolean
}

/** What the reference answered to all that may have changed something. */
export type Written = ReadonlyMap<Exchanged, { readonly plain: Answered; readonly isSteady: boolean }>

/**
 * Asks a reference like the one that was observed, or one that is otherwise in one thing: each question in the state in
 * which the world was when the client asked, at the same time of its clock. What was written on the way is answered, too.
 */
export async function askAgain(
  sessions: readonly Session[],
  asks: Asks,
  setting: ServedSetting,
  otherwise: Otherwise,
): Promise<ReadonlyMap<Exchanged, readonly Answered[]>> {
  const answers = new Map<Exchanged, readonly Answered[]>()
  for (const session of sessions) {
    const last = session.exchanges.findLastIndex(exchange => asks.has(exchange))
    if (last < 0) continue
    for (const [exchange, told] of await askSession({ ...session, last }, asks, setting, otherwise))
      answers.set(exchange, told)
  }
  return answers
}

async function askSession(
  { world, exchanges, last }: Session & { readonly last: number },
  asks: Asks,
  setting: ServedSetting,
  { quirk, freedom, written, isExplained = false }: Otherwise,
): Promise<readonly (readonly [Exchanged, readonly Answered[]])[]> {
  let now = 0
  let isSameState = true
  // What the client made it send was sent then.
  const { smtp: _, ...quiet } = setting
  const reference = await embedReference({
    ...{ ...quiet, world, control: true, clock: { now: () => now }, onFault: () => {} },
    quirks: [...(setting.quirks ?? []), ...(quirk === undefined ? [] : [quirk])],
    freedoms: [...(setting.freedoms ?? []), ...(freedom === undefined ? [] : [freedom])],
  })
  const ask = async (request: OracleRequest) =>
    answered(await reference.handle(isExplained ? explained(request) : request), isSameState)
  const told: (readonly [Exchanged, readonly Answered[]])[] = []
  for (const exchange of exchanges.slice(0, last + 1)) {
    now = exchange.at
    const answers = await askAt(exchange, asks.get(exchange), ask, reference)
    if (answers.length > 0) told.push([exchange, answers])
    const [answer] = answers
    const before = written?.get(exchange)
    if (answer && before && hasOtherState(before.plain, answer, before.isSteady)) isSameState = false
  }
  return told
}

/** Refused in other words is refused as well; what is never the same is only taken or refused. */
function hasOtherState(plain: Answered, answer: Answered, isSteady: boolean): boolean {
  if (isRefused(plain) || isRefused(answer)) return isRefused(plain) !== isRefused(answer)
  return isSteady && effectOf(plain, answer) !== null
}

/** What changes something is always sent, once and as it was; of reads only what is asked. */
async function askAt(
  { request, changes }: Exchanged,
  requests: readonly OracleRequest[] = [],
  ask: (request: OracleRequest) => Promise<Answered>,
  reference: Pick<OracleReference, 'handle'>,
): Promise<readonly Answered[]> {
  if (changes && requests.length === 0) return [answered(await reference.handle(request), true)]
  const answers: Answered[] = []
  for (const it of changes ? [request] : requests) answers.push(await ask(it))
  return answers
}

function explained(request: OracleRequest): OracleRequest {
  return { ...request, headers: { ...request.headers, 'x-assayer-explain': '1' } }
}

function answered({ status, headers, body }: EmbeddedAnswer, isSameState: boolean): Answered {
  const text = typeof body === 'string' ? body : body === null ? '' : new TextDecoder().decode(body)
  const told = headers['x-assayer-clauses']
  const clauses = new Set(typeof told === 'string' && told !== '' ? told.split(', ') : [])
  return { status, headers, text, json: jsonIn(headers['content-type'], text), clauses, isSameState }
}

function jsonIn(type: EmbeddedAnswer['headers'][string] | undefined, text: string): unknown {
  if (typeof type !== 'string' || !type.includes('json') || text === '') return undefined
  return withoutNoise(JSON.parse(text))
}

/** Without what is made anew for each answer: ids of errors, and how long GraphQL took. */
function withoutNoise(json: unknown): unknown {
  if (!isObject(json)) return json
  const { extensions: _, errors, ...known } = json
  const told = Array.isArray(errors) ? { errors: errors.map(it => (isObject(it) ? withoutId(it) : it)) } : {}
  return { ...known, ...told }
}

function withoutId(error: Readonly<Record<string, unknown>>): unknown {
  const { id: _, ...known } = error
  return known
}
