import { readFileSync } from 'node:fs'
import { readHar } from '../../captured/read-har.ts'
import { readLog } from '../../captured/read-log.ts'
import type { Clause } from '../../suite/clause.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { MAIN_WORLDS, worldDirectory } from '../../suite/worlds.ts'
import { judgeTraffic, listChanges, type UpgradeSpan } from '../../targets/oracle.ts'
import { breaks, groupTraffic, type JudgedGroup } from '../../traffic/group.ts'
import { type Traffic, withoutSecrets } from '../../traffic/traffic.ts'
import { changesJson, changesText, type ListedChange } from '../../traffic/write-changes.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'

const VERSIONS = ['1.0', '2.0', '3.0', '4.0', '5.0'] as const
const MAJORS: Readonly<Record<string, UpgradeSpan['from']>> = {
  '1.0': 1,
  '2.0': 2,
  '3.0': 3,
  '4.0': 4,
  '5.0': 5,
}

export const changesCommand: Command = {
  usage: '--from X.0 --to Y.0 [--har FILE | --log FILE]',
  details:
    'Lists what the publishing platform changed between two majors: each change with its sentence and source. Given\n' +
    'recorded traffic, it says which of these requests break, by which change, and what to send instead. A log has one\n' +
    'request a line: `METHOD /path`, or the common or combined format of access logs. The words of a brand\n' +
    '(/ghost/api) are taken as well as the neutral ones. A request that only a later major served is judged from\n' +
    'that one, and one that none of them served is none that breaks. Values of keys and passwords are not shown;\n' +
    'words in capitals stand for values of your own.\n' +
    'The exit code is 0 when no request breaks, and 1 when one does.',
  flags: {
    from: { says: `the major that the requests were made for: ${VERSIONS.join(', ')}`, value: 'X.0' },
    to: { says: 'the newer major', value: 'Y.0' },
    har: { says: 'recorded requests: an HTTP Archive of a browser or proxy', value: 'FILE' },
    log: { says: 'recorded requests: one a line, or an access log', value: 'FILE' },
    json: { says: 'as JSON' },
    specs: SUITE_FLAGS.specs,
  },
  examples: [
    { line: 'changes --from 3.0 --to 5.0', says: 'what an upgrade changes' },
    { line: 'changes --from 4.0 --to 5.0 --har traffic.har', says: 'which requests of a client break' },
    {
      line: 'changes --from 2.0 --to 5.0 --log access.log --json',
      says: 'the same for an access log, as JSON',
    },
  ],
  mostPositionals: 0,
  run: async (given, io) => {
    const span = spanOf(given)
    const traffic = trafficOf(given)
    const specs = specsDirectory(given, io)
    const clauses = loadSuite(specs, ['platform']).clauses
    const changes = listed(await listChanges(span), clauses, span)
    const groups = traffic && (await judged(traffic, span, specs, io))
    io.out(given.has('json') ? changesJson(span, changes, groups) : changesText(span, changes, groups))
    return groups?.some(breaks) ? 1 : 0
  },
}

function spanOf(given: Given): UpgradeSpan {
  const [from, to] = [majorOf(given, 'from'), majorOf(given, 'to')]
  if (from >= to) throw new UsageError(`--to ${given.text('to')}: expected a newer major than --from names.`)
  return { from, to }
}

function majorOf(given: Given, flag: 'from' | 'to') {
  const text = given.text(flag)
  if (text === undefined) throw new UsageError(`assayer changes needs --${flag}: ${VERSIONS.join(', ')}.`)
  const major = MAJORS[/^v?(\d)$/.test(text) ? `${text.replace('v', '')}.0` : text]
  if (major) return major
  throw new UsageError(`--${flag} ${text}: there are changes of ${VERSIONS.join(', ')}.`)
}

function trafficOf(given: Given): Traffic | null {
  const [har, log] = [given.text('har'), given.text('log')]
  if (har !== undefined && log !== undefined) throw new UsageError('--har and --log exclude each other.')
  const file = har ?? log
  if (file === undefined) return null
  const text = readText(file)
  const traffic = withoutSecrets(har === undefined ? readLog(text) : readHar(text, file))
  if (traffic.requests.length > 0) return traffic
  throw new UsageError(
    `${file}: found no request; a log has one a line, such as GET /platform/api/v3/content/posts/.`,
  )
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new UsageError(`${file} cannot be read (${error.code}).`)
  }
}

async function judged(
  traffic: Traffic,
  span: UpgradeSpan,
  specs: string,
  io: Io,
): Promise<readonly JudgedGroup[]> {
  if (traffic.skipped > 0) io.err(`left out: ${traffic.skipped} that are no requests\n`)
  const groups = groupTraffic(traffic.requests)
  const sample = worldDirectory(specs, MAIN_WORLDS.platform)
  const verdicts = await judgeTraffic(
    groups.map(({ request }) => request),
    span,
    sample,
  )
  return groups.flatMap((group, index) => {
    const verdict = verdicts[index]
    return verdict ? [{ ...group, verdict }] : []
  })
}

/** The changes of the reference, and those of the documentation that are no unit of it. */
function listed(
  known: readonly string[],
  clauses: readonly Clause[],
  { from, to }: UpgradeSpan,
): readonly ListedChange[] {
  return clauses.flatMap(clause => {
    const major = Number(/^platform\.changes\.(\d)-0\./.exec(clause.id)?.[1] ?? 0)
    const isBetween = major > from && major <= to
    return known.includes(clause.id) || isBetween ? [{ clause, version: `${major}.0` }] : []
  })
}
