import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isObject } from '../compare/json-value.ts'
import { stableJson } from '../report/stable-json.ts'
import { type Times, takeBalanced } from '../suite/balance.ts'
import type { Scenario } from '../suite/clause.ts'
import { parseShard, type Shard, takeShard } from '../suite/shard.ts'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import { shardFromCi } from './ci-shard.ts'
import type { FlagSet, Given } from './flags.ts'
import type { Io } from './io.ts'

/** Flags that say which part of the suite to run. */
export const SHARD_FLAGS: FlagSet = {
  shard: {
    says: 'run one part of the suite; auto reads the variables of the CI system',
    value: 'I/N',
    variable: 'ASSAYER_SHARD',
  },
  timings: {
    says: 'balance shards by the timings.json of an earlier run',
    value: 'FILE',
    variable: 'ASSAYER_TIMINGS',
  },
}

/** How the suite is cut into shards, and which one this is. */
export interface Cut {
  /** `2/5`; null for the whole. */
  readonly shard: string | null
  /** Shards that were cut alike can be merged; those that were not may leave something out. */
  readonly cut: string
  readonly take: (scenarios: readonly Scenario[]) => readonly Scenario[]
}

/** Which shard this is; null for the whole. */
export function shardByFlags(given: Given, { environment }: Io): Shard | null {
  const text = given.text('shard')
  if (text === undefined) return null
  return text === 'auto' ? shardFromCi(environment) : parseShard(text)
}

export function cutByFlags(given: Given, io: Io): Cut {
  const shard = shardByFlags(given, io)
  if (shard === null) return { shard: null, cut: 'not cut', take: scenarios => scenarios }
  const times = timesByFlags(given, io)
  return {
    shard: `${shard.index}/${shard.count}`,
    cut: times === null ? 'evenly' : `by the times ${digestOf(times)}`,
    take: scenarios => partOf(scenarios, shard, times),
  }
}

function partOf(scenarios: readonly Scenario[], shard: Shard, times: Times | null): readonly Scenario[] {
  return times === null ? takeShard(scenarios, shard) : takeBalanced(scenarios, shard, times)
}

/** A file that is not there yet is no mistake: the first run of a pipeline has none. */
function timesByFlags(given: Given, io: Io): Times | null {
  const file = given.text('timings')
  if (file === undefined) return null
  if (existsSync(file)) return readTimes(file)
  io.err(`There is no ${file} yet: the shards are split evenly.\n`)
  return null
}

/** Reads a `timings.json`. Throws UsageError for anything else. */
export function readTimes(file: string): Times {
  const { format, milliseconds } = Object(readJson(file))
  if (format !== 'assayer-timings' || !isObject(milliseconds))
    throw new UsageError(`--timings ${file}: expected the timings.json of an earlier run.`)
  const times = Object.entries(milliseconds).flatMap(([id, ms]) =>
    typeof ms === 'number' ? [[id, ms] as const] : [],
  )
  return Object.fromEntries(times)
}

function digestOf(times: Times): string {
  return createHash('sha256').update(stableJson(times)).digest('hex').slice(0, 12)
}
