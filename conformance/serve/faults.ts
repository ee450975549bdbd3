import { STATUS_CODES } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedAnswer, Exchange } from '../targets/oracle.ts'

/** What goes wrong on purpose, so that clients meet it before their users do. */
export interface Faults {
  /** Milliseconds before each answer: from, to. */
  readonly delay: readonly [number, number]
  /** How many of all requests are answered 503, from 0 to 1. */
  readonly fail: number
  /** Numbers from 0 to 1. */
  readonly random: () => number
}

/** Late answers, some 503, and the status that a request asks for itself: `Prefer: status=404`. */
export function withFaults(answer: Exchange, { delay, fail, random }: Faults): Exchange {
  const [from, to] = delay
  const now: Exchange = request => {
    const status = preferredStatus(request.headers.prefer) ?? (random() < fail ? 503 : null)
    return status === null ? answer(request) : failure(status)
  }
  if (to === 0) return now
  return async request => {
    await sleep(from + random() * (to - from))
    return now(request)
  }
}

/** `code` is what other mock servers call it. */
function preferredStatus(prefer: string | undefined): number | null {
  const status = Number(/(?:^|[,;\s])(?:status|code)=(\d{3})\b/.exec(prefer ?? '')?.[1])
  return status >= 200 && status <= 599 ? status : null
}

function failure(status: number): EmbeddedAnswer {
  const message = STATUS_CODES[status] ?? 'Made up'
  const name = `${message.replace(/[^A-Za-z]/g, '')}Error`
  const error = status >= 400 ? { status, name, message, details: {} } : null
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-assayer-made-up': 'true' },
    body: JSON.stringify({ data: null, error }),
  }
}
