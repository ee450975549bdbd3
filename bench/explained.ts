import { measure } from 'mitata'
import { createReference, type Reference } from '../reference/index.ts'
import { median } from './http.ts'
import type { Measurement } from './measurement.ts'

const ROUNDS = 8
const EXPLAIN = { 'x-assayer-explain': '1' }

/**
 * What it costs to ask which clauses an answer rests on, and that it costs nothing not to ask: a plain list before the
 * first explained request of the process and after thousands of them, when the code has seen units of both kinds.
 */
export async function measureExplained(world: string): Promise<readonly Measurement[]> {
  const used = await createReference({ world })
  const [before = 0] = await inTurns([() => medianMs(used, {})])
  const [explained = 0] = await inTurns([() => medianMs(used, EXPLAIN)])
  const fresh = await createReference({ world })
  const [after = 0, anew = 0] = await inTurns([() => medianMs(used, {}), () => medianMs(fresh, {})])
  const row = (name: string, value: number, other: number, against: string): Measurement => {
    return { name: `list, in process: ${name}`, value, unit: 'ms', ratio: value / other, against }
  }
  return [
    row('plain, after explained ones', after, before, 'the same before any was explained'),
    row('plain, where some were explained', after, anew, 'the same at a new reference'),
    row('explained', explained, after, 'the plain one'),
  ]
}

/** The medians of several rounds. */
async function inTurns(measured: readonly (() => Promise<number>)[]): Promise<readonly number[]> {
  const rounds: number[][] = measured.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, measureOnce] of measured.entries()) rounds[index]?.push(await measureOnce())
  }
  return rounds.map(median)
}

let run = 0

/** Each request has a query of its own, so that nothing is answered from the last one. */
async function medianMs(reference: Reference, headers: Readonly<Record<string, string>>): Promise<number> {
  const ask = () => {
    const target = `/api/restaurants?filters[name][$ne]=${run++}&sort=name:desc&populate=categories`
    return reference.handle({ method: 'GET', target, headers, body: null })
  }
  const stats = await measure(ask, { min_cpu_time: 3e8 })
  return stats.p50 / 1e6
}
