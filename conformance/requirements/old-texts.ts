import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isObject } from '../compare/json-value.ts'
import { suiteBelow } from '../suite/layers.ts'
import { clauseOf } from '../suite/read-clause.ts'
import { readYaml } from '../suite/read-yaml.ts'
import { compileSchema } from '../suite/schema.ts'
import { worldDirectory } from '../suite/worlds.ts'
import { isKeptScenario, type KeptLine, type KeptScenario, type KeptWorld } from './kept-texts.ts'
import type { FrozenScenario } from './requirement-set.ts'
import { scenarioDigest } from './scenario-digest.ts'
import { readFrozenFiles, worldDigest } from './world-files.ts'

/**
 * What of the clause files in some directories has some digests, as texts to keep. The files may be old: what a later
 * release checks is not asked of them, as the digest says that they are what was judged by.
 */
export function textsIn(
  directories: readonly string[],
  wanted: readonly FrozenScenario[],
  specs: string,
): readonly KeptScenario[] {
  const digests = new Map(wanted.map(({ id, digest }) => [id, digest]))
  const candidates = candidateReader(specs)
  return directories.flatMap(directory =>
    clauseFilesIn(directory).flatMap(file =>
      candidates(readFileSync(join(directory, file), 'utf8'), file, digests),
    ),
  )
}

/** Likewise of worlds, by their names. */
export function worldsIn(specs: string, wanted: ReadonlyMap<string, string>): readonly KeptWorld[] {
  return [...wanted].flatMap(([world, digest]) => {
    const files = readFrozenFiles(worldDirectory(specs, world))
    return worldDigest(files) === digest ? [{ digest, world, files }] : []
  })
}

function clauseFilesIn(directory: string): readonly string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map(file => file.split(sep).join('/'))
    .filter(file => /\.ya?ml$/.test(file) && !/^worlds\/|(^|\/)(node_modules|\.[^/]*)\//.test(file))
    .sort()
}

type Candidates = (
  text: string,
  file: string,
  digests: ReadonlyMap<string, string>,
) => readonly KeptScenario[]

/** Reads the wanted scenarios of a file, each as if it were kept. What is no clause file has none. */
function candidateReader(specs: string): Candidates {
  const accept = compileSchema<KeptLine>(suiteBelow(specs), 'requirements-kept.schema.json')
  return (text, file, digests) => {
    const read = readYaml(text, file)
    const document = 'value' in read && isObject(read.value) ? read.value : {}
    const scenarios = Array.isArray(document.scenarios) ? document.scenarios.filter(isObject) : []
    return scenarios.flatMap(scenario => {
      const digest = digests.get(String(scenario.id))
      const { lift: _, ...head } = document
      const clause = { source: [], status: 'documented', ...head, scenarios: [scenario] }
      const fitting = accept({ digest, file, clause }, file)
      return 'value' in fitting && isKeptScenario(fitting.value) ? asFrozen(fitting.value) : []
    })
  }
}

/** For which versions it holds is written out: what goes without saying changes with the newest major. */
function asFrozen(line: KeptScenario): readonly KeptScenario[] {
  const [written] = line.clause.scenarios ?? []
  const clause = clauseOf(line.clause, line.file)
  const [scenario] = clause.scenarios
  if (!written || !scenario || scenarioDigest(clause, scenario) !== line.digest) return []
  const { versions } = scenario
  const range = versions && {
    since: versions.since,
    ...(versions.before !== null && { before: versions.before }),
  }
  return [{ ...line, clause: { ...line.clause, scenarios: [{ ...written, ...range }] } }]
}
