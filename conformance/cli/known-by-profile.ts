import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { profileOf } from '../config/started-program.ts'
import { type Symptoms, symptomsWith } from '../diagnosis/like-profile.ts'
import { symptomOf } from '../diagnosis/symptom.ts'
import { scenarioReport } from '../report/scenario-report.ts'
import type { Result } from '../run/result.ts'
import { isFailure } from '../run/verdict.ts'
import { keepWorlds, listProfiles } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { didYouMean } from './nearest.ts'
import type { Selected } from './suite-flags.ts'

/** What is known of the program that a target is: null where nobody says that it is one. */
export interface KnownProgram {
  /** Says of a failure that the reference with the profile shows as well that it is known. */
  rejudge(result: Result): Result
}

/** What is known of a program; the reference with its profile is asked all that is selected first. */
export async function knownProgram(
  profile: string | null,
  { suite, scenarios }: Selected,
  platformVersion: string | null,
  { signal }: Io,
): Promise<KnownProgram | null> {
  if (profile === null) return null
  const run = { suite, scenarios, worlds: keepWorlds(), platformVersion, signal }
  const symptoms = await symptomsWith(profile, run)
  return { rejudge: result => rejudge(result, profile, symptoms) }
}

function rejudge(result: Result, profile: string, symptoms: Symptoms): Result {
  if (!isFailure(result.verdict)) return result
  const symptom = symptomOf(scenarioReport(result))
  if (typeof symptom !== 'string' || symptoms.get(result.scenario.id) !== symptom) return result
  return { ...result, verdict: 'known', reason: `as the profile ${profile} answers` }
}

/**
 * The program that --profile, or a baseline that is the name of one, says that a target is; null for the embedded
 * reference, which is what its profile says. Throws UsageError for a name that is none.
 */
export async function profileByFlags(given: Given): Promise<string | null> {
  const named = given.text('profile') ?? (await baselineProfile(given))
  if (named === null || named === undefined || given.text('url') === undefined) return null
  const names = (await listProfiles()).map(({ name }) => name)
  if (names.includes(named)) return named
  throw new UsageError(
    `There is no profile ${named}.${didYouMean(named, names)} There are ${names.join(', ')}.`,
  )
}

/** The profile of a program that the kit itself starts: the report says how far it is like that. Null: there is none. */
export function startedProfile({ settings }: Given): string | null {
  return settings ? profileOf(settings.config) : null
}

/** The profile that a baseline names in place of a file; null when it is a file. */
export async function baselineProfile(given: Given): Promise<string | null> {
  const baseline = given.text('baseline')
  if (baseline === undefined || existsSync(baseline)) return null
  // A configuration has made a path of it.
  const name = basename(baseline)
  return (await listProfiles()).some(profile => profile.name === name) ? name : null
}
