import { startedVersion } from '../config/started-program.ts'
import { kitVersion } from '../kit-version.ts'
import type { Configuration } from '../proof/configuration.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import { SERVICES } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import type { PlatformVersion } from '../targets/target.ts'
import { isSteady } from './fire.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { selectionByFlags } from './suite-flags.ts'
import { barByFlags, RETRIES } from './verdict-flags.ts'

/** Flags that say what a target is like, or what of it is looked at, and hold no secret and no address. */
const SAID = [
  'world',
  'without',
  'without-type',
  'platform-version',
  'production',
  'staging',
  'brand',
  'reset',
  'allow',
  'quirk',
  'freedom',
  'profile',
  'no-invariants',
] as const

/** What is known besides of a run. */
export interface Judged {
  readonly suite: Suite
  /** Null: everything counts. */
  readonly set: RequirementSet | null
  readonly platform: PlatformVersion | null
}

/** What is asked and how it is judged, as flags, environment and configuration file say it. */
export function configurationByFlags(
  given: Given,
  { suite: { clauses }, set, platform }: Judged,
  io: Io,
): Configuration {
  const said = SAID.map(flag => [flag, given.texts(flag)] as const).filter(([, texts]) => texts.length > 0)
  const { strict, failOn = 'must' } = barByFlags(given)
  const started = given.settings ? startedVersion(given.settings.config) : null
  return {
    ...{ format: 'assayer-configuration', version: 1, kit: kitVersion(io.packageDirectory) },
    services: SERVICES.filter(service => clauses.some(clause => clause.service === service)),
    selection: selectionByFlags(given),
    ...(set && { requirements: { name: set.name, digest: set.digest } }),
    ...{ strict, failOn, failOnUnstable: given.has('fail-on-unstable') },
    retries: isSteady(given) ? 0 : (given.number('retries') ?? RETRIES),
    said: Object.fromEntries(said),
    targetVersion: started ?? (platform?.saidBy === 'nobody' ? null : (platform?.version ?? null)),
  }
}
