import { type Coverage, coverageOf, type StatementCoverage } from '../../suite/coverage.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { readStatements } from '../../suite/statements.ts'
import type { Command } from '../command.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'

export const coverageCommand: Command = {
  usage: '[--open]',
  details:
    'Prints every statement of the documentation with the clauses that rest on it, and counts them. A statement is\n' +
    'claimed by a clause, or silent or untestable with a reason; any other is open, and the exit code is 1.',
  flags: {
    specs: SUITE_FLAGS.specs,
    open: { says: 'only open statements, and sources that name none' },
    json: { says: 'as JSON' },
  },
  examples: [
    { line: 'coverage', says: 'every statement with its clauses' },
    { line: 'coverage --open', says: 'what is still to do' },
  ],
  mostPositionals: 0,
  run: async (given, io) => {
    const specs = specsDirectory(given, io)
    const coverage = coverageOf(readStatements(specs), loadSuite(specs).clauses)
    io.out(given.has('json') ? `${JSON.stringify(coverage, null, 1)}\n` : textOf(coverage, given.has('open')))
    return coverage.counts.open > 0 || coverage.unknown.length > 0 ? 1 : 0
  },
}

function textOf({ statements, counts, unknown }: Coverage, openOnly: boolean): string {
  const shown = openOnly ? statements.filter(({ state }) => state === 'open') : statements
  return [
    ...shown.map(statementLine),
    ...unknown.map(({ clause, source }) => `no such statement: ${source}, a source of ${clause}`),
    `${statements.length} statements: ${counts.claimed} claimed, ${counts.silent} silent, ` +
      `${counts.untestable} untestable, ${counts.open} open`,
    '',
  ].join('\n')
}

function statementLine({ id, gist, state, clauses, silent, untestable }: StatementCoverage): string {
  const reason = silent ?? untestable
  const why = clauses.length > 0 ? clauses.join(', ') : (reason ?? gist)
  return `${state.padEnd(10)}  ${id}  ${why}`
}
