import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isObject } from '../compare/json-value.ts'
import { reportReader } from '../report/read-report.ts'
import { compareSets, type SetDifference } from '../requirements/compare-sets.ts'
import { findSet } from '../requirements/find-sets.ts'
import { type RequirementSet, serviceOf } from '../requirements/requirement-set.ts'
import { isRed, SHOWN_VERDICTS, type ShownVerdict } from '../run/verdict.ts'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import type { ExitCode } from './command.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { verdictsBySet } from './requirements-verdicts.ts'
import { specsDirectory } from './suite-flags.ts'

/** Verdicts by the ids of scenarios. */
export type VerdictsById = ReadonlyMap<string, ShownVerdict>

/** What becomes of a target's verdicts; null: no target is named. */
interface AtTarget {
  /** By the set that is left. */
  readonly before: VerdictsById
  /** By the other. */
  readonly after: VerdictsById
}

/** `assayer requirements diff A B`: what an update changes, before it is made. */
export async function diffSets(given: Given, io: Io): Promise<ExitCode> {
  const [before, after] = setsOf(given, io)
  const difference = compareSets(before, after)
  const ids = concernedBy(difference, after)
  const atTarget = await verdictsOf({ before, after, ids }, given, io)
  const found = {
    difference,
    atTarget,
    turning: turningRed(atTarget, ids),
    unknown: unknownOf(atTarget, ids),
  }
  io.out(given.has('json') ? jsonOf(found) : textOf(before.name, after.name, found))
  if (found.turning.length > 0) return 1
  return found.unknown.length > 0 ? 3 : 0
}

function setsOf(given: Given, { packageDirectory, ...io }: Io): readonly [RequirementSet, RequirementSet] {
  const [first, second] = given.positionals
  if (first === undefined || second === undefined)
    throw new UsageError('assayer requirements diff needs two sets: the one that you have, and another.')
  const place = { packageDirectory, specs: specsDirectory(given, { packageDirectory, ...io }) }
  return [findSet(first, place), findSet(second, place)]
}

/** What may be judged otherwise. Where more is watched over, or a world is another, that is more than what has changed. */
function concernedBy(
  { enters, changes, worlds, invariants }: SetDifference,
  after: RequirementSet,
): readonly string[] {
  if (worlds.length > 0 || invariants.length > 0) return after.scenarios.map(({ id }) => id)
  return [...enters, ...changes].map(({ id }) => id)
}

interface Question {
  readonly before: RequirementSet
  readonly after: RequirementSet
  readonly ids: readonly string[]
}

async function verdictsOf({ before, after, ids }: Question, given: Given, io: Io): Promise<AtTarget | null> {
  const results = given.text('results')
  if (results !== undefined) return inResults(results, specsDirectory(given, io))
  const isNamed = ['url', 'target', 'recording'].some(flag => given.text(flag) !== undefined)
  if (!isNamed && given.settings === null) return null
  return {
    before: await verdictsBySet(before, ids, given, io),
    after: await verdictsBySet(after, ids, given, io),
  }
}

/** What counts stands in results.json, and what came or changed beside it. */
function inResults(place: string, specs: string): AtTarget {
  const { clauses } = reportReader(specs)(place)
  const before = clauses.flatMap(({ scenarios }) =>
    scenarios.map(({ id, verdict }) => [id, verdict] as const),
  )
  const directory = existsSync(place) && statSync(place).isDirectory() ? place : dirname(place)
  return {
    before: new Map(before),
    after: new Map([...before, ...besideIn(join(directory, 'not-counted.json'))]),
  }
}

function besideIn(file: string): readonly (readonly [string, ShownVerdict])[] {
  const value = existsSync(file) ? readJson(file) : {}
  const rows = isObject(value) && Array.isArray(value.scenarios) ? value.scenarios : []
  return rows.flatMap(row => {
    const { id, verdict } = Object(Object(row).scenario)
    const known = SHOWN_VERDICTS.find(it => it === verdict)
    return typeof id === 'string' && known ? [[id, known] as const] : []
  })
}

/** What is red by the new set and was not by the old one. */
function turningRed(atTarget: AtTarget | null, ids: readonly string[]): readonly string[] {
  if (!atTarget) return []
  const { before, after } = atTarget
  const isRedIn = (verdicts: VerdictsById, id: string) => isRed(verdicts.get(id) ?? 'not-run')
  return ids.filter(id => isRedIn(after, id) && !isRedIn(before, id))
}

function unknownOf(atTarget: AtTarget | null, ids: readonly string[]): readonly string[] {
  if (!atTarget) return []
  return ids.filter(id => (atTarget.after.get(id) ?? 'not-run') === 'not-run')
}

interface Found {
  readonly difference: SetDifference
  readonly atTarget: AtTarget | null
  readonly turning: readonly string[]
  readonly unknown: readonly string[]
}

function jsonOf({ difference, atTarget, turning, unknown }: Found): string {
  const ids = (list: SetDifference['enters']) => list.map(({ id }) => id)
  const { enters, leaves, changes, worlds, invariants } = difference
  const sets = { enters: ids(enters), leaves: ids(leaves), changes: ids(changes), worlds, invariants }
  return `${JSON.stringify({ ...sets, ...(atTarget && { turnsRed: turning, unknown }) }, null, 1)}\n`
}

function textOf(before: string, after: string, { difference, atTarget, turning, unknown }: Found): string {
  const { enters, leaves, changes, worlds, invariants } = difference
  const verdict = (id: string) => (atTarget ? ` (${atTarget.after.get(id) ?? 'not known'})` : '')
  return [
    ...enters.map(({ id }) => `enters   ${id}${verdict(id)}`),
    ...changes.map(({ id }) => `changes  ${id}${verdict(id)}`),
    ...leaves.map(({ id }) => `leaves   ${id}`),
    ...worlds.map(name => `changes  the world ${name}`),
    ...invariants.map(name => `enters   the invariant ${name}`),
    `${before} → ${after}: ${enters.length} enter, ${changes.length} change, ${leaves.length} leave (${servicesText(difference)}).`,
    ...(atTarget ? [gateText(turning, unknown)] : []),
    '',
  ].join('\n')
}

function servicesText({ enters, changes, leaves }: SetDifference): string {
  const services = new Set([...enters, ...changes, ...leaves].map(({ clause }) => serviceOf(clause)))
  return services.size === 0 ? 'nothing of either service' : [...services].sort().join(', ')
}

function gateText(turning: readonly string[], unknown: readonly string[]): string {
  const missing =
    unknown.length > 0 ? ` Of ${unknown.length} no verdict is known: ${unknown.slice(0, 5).join(', ')}.` : ''
  if (turning.length === 0) return `No scenario that is known would turn red.${missing}`
  return `${turning.length} would turn red: ${turning.join(', ')}.${missing}`
}
