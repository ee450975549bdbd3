import { readProofs } from '../../selftest/read-selftest.ts'
import { checkDocuments } from '../../suite/check-documents.ts'
import type { Clause } from '../../suite/clause.ts'
import {
  type Coverage,
  coverageOf,
  STATEMENT_STATES,
  type StatementCoverage,
  type StatementState,
} from '../../suite/coverage.ts'
import { readDocumentTexts } from '../../suite/document-texts.ts'
import { unreadHedges } from '../../suite/hedges.ts'
import { lastSeen } from '../../suite/last-seen.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { readDocuments, readStatements } from '../../suite/statements.ts'
import { clausesAt } from '../../suite/versions.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command, ExitCode } from '../command.ts'
import { printExecutedCoverage } from '../executed-coverage.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { SUITE_FLAGS, specsDirectory, versionByFlags } from '../suite-flags.ts'

export const coverageCommand: Command = {
  usage: '[--open | --platform-version X.Y] | --executed [CLAUSE …]',
  details:
    'Prints every statement of the documentation with the clauses that cover it, and the totals. A statement is\n' +
    'covered by a documented clause with scenarios, or marked as silent or untestable with a reason. All others are\n' +
    'open, and the exit code is 1. With the results of a self-test, a statement only counts as covered if a quirk of\n' +
    'the clause turned one of its scenarios red; otherwise it is unproven. With --documents, the exit code is also 1\n' +
    'if the documents are not the ones the statements were taken from, or if one of their sentences has a word such\n' +
    'as “may” or “should” and statements.yaml does not say how it is read.\n' +
    '\n' +
    '--executed measures instead of counting: it sends every scenario to the embedded reference and prints, for each\n' +
    'clause, how many answers it had a part in (fired), and how many of those change when the reference breaks the\n' +
    'clause by one of its quirks (changed). For the whole suite this takes a few minutes.',
  flags: {
    ...SUITE_FLAGS,
    open: { says: 'only open and unproven statements, and sources that name no statement' },
    selftest: {
      value: 'FILE',
      says: 'the selftest.json of a self-test: only count what it proved',
    },
    documents: {
      value: 'DIR',
      says: 'check that the documents in DIR are the ones the statements were taken from',
    },
    executed: { says: 'measure which clauses the answers of the embedded reference depend on' },
    'platform-version': {
      says: 'count the platform’s statements as for a target of this version',
      value: 'X.Y',
    },
    json: { says: 'as JSON' },
  },
  examples: [
    { line: 'coverage', says: 'every statement with its clauses' },
    { line: 'coverage --open', says: 'what is still to do' },
    { line: 'coverage --platform-version 4.48', says: 'how much of a platform that runs 4.48 is judged' },
    { line: 'coverage --executed content.filters', says: 'the clauses of filters, by their own scenarios' },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: async (given, io) => {
    if (!given.has('executed')) return printStatements(given, io)
    const other = ABOUT_STATEMENTS.find(name => given.has(name))
    if (other) throw new UsageError(`--${other} is about statements, and --executed about clauses.`)
    return printExecutedCoverage(given, io)
  },
}

function printStatements(given: Given, io: Io): ExitCode {
  const narrowing = NARROWING.find(name => given.texts(name).length > 0)
  if (narrowing)
    throw new UsageError(`--${narrowing} needs --executed: without it, all statements are counted.`)
  const [clause] = given.positionals
  if (clause !== undefined)
    throw new UsageError(`${clause} needs --executed: without it, all statements are counted.`)
  const specs = specsDirectory(given, io)
  const version = versionByFlags(given)
  if (version !== null) return printAsked(version, specs, io)
  const proofs = proofsIn(given.text('selftest'))
  const isProven = proofs ? (clause: string) => proofs.has(clause) : undefined
  const { clauses } = loadSuite(specs)
  const coverage = coverageOf(readStatements(specs), clauses, isProven)
  const text = `${textOf(coverage, given.has('open'))}${seenText(clauses)}`
  io.out(given.has('json') ? `${JSON.stringify(coverage, null, 1)}\n` : text)
  const directory = given.text('documents')
  const others = directory === undefined ? [] : misfitsOf(directory, specs)
  for (const other of others) io.err(`${other}\n`)
  const { open, unproven } = coverage.counts
  return open > 0 || unproven > 0 || coverage.unknown.length > 0 || others.length > 0 ? 1 : 0
}

/** When real programs were last seen to do what the documentation does not say; nothing where no clause is of that kind. */
function seenText(clauses: readonly Clause[]): string {
  const days = clauses.flatMap(clause => lastSeen(clause) ?? []).sort()
  if (days.length === 0) return ''
  const [first, last] = [days[0], days.at(-1)]
  const when = first === last ? `on ${first}` : `from ${first} to ${last}`
  return `${days.length} observed clauses, last seen ${when}; assayer list --older-than N lists old ones\n`
}

/** Whether the documents are those that were read, and each of their weaker words was. */
function misfitsOf(directory: string, specs: string): readonly string[] {
  const documents = readDocuments(specs)
  const texts = readDocumentTexts(documents, directory)
  const unread = unreadHedges(readStatements(specs), ({ id }) => texts.get(id))
  return [...checkDocuments(documents, directory), ...unread]
}

/** No statement need be about every version: none is an error. */
function printAsked(version: string, specs: string, io: Io): ExitCode {
  const statements = readStatements(specs).filter(({ id }) => id.startsWith('platform/'))
  const asked = clausesAt(loadSuite(specs, ['platform']).clauses, version)
  const clauses = asked.filter(({ scenarios }) => scenarios.length > 0)
  const { statements: rows } = coverageOf(statements, clauses)
  const claimed = rows.filter(({ state }) => state === 'claimed')
  const lines = claimed.map(({ id, clauses }) => `${id}  ${clauses.join(', ')}`)
  const count = `${claimed.length} of ${rows.length} statements apply to a platform that runs ${version}`
  io.out(`${[...lines, count].join('\n')}\n`)
  return 0
}

function proofsIn(file: string | undefined): ReadonlySet<string> | null {
  if (file === undefined) return null
  const proofs = readProofs(file)
  if (!proofs) throw new UsageError(`--selftest ${file}: expected the results of a self-test of all quirks.`)
  return proofs
}

const ABOUT_STATEMENTS = ['open', 'documents', 'selftest', 'platform-version'] as const
/** Flags that choose scenarios. */
const NARROWING = ['grep', 'grep-invert', 'clause', 'tag', 'service'] as const

const LACKING: readonly StatementState[] = ['open', 'unproven']

function textOf({ statements, counts, unknown }: Coverage, openOnly: boolean): string {
  const shown = openOnly ? statements.filter(({ state }) => LACKING.includes(state)) : statements
  // Without a self-test nothing can be unproven.
  const counted = STATEMENT_STATES.filter(state => state !== 'unproven' || counts.unproven > 0)
  return [
    ...shown.map(statementLine),
    ...unknown.map(({ clause, source }) => `no such statement: ${source}, a source of ${clause}`),
    `${statements.length} statements: ${counted.map(state => `${counts[state]} ${state}`).join(', ')}`,
    '',
  ].join('\n')
}

function statementLine({ id, gist, state, clauses, silent, untestable }: StatementCoverage): string {
  const reason = silent ?? untestable
  const why = clauses.length > 0 ? clauses.join(', ') : (reason ?? gist)
  return `${state.padEnd(10)}  ${id}  ${why}`
}
