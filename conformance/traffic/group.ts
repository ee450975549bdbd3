import type { JudgedRequest } from '../targets/oracle.ts'
import type { TrafficRequest } from './traffic.ts'

/** Requests that are all the same. */
export interface TrafficGroup {
  readonly request: TrafficRequest
  readonly count: number
}

export interface JudgedGroup extends TrafficGroup {
  readonly verdict: JudgedRequest
}

/** The different requests of a recording, in the order in which they first came. */
export function groupTraffic(requests: readonly TrafficRequest[]): readonly TrafficGroup[] {
  const groups = new Map<string, TrafficGroup>()
  for (const request of requests) {
    const body = request.body && new TextDecoder().decode(request.body)
    const key = JSON.stringify([request.method, request.target, request.headers, body])
    groups.set(key, { request, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  return [...groups.values()]
}

/** Whether the requests must be sent otherwise. */
export function breaks({ verdict }: JudgedGroup): boolean {
  return verdict.findings.some(({ effect }) => effect === 'breaks')
}
