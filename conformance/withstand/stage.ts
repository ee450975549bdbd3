import { withPictures } from '../serve/pictures.ts'
import {
  type EmbeddedAnswer,
  type EmbeddedRequest,
  type Exchange,
  embedReference,
  type OracleWorld,
  type ServeOptions,
  serveReference,
} from '../targets/oracle.ts'

/** What the tests meet, besides how it deviates: the same at every server. */
export interface Setting extends Omit<ServeOptions, 'world' | 'quirks' | 'freedoms' | 'port' | 'through'> {
  readonly world: OracleWorld
}

/** In what a server is not as the reference. */
export interface Deviation {
  readonly quirks?: readonly string[]
  readonly freedoms?: readonly string[]
}

/** A request of the tests, and what came of it. */
export interface Exchanged {
  readonly request: EmbeddedRequest
  readonly answer: EmbeddedAnswer
  /** On which clauses the answer rests; none unless that was asked. */
  readonly clauses: readonly string[]
  /** When it came, in milliseconds since the epoch. */
  readonly at: number
}

/**
 * One address behind which there is one server after the other: connections outlast them, and tests that know the
 * address from the first run go on finding it.
 */
export interface Stage {
  readonly url: string
  /** Puts a server behind the address that has heard nothing yet, and gives what it hears, in the order of arrival. */
  show(deviation: Deviation, manner?: { readonly isExplained: boolean }): Promise<() => readonly Exchanged[]>
  close(): Promise<void>
}

/** Opens an address for tests; port 0 picks one. A port that is taken is the caller's mistake: UsageError. */
export async function openStage(setting: Setting, port: number): Promise<Stage> {
  let current: Exchange = () => NOBODY
  const serving = await serveReference({ ...setting, port, through: () => request => current(request) })
  const { url } = serving
  return {
    url,
    show: async (deviation, { isExplained } = { isExplained: false }) => {
      const server = await embedServer(setting, deviation, { address: url })
      const heard = hearing(isExplained ? explaining(server) : server)
      current = heard.answer
      return heard.exchanges
    },
    close: () => serving.close(),
  }
}

const NOBODY: EmbeddedAnswer = { status: 503, headers: {}, body: null }

function hearing(server: Exchange) {
  const exchanges: (Exchanged | null)[] = []
  const answer: Exchange = async request => {
    const at = Date.now()
    const position = exchanges.push(null) - 1
    const { clauses, answer } = withoutClauses(await server(request))
    exchanges[position] = { request, answer, clauses, at }
    return answer
  }
  return { answer, exchanges: () => exchanges.filter(it => it !== null) }
}

/** Asks with each request on which clauses the answer rests. A server with a freedom cannot tell. */
function explaining(server: Exchange): Exchange {
  return request => server({ ...request, headers: { ...request.headers, 'x-assayer-explain': '1' } })
}

function withoutClauses({ headers, ...rest }: EmbeddedAnswer) {
  const { 'x-assayer-clauses': told, ...others } = headers
  const clauses = typeof told === 'string' && told !== '' ? told.split(', ') : []
  return { clauses, answer: { ...rest, headers: others } }
}

export interface EmbedOptions {
  /** Where the tests meet it. */
  readonly address: string
  /** The time at which it is; its own without it. */
  readonly clock?: { now(): number }
}

/** A deviating reference within this process. */
export async function embedServer(
  setting: Setting,
  deviation: Deviation,
  options: EmbedOptions,
): Promise<Exchange> {
  const { world } = setting
  const reference = await embedReference({ ...setting, ...deviation, ...options, control: true })
  return withPictures(
    request => reference.handle(request),
    () => world,
  )
}
