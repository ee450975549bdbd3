import { countedOf, takenOf } from '../requirements/counted.ts'
import { frameFor } from '../requirements/frame.ts'
import { frozenSuite } from '../requirements/frozen-suite.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import type { FrozenFiles } from '../requirements/world-files.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { type Configuration, type Selected, selectBy } from './configuration.ts'

/** What a recording is judged by. */
export interface Basis extends Selected {
  /** Null: everything counts. */
  readonly set: RequirementSet | null
  /** The files of worlds that are otherwise in the suite than the set froze them, by name. */
  readonly worlds: ReadonlyMap<string, FrozenFiles>
}

/**
 * The suite as it is, or as a set froze it. Throws UsageError where a configuration names what is not there, and
 * WithoutText where the suite has changed and the old text is not kept where the set lies.
 */
export function basisOf(set: RequirementSet | null, configuration: Configuration, specs: string): Basis {
  if (!set) return { set, worlds: new Map(), ...selectBy(configuration, specs) }
  const { services, selection } = configuration
  const present = loadSuite(specs, services)
  const frozen = frozenSuite(frameFor(set, present, services))
  const taken = takenOf(frozen, present, selection)
  const { suite, worlds } = frozen
  return { set, worlds, suite, scenarios: countedOf(frozen, id => taken.has(id)) }
}
