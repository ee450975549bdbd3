import { matchers } from '../../compare/matchers.ts'
import { groupBy } from '../../group-by.ts'
import { type Recordings, readRecordings, recordingsBehind } from '../../publish/recordings.ts'
import { statusText } from '../../report/describe.ts'
import type { Clause, Scenario, Strength } from '../../suite/clause.ts'
import { isOlder, monthsBefore } from '../../suite/last-seen.ts'
import { isBelow } from '../../suite/select.ts'
import { majorOf, NEWEST_MAJOR, rangeText } from '../../suite/versions.ts'
import { listProfiles, listQuirks } from '../../targets/oracle.ts'
import type { Command } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { ofVersion, SUITE_FLAGS, selectByFlags, VERSION_FLAG } from '../suite-flags.ts'

export const listCommand: Command = {
  usage: '[CLAUSE …]',
  details: 'Prints the selected clauses, each with its sentence and its scenarios.',
  flags: {
    ...SUITE_FLAGS,
    ...VERSION_FLAG,
    clauses: { says: 'only clauses, without their scenarios' },
    json: { says: 'as JSON, with sources, recordings, tags and capabilities' },
    'older-than': {
      says: 'only observed clauses that were last seen more than N months ago',
      value: 'N',
      whole: { least: 0 },
    },
    matchers: { says: 'list instead the matchers for expectations' },
    tags: { says: 'list instead the tags of the selected scenarios' },
    worlds: { says: 'list instead the worlds they start from' },
    quirks: { says: 'list instead the reference’s quirks for the selected clauses' },
    profiles: { says: 'list instead the real programs that the reference can imitate' },
  },
  examples: [
    { line: 'list content.filters', says: 'everything about filters' },
    { line: 'list --platform-version 4.48', says: 'what is asked of a platform that runs 4.48' },
    { line: 'list --clauses', says: 'one line for each clause' },
    { line: 'list content.filters --quirks', says: 'the ways in which filters can be wrong' },
    { line: 'list --grep unicode --json', says: 'for another tool' },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: async (given, io) => {
    const kind = KINDS.find(name => given.has(name))
    if (kind) {
      io.out(tableOf(await LISTS[kind](given, io)))
      return 0
    }
    const clauses = agedClauses(takenClauses(given, io), given, io)
    io.out(
      given.has('json')
        ? `${JSON.stringify(clauses.map(jsonWith(readRecordings())), null, 1)}\n`
        : textOf(clauses, given.has('clauses')),
    )
    return 0
  },
}

type Rows = readonly (readonly [string, string])[]

const KINDS = ['matchers', 'tags', 'worlds', 'quirks', 'profiles'] as const

/** What else there is to choose from, by the flag that asks for it. */
const LISTS: Readonly<Record<(typeof KINDS)[number], (given: Given, io: Io) => Rows | Promise<Rows>>> = {
  matchers: () => matchers.map(({ name, says }) => [name, says]),
  tags: (given, io) => counted(scenariosOf(given, io).flatMap(({ tags }) => tags)),
  worlds: (given, io) => counted(scenariosOf(given, io).map(({ world }) => world)),
  quirks: async (given, io) => {
    const taken = new Set(takenClauses(given, io).map(({ id }) => id))
    const quirks = await listQuirks()
    return quirks.filter(({ clause }) => taken.has(clause)).map(({ id, says }) => [id, says])
  },
  profiles: async () =>
    (await listProfiles()).map(({ name, says, quirks }) => [name, `${says} (${quirks.length} quirks)`]),
}

function scenariosOf(given: Given, io: Io): readonly Scenario[] {
  return takenClauses(given, io).flatMap(({ scenarios }) => scenarios)
}

/** Each name with how many scenarios have it. */
function counted(names: readonly string[]): Rows {
  return [...groupBy(names, name => name)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, all]) => [name, all.length === 1 ? '1 scenario' : `${all.length} scenarios`])
}

function tableOf(rows: Rows): string {
  if (rows.length === 0) return 'There are none.\n'
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, says]) => `${name.padEnd(width)}  ${says}\n`).join('')
}

/** Clauses with those of their scenarios that are taken, and untestable ones unless scenarios are picked. */
function takenClauses(given: Given, io: Io): readonly Clause[] {
  const { suite, scenarios } = ofVersion(selectByFlags(given, io), given)
  const taken = new Set(scenarios)
  const isListed = untestableBy(given)
  return suite.clauses
    .map(clause => ({ ...clause, scenarios: clause.scenarios.filter(scenario => taken.has(scenario)) }))
    .filter(clause => clause.scenarios.length > 0 || isListed(clause))
}

/** Where an age is asked for, what is older. */
function agedClauses(clauses: readonly Clause[], given: Given, io: Io): readonly Clause[] {
  const months = given.number('older-than')
  if (months === undefined) return clauses
  const day = monthsBefore(io.now(), months)
  return clauses.filter(clause => isOlder(clause, day))
}

function untestableBy(given: Given): (clause: Clause) => boolean {
  const names = [...given.texts('clause'), ...given.positionals]
  const picksScenarios = ['grep', 'grep-invert', 'tag'].some(flag => given.text(flag) !== undefined)
  return clause =>
    clause.untestable !== null &&
    !picksScenarios &&
    (names.length === 0 || names.some(name => isBelow(clause.id, name)))
}

function textOf(clauses: readonly Clause[], isShort: boolean): string {
  const lines = clauses.flatMap(({ id, says, status, strength, untestable, scenarios }) => [
    `${id}  ${says} (${untestable === null ? statusText(status, strength) : `untestable: ${untestable}`})`,
    ...(isShort
      ? []
      : scenarios.map(
          scenario =>
            `  ${scenario.id}  ${scenario.says}${versionsText(scenario)}${strengthText(scenario, strength)}`,
        )),
  ])
  const count = clauses.reduce((sum, clause) => sum + clause.scenarios.length, 0)
  return `${[...lines, `${clauses.length} clauses, ${count} scenarios`].join('\n')}\n`
}

/** What most of the suite is about is not said again. */
function versionsText({ versions }: Scenario): string {
  const isUsual = versions === null || (versions.before === null && majorOf(versions.since) === NEWEST_MAJOR)
  return isUsual ? '' : ` (${rangeText(versions)})`
}

/** What is as strong as its clause does not say so again. */
function strengthText({ strength }: Scenario, ofClause: Strength): string {
  return strength === ofClause ? '' : ` (${strength})`
}

const jsonWith = (recordings: Recordings) => (clause: Clause) => {
  const { id, says, status, strength, service, sources, file, untestable, scenarios } = clause
  return {
    ...{ id, says, status, strength, service, sources, file, untestable },
    ...(status === 'observed' && { recordings: recordingsBehind(clause, recordings) }),
    scenarios: scenarios.map(({ id, says, strength, world, versions, writes, requires, tags }) => ({
      id,
      says,
      strength,
      world,
      versions,
      writes,
      requires,
      tags,
    })),
  }
}
