import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { baselineText, readBaseline } from '../../baseline/baseline-file.ts'
import { unknownEntries } from '../../baseline/check-entries.ts'
import { type Comparison, compareBaseline, withUnlisted } from '../../baseline/compare-baseline.ts'
import { type Entry, nameOf } from '../../baseline/entry.ts'
import type { Report } from '../../report/report.ts'
import { readYaml } from '../../suite/read-yaml.ts'
import { compileSchema } from '../../suite/schema.ts'
import { UsageError } from '../../usage-error.ts'
import { BASELINE_FLAGS, quirkClauses, today } from '../baseline-flags.ts'
import type { Command } from '../command.ts'
import { CONFIG_FLAGS } from '../config-layers.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { SUITE_FLAGS, selectByFlags, specsDirectory } from '../suite-flags.ts'

const USUAL_FILE = 'assayer-baseline.yaml'
const UNEXPLAINED = 'not explained yet'

export const baselineCommand: Command = {
  usage: '[--check | --update | --prune] [RESULTS]',
  details:
    'Maintains the file of known differences from the results of the last run (results.json in the reports, or the\n' +
    'file you name). A listed difference is `known` and does not fail; an entry whose difference no longer occurs\n' +
    'fails, and so does an expired one. An entry names a `scenario`, `clause` or `quirk`, with `reason`, `firstSeen`\n' +
    'and optionally `ticket` and `expires`. --check reports what --update and --prune would change, and exits with 1\n' +
    'if there is anything. --update adds unlisted failures; --prune removes entries that are no longer needed.',
  flags: {
    check: { says: 'compare without changing anything (the default)' },
    update: { says: 'add an entry for each failure that is not listed' },
    prune: { says: 'remove entries that no longer occur, or that the suite does not know' },
    reason: { says: `the reason for new entries (default "${UNEXPLAINED}")`, value: 'TEXT' },
    ticket: { says: 'the ticket for new entries', value: 'TEXT' },
    expires: { says: 'the day on which new entries expire and fail again', value: 'YYYY-MM-DD' },
    ...BASELINE_FLAGS,
    ...CONFIG_FLAGS,
    target: {
      says: 'the target of the configuration that the baseline belongs to',
      value: 'NAME',
      variable: 'ASSAYER_TARGET',
    },
    output: {
      says: 'where the reports are (default reports/latest)',
      value: 'DIR',
      variable: 'ASSAYER_OUTPUT',
    },
    specs: SUITE_FLAGS.specs,
  },
  examples: [
    {
      line: 'baseline --update --reason "SQLite ignores case" --ticket SHOP-12',
      says: 'accept what fails now',
    },
    { line: 'baseline --check', says: 'in CI: is the file up to date?' },
    { line: 'baseline --prune', says: 'after fixing things' },
  ],
  mostPositionals: 1,
  run: keepBaseline,
}

async function keepBaseline(given: Given, io: Io) {
  const specs = specsDirectory(given, io)
  const file = given.text('baseline') ?? USUAL_FILE
  const isNew = !existsSync(file) && given.has('update')
  const entries = isNew ? [] : readBaseline(file, specs)
  const report = readReport(given, specs)
  const quirks = await quirkClauses(entries)
  const found = compareBaseline(entries, report, { quirks, today: today() })
  const { clauses } = selectByFlags({ ...given, positionals: [] }, io).suite
  const unknown = unknownEntries(entries, clauses, quirks)
  const next = nextEntries(entries, { ...found, unknown }, given)
  if (given.has('update') || given.has('prune')) {
    writeFileSync(file, baselineText(file, next))
    io.out(`${file}: ${next.length} entries (there were ${entries.length}).\n`)
    return 0
  }
  io.out(textOf(file, entries, { ...found, unknown }))
  const isTrue = [found.unlisted, found.gone, found.expired, unknown].every(list => list.length === 0)
  return isTrue ? 0 : 1
}

interface Found extends Comparison {
  readonly unknown: readonly Entry[]
}

function nextEntries(entries: readonly Entry[], found: Found, given: Given): readonly Entry[] {
  const { gone, unknown } = found
  const kept = given.has('prune')
    ? entries.filter(it => !gone.includes(it) && !unknown.includes(it))
    : entries
  return given.has('update') ? withUnlisted(kept, found, factsByFlags(given)) : kept
}

function factsByFlags(given: Given) {
  const [ticket, expires] = [given.text('ticket'), given.text('expires')]
  if (expires !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(expires)) {
    throw new UsageError(`--expires ${expires}: expected a day such as 2030-01-31.`)
  }
  return {
    reason: given.text('reason') ?? UNEXPLAINED,
    ...(ticket !== undefined && { ticket }),
    firstSeen: today(),
    ...(expires !== undefined && { expires }),
  }
}

function readReport(given: Given, specs: string): Report {
  const file = given.positionals[0] ?? join(given.text('output') ?? 'reports/latest', 'results.json')
  if (!existsSync(file)) throw new UsageError(`There is no ${file}: \`assayer test\` writes it.`)
  const read = readYaml(readFileSync(file, 'utf8'), file)
  const fitting =
    'problem' in read ? read : compileSchema<Report>(specs, 'results.schema.json')(read.value, file)
  if ('value' in fitting) return fitting.value
  throw new UsageError(`${file} is no results.json: ${fitting.problem.path}: found ${fitting.problem.found}.`)
}

function textOf(file: string, entries: readonly Entry[], found: Found): string {
  const lines = [
    ...found.unlisted.map(id => `not listed: scenario ${id}`),
    ...found.gone.map(entry => `no longer occurs: ${nameOf(entry)}`),
    ...found.expired.map(entry => `expired on ${entry.expires}: ${nameOf(entry)}`),
    ...found.unknown.map(entry => `not in the suite: ${nameOf(entry)}`),
  ]
  const state = lines.length === 0 ? 'everything as listed' : `${lines.length} to mend`
  return [...lines, `${file}: ${entries.length} entries, ${state}.`, ''].join('\n')
}
