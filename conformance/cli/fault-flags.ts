import { UsageError } from '../usage-error.ts'
import type { Given } from './flags.ts'

/** What `--delay` and `--fail` say: milliseconds from and to, and a part of all requests from 0 to 1. */
export function faultsByFlags(given: Given): {
  readonly delay: readonly [number, number]
  readonly fail: number
} {
  return { delay: delayOf(given.text('delay')), fail: partOf(given.text('fail')) }
}

function delayOf(text = '0'): readonly [number, number] {
  const [, from, to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? []
  if (from === undefined || Number(to) < Number(from))
    throw new UsageError(`--delay ${text}: expected milliseconds such as 200, or a range such as 50-400`)
  return [Number(from), Number(to)]
}

function partOf(text = '0%'): number {
  const percent = Number(/^(\d+(?:\.\d+)?)%?$/.exec(text)?.[1] ?? Number.NaN)
  if (!(percent >= 0 && percent <= 100))
    throw new UsageError(`--fail ${text}: expected a percentage of requests, such as 5%`)
  return percent / 100
}
