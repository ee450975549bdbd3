import { withPreflight } from '../preflight/preflight.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Target } from '../targets/target.ts'
import type { FlagSet, Given } from './flags.ts'
import type { Io } from './io.ts'
import { specsDirectory } from './suite-flags.ts'
import { limitsByFlags } from './target-flags.ts'

export const PREFLIGHT_FLAGS: FlagSet = {
  'no-preflight': { says: 'do not check first whether the target holds the world' },
}

/**
 * The target, looked at first for the worlds of all that is selected: shards must find the same. The embedded reference
 * and recordings need not be looked at.
 */
export function preflighted(target: Target, scenarios: readonly Scenario[], given: Given, io: Io): Target {
  const isServer = given.text('url') !== undefined && given.texts('recording').length === 0
  if (!isServer || given.has('no-preflight')) return target
  return withPreflight(target, {
    specs: specsDirectory(given, io),
    worlds: [...new Set(scenarios.map(({ world }) => world))],
    isClaimed: given.texts('world').length > 0 || given.settings?.config.services?.length === 2,
    production: given.has('production'),
    limits: limitsByFlags(given),
    environment: io.environment,
    signal: io.signal,
    onThin: sentence => io.err(`note: ${sentence}; run assayer doctor for details\n`),
  })
}
