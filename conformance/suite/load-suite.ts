import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type CheckedWorlds, checkClause, checkOwnClause } from './check-clause.ts'
import { checkLift } from './check-lift.ts'
import { type Clause, SERVICES, type Service } from './clause.ts'
import type { ClauseDocument } from './clause-document.ts'
import { CompiledClauses, compiledPlace } from './compiled-clauses.ts'
import { hashOf, type Place } from './kept-values.ts'
import { type Layer, layersOf } from './layers.ts'
import { strangePremises } from './premises.ts'
import { type Problem, SuiteError, shown } from './problem.ts'
import { clauseOf } from './read-clause.ts'
import { compileSchema } from './schema.ts'
import { unsaidWrites } from './sent.ts'
import { readWorldLiterals, type WorldLiterals } from './world-literals.ts'
import { directoriesIn, readWorldKeys, worldDirectory, worldFolders } from './worlds.ts'
import { YamlCache } from './yaml-cache.ts'

/** Every clause of a specs directory, in the order of their files; those that are added to the suite come last. */
export interface Suite {
  /** The specs directory, as given. */
  readonly directory: string
  readonly clauses: readonly Clause[]
}

/** Lists of statements stand beside the clauses and are no clauses. */
const STATEMENTS = 'statements.yaml'

/**
 * Reads every clause file of `<specs>/content` and `<specs>/platform`, or of one of them. A directory without schemas is
 * laid on the suite of the package: every YAML file of it is a clause file, those of its worlds apart. Throws SuiteError
 * with every problem found: never half a suite. `placeOf` says where compiled clauses of a layer are kept.
 */
export function loadSuite(
  specs: string,
  services: readonly Service[] = SERVICES,
  placeOf: (layer: Layer) => Place = layer => compiledPlace(specs, layer),
): Suite {
  const layers = layersOf(specs)
    .toReversed()
    .map(layer => readLayer(specs, layer, services, new CompiledClauses(placeOf(layer))))
  const outcomes = layers.flatMap(layer => layer.outcomes)
  const problems = outcomes.flatMap(outcome => ('problems' in outcome ? outcome.problems : []))
  const clauses = outcomes.flatMap(outcome => ('clause' in outcome ? outcome.clause : []))
  const hash = hashOf(...layers.map(({ compiled }) => compiled.hash()))
  if (problems.length > 0 || !layers.at(-1)?.compiled.doFit(hash)) {
    problems.push(...misfitting(specs, clauses, problems.length === 0))
    if (problems.length > 0) throw new SuiteError(specs, problems)
    layers.at(-1)?.compiled.keepFit(hash)
  }
  for (const { compiled } of layers) compiled.save()
  return { directory: specs, clauses }
}

/** What is wrong with clauses together. A file that cannot be read would make strangers of the clauses that others name. */
function misfitting(specs: string, clauses: readonly Clause[], isEachFine: boolean): readonly Problem[] {
  const problems = [...repeatedWorlds(specs), ...repeatedIds(clauses)]
  if (!isEachFine || problems.length > 0) return problems
  return [...strangeUnits(clauses), ...strangePremises(clauses)]
}

type Outcome = { readonly clause: Clause } | { readonly problems: readonly Problem[] }

/** The worlds from which the scenarios start that are laid on the suite; none where it is a suite of its own. */
export function ownWorlds(specs: string): readonly string[] {
  const scenarios = ownClauses(specs).flatMap(clause => clause.scenarios)
  return [...new Set(scenarios.map(({ world }) => world))]
}

/** The clauses that are laid on the suite; none where it is a suite of its own. What is wrong with any is told elsewhere. */
export function ownClauses(specs: string): readonly Clause[] {
  const own = layersOf(specs).filter(({ isOwn }) => isOwn)
  const outcomes = own.flatMap(layer => readLayer(specs, layer, SERVICES, new CompiledClauses(null)).outcomes)
  return outcomes.flatMap(outcome => ('clause' in outcome ? outcome.clause : []))
}

