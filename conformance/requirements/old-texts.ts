import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clause, Scenario } from '../suite/clause.ts'
import type { ClauseDocument } from '../suite/clause-document.ts'
import { layersOf } from '../suite/layers.ts'
import type { Suite } from '../suite/load-suite.ts'
import { clauseOf } from '../suite/read-clause.ts'
import { readYaml } from '../suite/read-yaml.ts'
import { compileSchema } from '../suite/schema.ts'
import { worldDirectory } from '../suite/worlds.ts'
import type { KeptScenario, KeptWorld } from './kept-texts.ts'
import type { FrozenScenario } from './requirement-set.ts'
import { scenarioDigest } from './scenario-digest.ts'
import { readFrozenFiles, worldDigest } from './world-files.ts'

/** What of a suite has some digests, as texts to keep. */
export function textsIn(suite: Suite, wanted: readonly FrozenScenario[]): readonly KeptScenario[] {
  const digests = new Set(wanted.map(({ digest }) => digest))
  const read = documentReader(suite.directory)
  return suite.clauses.flatMap(clause =>
    clause.scenarios.flatMap(scenario => {
      const digest = scenarioDigest(clause, scenario)
      return digests.has(digest) ? [keptScenario(read(clause.file), { clause, scenario, digest })] : []
    }),
  )
}

/** Likewise of its worlds, by their names. */
export function worldsIn(specs: string, wanted: ReadonlyMap<string, string>): readonly KeptWorld[] {
  return [...wanted].flatMap(([world, digest]) => {
    const files = readFrozenFiles(worldDirectory(specs, world))
    return worldDigest(files) === digest ? [{ digest, world, files }] : []
  })
}

interface Found {
  readonly clause: Clause
  readonly scenario: Scenario
  readonly digest: string
}

/** For which versions it holds is written out: what goes without saying changes with the newest major. */
function keptScenario(document: ClauseDocument, { clause, scenario, digest }: Found): KeptScenario {
  const { scenarios = [], lift: _, ...head } = document
  const { versions, id } = scenario
  const range = versions && {
    since: versions.since,
    ...(versions.before !== null && { before: versions.before }),
  }
  const kept = {
    ...head,
    source: head.source ?? [],
    status: clause.status,
    scenarios: scenarios.filter(it => it.id === id).map(it => ({ ...it, ...range })),
  }
  const [again] = clauseOf(kept, clause.file).scenarios
  if (!again || scenarioDigest(clause, again) !== digest)
    throw new Error(`invariant: ${id} reads as it was read`)
  return { digest, file: clause.file, clause: kept }
}

/** Reads clause files as they are written. They were checked when the suite was read. */
function documentReader(specs: string): (file: string) => ClauseDocument {
  const accept = compileSchema<ClauseDocument>(specs, 'clause.schema.json')
  return file => {
    const [found] = layersOf(specs).flatMap(({ directory }) => textOf(join(directory, file)) ?? [])
    const read = readYaml(found ?? '', file)
    const fitting = 'value' in read ? accept(read.value, file) : read
    if ('problem' in fitting) throw new Error(`invariant: ${file} was read before`)
    return fitting.value
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}
