import { matchers } from '../../compare/matchers.ts'
import type { Clause, Scenario } from '../../suite/clause.ts'
import { isBelow } from '../../suite/select.ts'
import { majorOf, NEWEST_MAJOR, rangeText } from '../../suite/versions.ts'
import type { Command } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { ofVersion, SUITE_FLAGS, selectByFlags, VERSION_FLAG } from '../suite-flags.ts'

export const listCommand: Command = {
  usage: '[CLAUSE …]',
  details: 'Prints the clauses that are taken, each with its sentence and its scenarios.',
  flags: {
    ...SUITE_FLAGS,
    ...VERSION_FLAG,
    clauses: { says: 'clauses only, without their scenarios' },
    json: { says: 'as JSON, with sources, tags and capabilities' },
    matchers: { says: 'the matchers that expectations may hold, instead' },
  },
  examples: [
    { line: 'list content.filters', says: 'everything about filters' },
    { line: 'list --platform-version 4.48', says: 'what a platform that runs 4.48 is asked' },
    { line: 'list --clauses', says: 'one line for each clause' },
    { line: 'list --grep unicode --json', says: 'for another tool' },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: async (given, io) => {
    if (given.has('matchers')) {
      io.out(matchers.map(({ name, says }) => `${name.padEnd(12)}  ${says}\n`).join(''))
      return 0
    }
    const clauses = takenClauses(given, io)
    io.out(
      given.has('json')
        ? `${JSON.stringify(clauses.map(jsonOf), null, 1)}\n`
        : textOf(clauses, given.has('clauses')),
    )
    return 0
  },
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

function untestableBy(given: Given): (clause: Clause) => boolean {
  const names = [...given.texts('clause'), ...given.positionals]
  const picksScenarios = ['grep', 'grep-invert', 'tag'].some(flag => given.text(flag) !== undefined)
  return clause =>
    clause.untestable !== null &&
    !picksScenarios &&
    (names.length === 0 || names.some(name => isBelow(clause.id, name)))
}

function textOf(clauses: readonly Clause[], isShort: boolean): string {
  const lines = clauses.flatMap(({ id, says, status, untestable, scenarios }) => [
    `${id}  ${says} (${untestable === null ? status : `untestable: ${untestable}`})`,
    ...(isShort
      ? []
      : scenarios.map(scenario => `  ${scenario.id}  ${scenario.says}${versionsText(scenario)}`)),
  ])
  const count = clauses.reduce((sum, clause) => sum + clause.scenarios.length, 0)
  return `${[...lines, `${clauses.length} clauses, ${count} scenarios`].join('\n')}\n`
}

/** What most of the suite is about is not said again. */
function versionsText({ versions }: Scenario): string {
  const isUsual = versions === null || (versions.before === null && majorOf(versions.since) === NEWEST_MAJOR)
  return isUsual ? '' : ` (${rangeText(versions)})`
}

function jsonOf({ id, says, status, service, sources, file, untestable, scenarios }: Clause) {
  return {
    ...{ id, says, status, service, sources, file, untestable },
    scenarios: scenarios.map(({ id, says, world, versions, writes, requires, tags }) => ({
      id,
      says,
      world,
      versions,
      writes,
      requires,
      tags,
    })),
  }
}
