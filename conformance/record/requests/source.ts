import { mayWrite } from '../../safety/may-write.ts'
import type { LineRequest } from '../line.ts'

/** Requests to record, from a file that somebody wrote or a server logged. */
export interface RequestSource {
  readonly requests: readonly SourceRequest[]
  /** What was left out, one sentence each. */
  readonly leftOut: readonly string[]
}

export interface SourceRequest extends LineRequest {
  readonly id: string
  /** What it was answered where it was captured, as far as that is known. */
  readonly answer?: unknown
}

/** The services' own paths; others are pages, images and what else a browser asks for. */
const SERVICE_PATH = /^\/(api|graphql|platform\/api)(\/|\?|$)/

/** Keeps requests of the services, and of equal ones the first: a log is full of the same. */
export function ofTheServices(requests: readonly SourceRequest[]): RequestSource {
  const own = requests.filter(({ path }) => SERVICE_PATH.test(path))
  const others = leftOut(requests.length - own.length, 'to paths of neither service')
  return withoutRepeats({ requests: own, leftOut: others })
}

/** Keeps requests that only read, unless writes are wanted: a recording must not change a server by surprise. */
export function thatRead({ requests, leftOut: before }: RequestSource): RequestSource {
  const reading = requests.filter(request => !mayWrite(request))
  const writes = leftOut(requests.length - reading.length, 'that may write (--writes takes them)')
  return withoutRepeats({ requests: reading, leftOut: [...before, ...writes] })
}

/** After a write an equal request asks something new. */
function withoutRepeats({ requests, leftOut: before }: RequestSource): RequestSource {
  const asked = new Set<string>()
  const kept = requests.filter(request => {
    if (mayWrite(request)) asked.clear()
    const isNew = !asked.has(keyOf(request))
    asked.add(keyOf(request))
    return isNew
  })
  const repeats = leftOut(requests.length - kept.length, 'that repeat another')
  return { requests: kept, leftOut: [...before, ...repeats] }
}

function leftOut(count: number, which: string): readonly string[] {
  return count === 0 ? [] : [`left out: ${count} requests ${which}`]
}

function keyOf({ method, path, headers, body, as }: SourceRequest): string {
  return JSON.stringify([method, path, headers, body ?? null, as])
}

/** A request without anything but its method and path. */
export function plainRequest(id: string, method: string, path: string): SourceRequest {
  return { id, method, path, headers: {}, body: undefined, as: 'public', token: null }
}
