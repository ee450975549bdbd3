import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Scenario, SERVICES, type Service } from '../suite/clause.ts'
import { loadSuite, type Suite } from '../suite/load-suite.ts'
import { isBelow, type Selection, selectScenarios } from '../suite/select.ts'
import { clausesAt, VERSION } from '../suite/versions.ts'
import { isOnlyPlatform, worldDirectory } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import type { FlagSet, Given } from './flags.ts'
import type { Io } from './io.ts'

/** Flags that say where the suite is and what to take of it. */
export const SUITE_FLAGS = {
  grep: { says: 'only scenarios whose id or sentence matches', value: 'REGEX', isList: true, short: 'g' },
  'grep-invert': { says: 'skip scenarios whose id or sentence matches', value: 'REGEX', isList: true },
  clause: { says: 'only this clause, or all clauses below this prefix', value: 'ID', isList: true },
  tag: { says: 'only scenarios with this tag; !TAG skips them', value: 'TAG', isList: true },
  service: { says: 'only one service: content or platform', value: 'NAME' },
  specs: {
    says: 'your own scenarios and worlds, added to the suite; a directory with schemas/ in it replaces the suite',
    value: 'DIR',
    variable: 'ASSAYER_SPECS',
  },
} as const satisfies FlagSet

export function specsDirectory(given: Given, io: Io): string {
  const specs = given.text('specs')
  if (specs === undefined) return join(io.packageDirectory, 'specs')
  if (statSync(specs, { throwIfNoEntry: false })?.isDirectory()) return specs
  throw new UsageError(
    `--specs ${specs}: there is no such directory; assayer init --scenario ${specs} writes one.`,
  )
}

export interface Selected {
  readonly suite: Suite
  readonly scenarios: readonly Scenario[]
}

/** Loads the suite and takes what flags and positional clause names ask for. */
export function selectByFlags(given: Given, io: Io, scenarios?: readonly string[]): Selected {
  return takeByFlags(loadByFlags(given, io), given, scenarios)
}

/** The suite, without the service that nobody asks for. */
export function loadByFlags(given: Given, io: Io): Suite {
  const specs = specsDirectory(given, io)
  return loadSuite(specs, servicesByFlags(given, specs))
}

/** The services of which anything is asked for. */
export function servicesByFlags(given: Given, specs: string): readonly Service[] {
  return servicesOf(given, namesIn(given), specs)
}

function namesIn(given: Given): readonly string[] {
  return [...given.texts('clause'), ...given.positionals]
}

/** What flags and positional clause names take of a suite. */
export function takeByFlags(suite: Suite, given: Given, scenarios?: readonly string[]): Selected {
  return {
    suite,
    scenarios: selectScenarios(suite.clauses, {
      ...selectionByFlags(given),
      ...(scenarios && { scenarios }),
    }),
  }
}

/** What flags and positional clause names take of any suite. */
export function selectionByFlags(given: Given): Selection {
  return {
    clauses: namesIn(given),
    grep: given.texts('grep'),
    grepInvert: given.texts('grep-invert'),
    tags: given.texts('tag'),
  }
}

/** The services whose clauses are asked for: the files of the other one need not be read. */
function servicesOf(given: Given, clauses: readonly string[], specs: string): readonly Service[] {
  const service = given.choice('service', SERVICES)
  if (service) return [service]
  if (clauses.length === 0 && isOnlyForPlatform(given, specs)) return ['platform']
  const named = SERVICES.filter(name => clauses.some(clause => isBelow(clause, name)))
  const isEachKnown = clauses.every(clause => SERVICES.some(name => isBelow(clause, name)))
  return named.length > 0 && isEachKnown ? named : SERVICES
}

/** Whether what is said of the target says that it is a platform alone: by its worlds, or without them by its brand. */
function isOnlyForPlatform(given: Given, specs: string): boolean {
  const worlds = given.texts('world')
  if (worlds.length === 0) return isBranded(given)
  return worlds.every(world => isOnlyPlatform(worldDirectory(specs, world)))
}

export const VERSION_FLAG = {
  'platform-version': { says: 'only what holds for this version of the platform', value: 'X.Y' },
} as const satisfies FlagSet

/** Null where nobody says it. Throws UsageError for what is no version. */
export function versionByFlags(given: Given): string | null {
  const version = given.text('platform-version') ?? null
  if (version === null || VERSION.test(version)) return version
  throw new UsageError(`--platform-version ${version}: expected a version such as 4.48.`)
}

/** Those of a selection that hold for the version that is asked for, as it is asked them; without one, all. */
export function ofVersion({ suite, scenarios }: Selected, given: Given): Selected {
  const version = versionByFlags(given)
  if (version === null) return { suite, scenarios }
  const taken = new Set(scenarios.map(({ id }) => id))
  const clauses = clausesAt(suite.clauses, version)
  return {
    suite: { ...suite, clauses },
    scenarios: clauses.flatMap(clause => clause.scenarios.filter(({ id }) => taken.has(id))),
  }
}

/** Whether the target’s platform has a name of its own. The content service has none to be called by. */
export function isBranded(given: Given): boolean {
  const brand = given.text('brand')
  return brand !== undefined && brand !== 'platform'
}
