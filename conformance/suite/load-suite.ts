import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type CheckedWorlds, checkClause } from './check-clause.ts'
import { type Clause, SERVICES, type Service } from './clause.ts'
import type { ClauseDocument } from './clause-document.ts'
import { strangePremises } from './premises.ts'
import { type Problem, SuiteError, shown } from './problem.ts'
import { clauseOf } from './read-clause.ts'
import { readYaml } from './read-yaml.ts'
import { compileSchema } from './schema.ts'
import { unsaidWrites } from './sent.ts'
import { readWorldLiterals, type WorldLiterals } from './world-literals.ts'
import { readWorldKeys, worldDirectory } from './worlds.ts'

/** Every clause of a specs directory, in the order of their files. */
export interface Suite {
  /** The specs directory, as given. */
  readonly directory: string
  readonly clauses: readonly Clause[]
}

/** Lists of statements stand beside the clauses and are no clauses. */
const STATEMENTS = 'statements.yaml'

/**
 * Reads every clause file of `<specs>/content` and `<specs>/platform`, or of one of them. Throws SuiteError with every
 * problem found: never half a suite.
 */
export function loadSuite(specs: string, services: readonly Service[] = SERVICES): Suite {
  const read = clauseReader(specs)
  const problems: Problem[] = []
  const clauses: Clause[] = []
  for (const file of clauseFiles(specs, services)) {
    const outcome = read(file)
    if ('clause' in outcome) clauses.push(outcome.clause)
    else problems.push(...outcome.problems)
  }
  problems.push(...repeatedIds(clauses), ...unsaidWrites(clauses))
  // A file that cannot be read would make strangers of the clauses that others name.
  if (problems.length === 0) problems.push(...strangeUnits(clauses), ...strangePremises(clauses))
  if (problems.length > 0) throw new SuiteError(specs, problems)
  return { directory: specs, clauses }
}

type Outcome = { readonly clause: Clause } | { readonly problems: readonly Problem[] }

/** Three gates, one after the other: YAML, the JSON Schema, and what a schema cannot say. */
function clauseReader(specs: string): (file: string) => Outcome {
  const accept = compileSchema<ClauseDocument>(specs, 'clause.schema.json')
  const worlds = checkedWorlds(specs)
  return file => {
    const read = readYaml(readFileSync(join(specs, file), 'utf8'), file)
    if ('problem' in read) return { problems: [read.problem] }
    const fitting = accept(read.value, file)
    if ('problem' in fitting) return { problems: [fitting.problem] }
    const problems = checkClause(fitting.value, file, worlds)
    return problems.length > 0 ? { problems } : { clause: clauseOf(fitting.value, file) }
  }
}

function checkedWorlds(specs: string): CheckedWorlds {
  const worlds = readWorldKeys(specs)
  const known = new Map<string, WorldLiterals>()
  return {
    ...worlds,
    literalsOf: world => {
      const keys = worlds.keysOf(world) ?? new Map()
      const literals = known.get(world) ?? readWorldLiterals(worldDirectory(specs, world), keys)
      known.set(world, literals)
      return literals
    },
  }
}

function clauseFiles(specs: string, services: readonly Service[]): readonly string[] {
  return services.flatMap(service => {
    const directory = join(specs, service)
    if (!existsSync(directory)) return []
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    return files
      .map(file => `${service}/${file.split(sep).join('/')}`)
      .filter(file => file.endsWith('.yaml') && !file.endsWith(STATEMENTS))
      .sort()
  })
}

/** A clause without a unit follows from those that have one. */
function strangeUnits(clauses: readonly Clause[]): readonly Problem[] {
  const known = new Set(clauses.filter(({ hasUnit }) => hasUnit).map(({ id }) => id))
  const expected = 'clauses that have a unit of their own'
  return clauses.flatMap(({ file, followsFrom }) =>
    followsFrom
      .filter(name => !known.has(name))
      .map(name => ({ file, path: 'unit', found: shown(name), expected })),
  )
}

function repeatedIds(clauses: readonly Clause[]): readonly Problem[] {
  const firstFile = new Map<string, string>()
  const problems: Problem[] = []
  for (const clause of clauses) {
    for (const id of [clause.id, ...clause.scenarios.map(scenario => scenario.id)]) {
      const other = firstFile.get(id)
      const expected = `an id of its own; it stands in ${other} already`
      if (other !== undefined) problems.push({ file: clause.file, path: 'id', found: id, expected })
      else firstFile.set(id, clause.file)
    }
  }
  return problems
}
