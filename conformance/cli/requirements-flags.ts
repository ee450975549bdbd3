import { dirname, relative } from 'node:path'
import { countedOf, takenOf } from '../requirements/counted.ts'
import { findSet, isPath } from '../requirements/find-sets.ts'
import { frameFor } from '../requirements/frame.ts'
import { type Beside, type FreezeFrame, type FrozenSuite, frozenSuite } from '../requirements/frozen-suite.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import { withFrozenWorlds } from '../requirements/with-worlds.ts'
import type { Clause } from '../suite/clause.ts'
import { layersOf } from '../suite/layers.ts'
import { ownWorlds, type Suite } from '../suite/load-suite.ts'
import { keepWorlds } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import type { FlagSet, Given } from './flags.ts'
import type { Io } from './io.ts'
import { isLifted, type Selection } from './lift-flags.ts'
import { loadByFlags, selectionByFlags, servicesByFlags, specsDirectory } from './suite-flags.ts'

export const REQUIREMENTS_FLAGS = {
  requirements: {
    says: 'the requirement set to judge by, such as 2026.11, or the file of one; none: everything counts (the default)',
    value: 'NAME|FILE',
    variable: 'ASSAYER_REQUIREMENTS',
  },
} as const satisfies FlagSet

const NONE = 'none'

/** The set that is named; null: everything counts. */
export function setByFlags(given: Given, io: Io): RequirementSet | null {
  const named = given.text('requirements')
  if (named === undefined || named === NONE) return null
  const specs = specsDirectory(given, io)
  const isOfPackage = !isPath(named)
  if (isOfPackage && layersOf(specs).every(({ isOwn, directory }) => !isOwn && !isSame(directory, io))) {
    throw new UsageError(
      `--requirements ${named}: a set of the package says nothing of the suite in ${specs}; freeze one of it.`,
    )
  }
  if (isLifted(given, specs)) {
    throw new UsageError(
      `--requirements ${named}: sets freeze scenarios on the worlds of the suite, not what is asked of a world of your own; ` +
        'use --requirements none with it.',
    )
  }
  return findSet(named, { packageDirectory: io.packageDirectory, specs })
}

function isSame(directory: string, { packageDirectory }: Io): boolean {
  return relative(packageDirectory, dirname(directory)) === ''
}

/** What is judged, and by what. */
export interface Judging {
  readonly set: RequirementSet
  readonly frozen: FrozenSuite
  /** The suite as it is now. */
  readonly present: Suite
  readonly taken: ReadonlySet<string>
  /** The flags as they were given, with the suite's worlds as they are now. */
  readonly given: Given
}

/** Runs with flags that name the worlds of a set as it froze them. */
export async function withSet<T>(
  set: RequirementSet,
  given: Given,
  io: Io,
  run: (given: Given, judging: Judging) => Promise<T>,
): Promise<T> {
  const specs = specsDirectory(given, io)
  const present = loadByFlags(given, io)
  const frozen = frozenSuite(frameOf(set, present, given, io))
  return withFrozenWorlds(specs, frozen.worlds, async directory => {
    const suite = { ...frozen.suite, directory }
    const judging = { set, present, given, frozen: { ...frozen, suite } }
    const taken = takenOf(frozen, present, selectionByFlags(given))
    const named = directory === specs ? given : naming(given, directory, ownWorlds(specs))
    return run(named, { ...judging, taken })
  })
}

/** A set, and the suite as it is now. */
export function frameOf(set: RequirementSet, suite: Suite, given: Given, io: Io): FreezeFrame {
  return frameFor(set, suite, servicesByFlags(given, specsDirectory(given, io)))
}

/** The same flags with another specs directory. A server is taken to hold what its own scenarios start from. */
function naming(given: Given, specs: string, own: readonly string[]): Given {
  const holds = given.text('url') !== undefined && given.texts('world').length === 0 ? own : []
  return {
    ...given,
    text: name => (name === 'specs' ? specs : given.text(name)),
    texts: name => (name === 'world' && holds.length > 0 ? holds : given.texts(name)),
  }
}

/** Of what flags take, that which counts. */
export function countedByFlags({ set, frozen, taken }: Judging, ids?: readonly string[]): Selection {
  const { suite, beside } = frozen
  const scenarios = countedOf(frozen, id => taken.has(id) && (ids === undefined || ids.includes(id)))
  if (scenarios.length === 0 && ids === undefined) {
    const others = beside.filter(({ scenario }) => taken.has(scenario.id)).length
    const there = others > 0 ? `, and ${others} that are new since do not count` : ''
    throw new UsageError(
      `Nothing that is selected is in the requirement set ${set.name}${there}; --requirements none judges by everything.`,
    )
  }
  return { suite, scenarios, lacking: null, worlds: keepWorlds() }
}

/** Of what flags take, that which came or changed since. */
export function besideOf({ frozen, taken }: Judging): readonly Beside[] {
  return frozen.beside.filter(({ scenario }) => taken.has(scenario.id))
}

/** Clauses that a baseline may speak of. */
export function knownClauses({ frozen, present }: Judging): readonly Clause[] {
  return [...frozen.suite.clauses, ...present.clauses]
}
