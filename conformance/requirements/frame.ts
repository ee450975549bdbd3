import type { Service } from '../suite/clause.ts'
import { ownClauses, type Suite } from '../suite/load-suite.ts'
import { worldDirectory } from '../suite/worlds.ts'
import type { FreezeFrame } from './frozen-suite.ts'
import { keptFileOf, readKeptTexts } from './kept-texts.ts'
import type { RequirementSet } from './requirement-set.ts'

/** A set, the old texts beside it, and the suite as it is now. */
export function frameFor(set: RequirementSet, suite: Suite, services: readonly Service[]): FreezeFrame {
  const specs = suite.directory
  return {
    ...{ set, suite, services },
    kept: readKeptTexts(keptFileOf(set.file), specs),
    ownClauses: new Set(ownClauses(specs).map(({ id }) => id)),
    directoryOf: world => worldDirectory(specs, world),
  }
}
