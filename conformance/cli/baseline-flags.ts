import { readBaseline } from '../baseline/baseline-file.ts'
import { refuseUnknown } from '../baseline/check-entries.ts'
import type { Entry, QuirkClauses } from '../baseline/entry.ts'
import type { BaselineOptions } from '../baseline/rejudge.ts'
import type { Clause } from '../suite/clause.ts'
import { listQuirks } from '../targets/oracle.ts'
import type { FlagSet, Given } from './flags.ts'
import { baselineProfile } from './known-by-profile.ts'

export const BASELINE_FLAGS: FlagSet = {
  baseline: {
    says: 'known differences that do not fail: a file, or the name of a profile',
    value: 'FILE|PROFILE',
    variable: 'ASSAYER_BASELINE',
  },
}

/** The baseline that was asked for, checked against the suite; without one nothing is known. */
export async function baselineByFlags(
  given: Given,
  specs: string,
  clauses: readonly Clause[],
): Promise<BaselineOptions> {
  const file = given.text('baseline')
  if (file === undefined || (await baselineProfile(given)) !== null) return nothingKnown()
  const entries = readBaseline(file, specs)
  const quirks = await quirkClauses(entries)
  refuseUnknown(file, entries, clauses, quirks)
  return { entries, quirks, today: today() }
}

/** What is known without a baseline. */
export function nothingKnown(): BaselineOptions {
  return { entries: [], quirks: new Map(), today: today() }
}

/** The clauses that quirks break; the reference is asked only when an entry names one. */
export async function quirkClauses(entries: readonly Entry[]): Promise<QuirkClauses> {
  if (!entries.some(entry => 'quirk' in entry)) return new Map()
  return new Map((await listQuirks()).map(({ id, clause }) => [id, clause]))
}

/** In UTC, YYYY-MM-DD. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
