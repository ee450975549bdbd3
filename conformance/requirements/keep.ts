import type { Suite } from '../suite/load-suite.ts'
import { worldDirectory } from '../suite/worlds.ts'
import { commitsFor, historyOf, withOldSpecs } from './history.ts'
import type { KeptScenario, KeptTexts, KeptWorld } from './kept-texts.ts'
import { textsIn, worldsIn } from './old-texts.ts'
import type { FrozenScenario, RequirementSet } from './requirement-set.ts'
import { scenarioDigest } from './scenario-digest.ts'
import { readFrozenFiles, worldDigest } from './world-files.ts'

/** What of a set is neither as it was nor kept. */
export interface Unkept {
  readonly scenarios: readonly FrozenScenario[]
  readonly worlds: ReadonlyMap<string, string>
}

export function unkeptOf(set: RequirementSet, suite: Suite, kept: KeptTexts): Unkept {
  const present = new Set(
    suite.clauses.flatMap(clause => clause.scenarios.map(it => `${it.id} ${scenarioDigest(clause, it)}`)),
  )
  const isThere = ({ id, digest }: FrozenScenario) => present.has(`${id} ${digest}`) || kept.lines.has(digest)
  const isWorldThere = ([world, digest]: readonly [string, string]) =>
    kept.lines.has(digest) || worldDigest(readFrozenFiles(worldDirectory(suite.directory, world))) === digest
  return {
    scenarios: [...set.scenarios, ...set.premises].filter(it => !isThere(it)),
    worlds: new Map([...set.worlds].filter(it => !isWorldThere(it))),
  }
}

/** Old texts of what is missing, and what is found nowhere. */
export interface FoundTexts {
  readonly found: readonly (KeptScenario | KeptWorld)[]
  readonly lost: readonly string[]
}

/** Looks for old texts in the history of the suite: where nothing was committed since, and where the set was written. */
export function findOldTexts({ scenarios, worlds }: Unkept, set: RequirementSet, specs: string): FoundTexts {
  const history = historyOf(specs)
  const found = new Map<string, KeptScenario | KeptWorld>()
  for (const commit of commitsFor(set.file, history)) {
    if (found.size === scenarios.length + worlds.size) break
    withOldSpecs(commit, history, old => {
      for (const text of [...textsIn([old], scenarios, specs), ...worldsIn(old, worlds)])
        found.set(text.digest, text)
    })
  }
  const lost = [
    ...scenarios.filter(({ digest }) => !found.has(digest)).map(({ id }) => id),
    ...[...worlds].filter(([, digest]) => !found.has(digest)).map(([world]) => `the world ${world}`),
  ]
  return { found: [...found.values()], lost }
}
