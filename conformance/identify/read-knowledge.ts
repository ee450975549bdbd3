import { readKeptMatrix } from '../kills/kept-matrix.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { MAIN_WORLDS, worldDirectory } from '../suite/worlds.ts'
import { readCredentials } from '../targets/credentials.ts'
import { listProfiles, readWorld } from '../targets/oracle.ts'
import { listHypotheses } from './hypotheses.ts'
import type { Knowledge } from './knowledge.ts'
import type { SuiteKnowledge } from './suite-probes.ts'

/** What the kit knows; `world` names the one that the target is said to hold, the suite's own where nobody says it. */
export async function readKnowledge(specs: string, world: string | null): Promise<Knowledge> {
  const site = worldDirectory(specs, MAIN_WORLDS.platform)
  const profiles = await listProfiles()
  let suite: SuiteKnowledge | null | undefined
  return {
    hypotheses: await listHypotheses(),
    platform: {
      world: await readWorld(site),
      worldKey: readCredentials(site, {}).contentKey ?? '',
    },
    content: await readWorld(worldDirectory(specs, world ?? MAIN_WORLDS.content)),
    suite: () => {
      if (suite === undefined) suite = readSuite(specs, profiles)
      return suite
    },
  }
}

function readSuite(specs: string, profiles: SuiteKnowledge['profiles']): SuiteKnowledge | null {
  const matrix = readKeptMatrix()
  if (!matrix) return null
  const { clauses } = loadSuite(specs, ['content'])
  return { matrix, profiles, scenarios: clauses.flatMap(clause => clause.scenarios) }
}
