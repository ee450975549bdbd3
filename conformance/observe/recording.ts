import { mayWrite } from '../safety/may-write.ts'
import type { Exchange, OracleRequest, OracleWorld } from '../targets/oracle.ts'

/** A request that a client sent to the reference, and how it was answered. */
export interface Exchanged {
  /** When it came, in milliseconds since the epoch. */
  readonly at: number
  readonly request: OracleRequest
  readonly status: number
  /** How often it was sent in this place: again and again, with no write in between. */
  count: number
  /** Whether it may have changed what later requests are answered. */
  readonly changes: boolean
}

/** What a client sent from the moment at which the world was as its files say, in the order in which it came. */
export interface Session {
  readonly world: OracleWorld
  readonly exchanges: readonly Exchanged[]
}

/** So much is kept to be asked again; what comes later is only counted. */
const MOST_EXCHANGES = 20_000
const MOST_BYTES = 64 * 1024 * 1024

/** Headers by which a service may answer otherwise. */
const TELLING = ['accept', 'accept-version', 'authorization', 'content-type', 'cookie', 'origin']

const CONTROL = '/__assayer/'

/** Keeps what a client sends while the reference serves it. It judges nothing, so that serving stays as fast as it is. */
export class Recording {
  readonly sessions: { readonly world: OracleWorld; readonly exchanges: Exchanged[] }[] = []
  /** Requests that came when there was no more room. */
  unkept = 0
  #kept = 0
  #bytes = 0
  /** Reads since the last write, by what was asked. */
  #reads = new Map<string, Exchanged>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** The same exchange, kept. */
  watch(answer: Exchange, held: () => OracleWorld): Exchange {
    return async request => {
      const at = this.#now()
      // The world of this moment: to load another is a request, too.
      const world = held()
      const answered = await answer(request)
      this.#note({ at, request, status: answered.status }, world)
      return answered
    }
  }

  /** The world was put back: what comes now finds it as its files say. */
  startAnew(): void {
    const world = this.sessions.at(-1)?.world
    if (world) this.#begin(world)
  }

  #begin(world: OracleWorld): Exchanged[] {
    const exchanges: Exchanged[] = []
    this.sessions.push({ world, exchanges })
    this.#reads = new Map()
    return exchanges
  }

  #note(seen: Pick<Exchanged, 'at' | 'request' | 'status'>, world: OracleWorld): void {
    const { request, status } = seen
    const { method, target } = request
    if (target.startsWith(`${CONTROL}reset`) && status === 200) this.startAnew()
    if (method === 'OPTIONS' || (isControl(request) && !isSetting(request))) return
    const last = this.sessions.at(-1)
    const exchanges = last?.world === world ? last.exchanges : this.#begin(world)
    const changes = isControl(request) || mayChange(request)
    const key = changes ? null : keyOf(request)
    const known = key === null ? undefined : this.#reads.get(key)
    if (known) known.count++
    else if (this.#hasRoom(request)) {
      const exchanged = { ...seen, count: 1, changes }
      exchanges.push(exchanged)
      if (key === null) this.#reads = new Map()
      else this.#reads.set(key, exchanged)
    }
  }

  #hasRoom({ target, body }: OracleRequest): boolean {
    this.#bytes += target.length + (body?.byteLength ?? 0)
    this.#kept++
    if (this.#kept <= MOST_EXCHANGES && this.#bytes <= MOST_BYTES) return true
    this.unkept++
    return false
  }
}

/** Whether a request is for the control plane, and none of the client's. */
export function isControl({ target }: OracleRequest): boolean {
  return target.startsWith(CONTROL)
}

/** What the control plane is told that lasts: the time, and quirks. */
function isSetting({ method, target }: OracleRequest): boolean {
  return method === 'PUT' && /^\/__assayer\/(clock|quirks)\b/.test(target)
}

function mayChange({ method, target, headers, body }: OracleRequest): boolean {
  return mayWrite({ method, path: target, headers, body: body && new TextDecoder().decode(body) })
}

function keyOf({ method, target, headers, body }: OracleRequest): string {
  const told = TELLING.map(name => headers[name] ?? '')
  return JSON.stringify([method, target, told, body && new TextDecoder().decode(body)])
}
