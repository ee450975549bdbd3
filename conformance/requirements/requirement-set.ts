import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { stringify } from 'yaml'
import { groupBy } from '../group-by.ts'
import type { RequirementsReport } from '../report/report.ts'
import type { Service } from '../suite/clause.ts'
import { readYaml } from '../suite/read-yaml.ts'
import { compileSchema, type Fitting } from '../suite/schema.ts'
import { UsageError } from '../usage-error.ts'
import { fullDigest } from './canonical.ts'

/** Which scenarios count, and as what: a file in `requirements/`, which never changes once it is released. */
export interface RequirementSet {
  /** `2026.11`. */
  readonly name: string
  /** As it was named. */
  readonly file: string
  /** Of all in it that verdicts depend on. */
  readonly digest: string
  /** Whether it was frozen with scenarios that somebody laid on the suite: then only those count that it names. */
  readonly hasOwn: boolean
  /** Names of the invariants that are watched over. */
  readonly invariants: readonly string[]
  /** Digests of worlds by their names. */
  readonly worlds: ReadonlyMap<string, string>
  /** Those that count, in the order in which they are reported. */
  readonly scenarios: readonly FrozenScenario[]
  /** Those on which they rest: asked, and not counted. */
  readonly premises: readonly FrozenScenario[]
  /** Scenarios that were there and did not qualify, with the reason. */
  readonly leftOut: ReadonlyMap<string, string>
}

/** A scenario as a set holds it. */
export interface FrozenScenario {
  readonly id: string
  readonly clause: string
  readonly digest: string
}

/** Ids of scenarios below the id of their clause; `.case` stands for what is written after that. */
type Written<T> = Readonly<Record<string, T>>

interface SetDocument {
  readonly requirements: string
  readonly own?: boolean
  readonly invariants: readonly string[]
  readonly worlds: Readonly<Record<string, string>>
  readonly scenarios: Written<Readonly<Record<string, string>>>
  readonly premises?: Written<Readonly<Record<string, string>>>
  readonly 'left-out'?: Readonly<Record<string, Written<readonly string[]>>>
}

/** Reads a set. Throws UsageError with file, place and what was expected. */
export function readSet(file: string, specs: string): RequirementSet {
  const read = readYaml(readFileSync(file, 'utf8'), file)
  const fitting = 'problem' in read ? read : setIn(read.value, { file, specs })
  if ('problem' in fitting) {
    const { path, found, expected } = fitting.problem
    throw new UsageError(`${file}: ${path}: found ${found}, expected ${expected}.`)
  }
  const set = fitting.value
  if (set.name === nameOf(file)) return set
  throw new UsageError(
    `${file}: requirements: found ${set.name}, expected the name of the file, ${nameOf(file)}.`,
  )
}

/** The set that a value is, whatever its file is called; the schema is that of `specs`. */
export function setIn(
  value: unknown,
  { file, specs }: { readonly file: string; readonly specs: string },
): Fitting<RequirementSet> {
  const fitting = compileSchema<SetDocument>(specs, 'requirements.schema.json')(value, file)
  return 'problem' in fitting ? fitting : { value: setOf(fitting.value, file) }
}

/** What a set in this file is called. */
export function nameOf(file: string): string {
  return basename(file, extname(file))
}

function setOf(document: SetDocument, file: string): RequirementSet {
  const {
    requirements: name,
    own = false,
    invariants,
    worlds,
    premises = {},
    'left-out': left = {},
  } = document
  const parts = {
    own,
    invariants,
    worlds,
    scenarios: frozenIn(document.scenarios),
    premises: frozenIn(premises),
  }
  return {
    ...{ name, file, hasOwn: own, invariants, digest: fullDigest(parts) },
    ...{ scenarios: parts.scenarios, premises: parts.premises },
    worlds: new Map(Object.entries(worlds)),
    leftOut: new Map(
      Object.entries(left).flatMap(([reason, clauses]) =>
        Object.entries(clauses).flatMap(([clause, ids]) =>
          ids.map(id => [longId(id, clause), reason] as const),
        ),
      ),
    ),
  }
}

function frozenIn(clauses: SetDocument['scenarios']): readonly FrozenScenario[] {
  return Object.entries(clauses).flatMap(([clause, scenarios]) =>
    Object.entries(scenarios).map(([id, digest]) => ({ id: longId(id, clause), clause, digest })),
  )
}

/** What reports tell of a set. */
export function setFacts({ name, digest, scenarios }: RequirementSet): RequirementsReport {
  return { name, digest, scenarios: scenarios.length }
}

/** What a set is made of, before it has a file. */
export type SetParts = Pick<
  RequirementSet,
  'name' | 'hasOwn' | 'invariants' | 'worlds' | 'scenarios' | 'premises'
> & { readonly leftOut: readonly LeftOut[] }

export interface LeftOut {
  readonly id: string
  readonly clause: string
  readonly reason: string
}

const HEAD = `# Which scenarios count for whoever names this set, each with a digest of what it asks and expects. Written by
# \`assayer requirements freeze\`; a released set is never edited. docs/requirements.md explains it.
`

export function setText({ leftOut, ...set }: SetParts): string {
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))]
  const document: SetDocument = {
    ...decisiveParts(set),
    ...(reasons.length > 0 && {
      'left-out': Object.fromEntries(
        reasons.map(reason => [reason, idsByClause(leftOut.filter(it => it.reason === reason))]),
      ),
    }),
  }
  return HEAD + stringify(document, { lineWidth: 0, flowCollectionPadding: false })
}

/** A set as JSON: its name, and all that its digest is of. What was left out is told by the file that it was released in. */
export function setJson(set: DecisiveParts): string {
  return `${JSON.stringify(decisiveParts(set), null, 1)}\n`
}

type DecisiveParts = Omit<SetParts, 'leftOut'>

function decisiveParts(set: DecisiveParts): SetDocument {
  const { name, hasOwn, invariants, worlds, scenarios, premises } = set
  return {
    requirements: name,
    ...(hasOwn && { own: true }),
    invariants,
    worlds: Object.fromEntries(worlds),
    scenarios: byClause(scenarios),
    ...(premises.length > 0 && { premises: byClause(premises) }),
  }
}

function byClause(scenarios: readonly FrozenScenario[]): SetDocument['scenarios'] {
  const digests = (its: readonly FrozenScenario[]) =>
    Object.fromEntries(its.map(({ id, clause, digest }) => [shortId(id, clause), digest]))
  const groups = groupBy(scenarios, ({ clause }) => clause)
  return Object.fromEntries([...groups].map(([clause, its]) => [clause, digests(its)]))
}

function idsByClause(scenarios: readonly LeftOut[]): Written<readonly string[]> {
  const groups = groupBy(scenarios, ({ clause }) => clause)
  return Object.fromEntries(
    [...groups].map(([clause, its]) => [clause, its.map(({ id }) => shortId(id, clause))]),
  )
}

function shortId(id: string, clause: string): string {
  return id.startsWith(`${clause}.`) ? id.slice(clause.length) : id
}

function longId(id: string, clause: string): string {
  return id.startsWith('.') ? clause + id : id
}

/** The service that a clause is about, by its id alone: it may no longer be in the suite. */
export function serviceOf(clause: string): Service {
  return clause.startsWith('platform.') ? 'platform' : 'content'
}
