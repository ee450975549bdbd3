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
}

/** The services' own paths; others are pages, images and what else a browser asks for. */
const SERVICE_PATH = /^\/(api|graphql|platform\/api)(\/|\?|$)/

/** Keeps requests of the services, each once: a log is full of the same. */
export function ofTheServices(requests: readonly SourceRequest[]): RequestSource {
  const own = requests.filter(({ path }) => SERVICE_PATH.test(path))
  const distinct = [...new Map(own.toReversed().map(it => [keyOf(it), it])).values()].toReversed()
  return {
    requests: distinct,
    leftOut: [
      ...leftOut(requests.length - own.length, 'to paths that are not of the services'),
      ...leftOut(own.length - distinct.length, 'that are the same as another'),
    ],
  }
}

/** Keeps requests that only read, unless writes are wanted: a recording must not change a server by surprise. */
export function thatRead({ requests, leftOut: before }: RequestSource): RequestSource {
  const reading = requests.filter(request => !mayWrite(request))
  const writes = leftOut(requests.length - reading.length, 'that may write (--writes takes them)')
  return { requests: reading, leftOut: [...before, ...writes] }
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
