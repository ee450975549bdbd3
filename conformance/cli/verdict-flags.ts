import type { BaselineOptions } from '../baseline/rejudge.ts'
import { isKnownFlaky } from '../baseline/rejudge.ts'
import type { RunOptions } from '../run/run.ts'
import { FAIL_ON } from '../suite/clause.ts'
import type { FlagSet, Given } from './flags.ts'

/** Which differences fail. */
export const VERDICT_FLAGS: FlagSet = {
  strict: { says: 'differences from observed clauses fail, too', variable: 'ASSAYER_STRICT' },
  'fail-on-unstable': {
    says: 'what is wrong only sometimes fails (exit code 1); without it the run is incomplete (3)',
    variable: 'ASSAYER_FAIL_ON_UNSTABLE',
  },
  retries: {
    says: 'how often a red scenario is asked again, alone, from a world put back (default 1; 0 is never)',
    value: 'N',
    whole: { least: 0 },
    variable: 'ASSAYER_RETRIES',
  },
  'fail-on': {
    says: 'must (default) or should: whether what the documentation only recommends is a warning or fails, too',
    value: 'STRENGTH',
    variable: 'ASSAYER_FAIL_ON',
  },
}

export function barByFlags(given: Given): Pick<RunOptions, 'strict' | 'failOn'> {
  return { strict: given.has('strict'), failOn: given.choice('fail-on', FAIL_ON) }
}

/** Unless somebody says otherwise. */
export const RETRIES = 1

/** Of what is known to be flaky it is worth knowing whether it is wrong each time. */
const RETRIES_OF_FLAKY = 9

/** How often what is red is asked again. */
export function doubtByFlags(
  given: Given,
  baseline: BaselineOptions,
): Pick<RunOptions, 'retries' | 'failOnUnstable'> {
  const retries = given.number('retries') ?? RETRIES
  return {
    retries: scenario => (isKnownFlaky(scenario, baseline) ? Math.max(retries, RETRIES_OF_FLAKY) : retries),
    failOnUnstable: given.has('fail-on-unstable'),
  }
}