interface ReadLayer {
  readonly outcomes: readonly Outcome[]
  readonly compiled: CompiledClauses
}

/** Files that were compiled before are not checked again, and what the checks need is made for the first that is. */
function readLayer(
  specs: string,
  layer: Layer,
  services: readonly Service[],
  compiled: CompiledClauses,
): ReadLayer {
  const files = layer.isOwn ? ownFiles(layer.directory) : clauseFiles(layer.directory, services)
  const yaml = new YamlCache()
  let read: ClauseReader | undefined
  const outcomes = files.map((file): Outcome => {
    const text = readFileSync(join(layer.directory, file), 'utf8')
    const clause = compiled.find(file, text)
    if (clause) return { clause }
    read ??= clauseReader(specs, layer, yaml)
    const outcome = read(file, text)
    if ('clause' in outcome && yaml.keeps(text)) compiled.keep(text, outcome.clause)
    return outcome
  })
  yaml.save()
  const isAsked = (outcome: Outcome) => 'problems' in outcome || services.includes(outcome.clause.service)
  return { outcomes: outcomes.filter(isAsked), compiled }
}

type ClauseReader = (file: string, text: string) => Outcome

/** Three gates, one after the other: YAML, the JSON Schema, and what a schema cannot say. */
function clauseReader(specs: string, { isOwn }: Layer, yaml: YamlCache): ClauseReader {
  const accept = compileSchema<WrittenClause>(specs, 'clause.schema.json')
  const worlds = checkedWorlds(specs)
  return (file, text) => {
    const read = yaml.read(text, file)
    if ('problem' in read) return { problems: [read.problem] }
    const fitting = accept(read.value, file)
    if ('problem' in fitting) return { problems: [fitting.problem] }
    const document = { ...OWN_HEAD, ...fitting.value }
    const problems = [
      ...(isOwn
        ? checkOwnClause(document, file, worlds)
        : [...checkSource(fitting.value, file), ...checkClause(document, file, worlds)]),
      ...checkLift(document.lift ?? [], file),
    ]
    if (problems.length > 0) return { problems }
    const clause = clauseOf(document, file)
    const unsaid = unsaidWrites([clause])
    return unsaid.length > 0 ? { problems: unsaid } : { clause }
  }
}

/** What a clause that is added to the suite need not say: its author is its source. */
const OWN_HEAD = { source: [], status: 'documented' } as const

/** A clause as it is written, before its head is filled in. */
type WrittenClause = Omit<ClauseDocument, keyof typeof OWN_HEAD> & Partial<ClauseDocument>

function checkSource(written: WrittenClause, file: string): readonly Problem[] {
  const missing = (['source', 'status'] as const).filter(key => written[key] === undefined)
  return missing.map(key => ({
    file,
    path: 'the whole file',
    found: 'nothing there',
    expected: `the key ${key}`,
  }))
}

/** The worlds of a suite, for checks of scenarios. */
export function checkedWorlds(specs: string): CheckedWorlds {
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

/** Whoever adds to the suite keeps the folders as they like. */
function ownFiles(directory: string): readonly string[] {
  if (!existsSync(directory)) return []
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  return files
    .map(file => file.split(sep).join('/'))
    .filter(file => /\.ya?ml$/.test(file) && !/^worlds\/|(^|\/)(node_modules|\.[^/]*)\//.test(file))
    .sort()
}

/** A name that two layers have would mean two worlds. */
function repeatedWorlds(specs: string): readonly Problem[] {
  const [own = [], ...others] = worldFolders(specs).map(directoriesIn)
  const taken = new Set(others.flat())
  const expected = 'a name that no world of the suite has'
  return own
    .filter(name => taken.has(name))
    .map(name => ({ file: `worlds/${name}`, path: 'the directory', found: name, expected }))
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
      const expected = `a unique id; ${other} already uses it`
      if (other !== undefined) problems.push({ file: clause.file, path: 'id', found: id, expected })
      else firstFile.set(id, clause.file)
    }
  }
  return problems
}
