import { kitVersion } from '../../kit-version.ts'
import type { Clause } from '../../suite/clause.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { listChanges, type UpgradeSpan } from '../../targets/oracle.ts'
import { breaks, type JudgedGroup } from '../../traffic/group.ts'
import { judgeGroups } from '../../traffic/judge-groups.ts'
import { listChangesOf } from '../../traffic/listed-change.ts'
import { readTraffic, TRAFFIC_FLAGS, type TrafficFormat } from '../../traffic/read-traffic.ts'
import { type Traffic, withoutSecrets } from '../../traffic/traffic.ts'
import { type NamedSpan, spanOf } from '../../traffic/upgrade-span.ts'
import { changesJson, changesText } from '../../traffic/write-changes.ts'
import { changesMarkdown } from '../../traffic/write-markdown.ts'
import { changesSarif } from '../../traffic/write-sarif.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'

const SOURCES = Object.keys(TRAFFIC_FLAGS)
const FORMATS = ['text', 'json', 'markdown', 'sarif'] as const

export const changesCommand: Command = {
  usage: `--from VERSION --to VERSION [--${SOURCES.join(' FILE | --')} FILE]`,
  details:
    'Lists what the publishing platform changed between two versions, each change with its sentence and source. Given\n' +
    'recorded requests, it says which of them break, by which change, and what to send instead. A log has one request\n' +
    'per line: `METHOD /path`, or the common or combined format of access logs. Paths of a brand (/ghost/api) work as\n' +
    'well as the neutral ones. A request that only a later major served is judged from that major on; one that no\n' +
    'major served never counts as broken. Values of keys and passwords are not shown; words in capitals stand for\n' +
    'values of your own. Members that answers have gained are only reported with --verbose. Versions may include a\n' +
    'minor, but only majors break anything. The exit code is 0 if no request breaks, and otherwise 1.',
  flags: {
    from: {
      says: 'the version that the requests were written for, such as 4.48; 0.11 for a site before 1.0',
      value: 'VERSION',
    },
    to: { says: 'the newer version, such as 5.0', value: 'VERSION' },
    ...TRAFFIC_FLAGS,
    format: { says: `${FORMATS.join(', ')} (default text)`, value: 'NAME' },
    json: { says: 'as --format json' },
    verbose: { says: 'also report members that answers have gained' },
    specs: SUITE_FLAGS.specs,
  },
  examples: [
    { line: 'changes --from 3.0 --to 5.0', says: 'what an upgrade changes' },
    { line: 'changes --from 4.48 --to 5.0 --har traffic.har', says: 'which requests of a client break' },
    {
      line: 'changes --from 2.0 --to 5.0 --log access.log --json',
      says: 'the same for an access log, as JSON',
    },
    {
      line: 'changes --from 4.0 --to 5.0 --postman collection.json --format sarif',
      says: 'the same for a collection, for code scanning',
    },
  ],
  mostPositionals: 0,
  run: async (given, io) => {
    const format = formatOf(given)
    const span = spanOf({ from: given.text('from'), to: given.text('to') })
    const source = sourceOf(given)
    if (format === 'sarif' && !source)
      throw new UsageError('--format sarif needs recorded requests, such as --log FILE.')
    const traffic = source && trafficOf(source)
    const { clauses } = loadSuite(specsDirectory(given, io), ['platform'])
    const groups = traffic && (await judged(traffic, span, given.has('verbose'), io))
    io.out(await written(format, { span, clauses, groups, source, io }))
    return groups?.some(breaks) ? 1 : 0
  },
}

type Format = (typeof FORMATS)[number]

function formatOf(given: Given): Format {
  const format = given.choice('format', FORMATS)
  if (!given.has('json')) return format ?? 'text'
  if (format === undefined || format === 'json') return 'json'
  throw new UsageError(`--json and --format ${format} exclude each other.`)
}

interface TrafficSource {
  readonly format: TrafficFormat
  readonly path: string
}

function sourceOf(given: Given): TrafficSource | null {
  const sources = formatsGiven(given)
  const [source] = sources
  if (sources.length > 1)
    throw new UsageError(`${sources.map(({ format }) => `--${format}`).join(' and ')} exclude each other.`)
  return source ?? null
}

function formatsGiven(given: Given): readonly TrafficSource[] {
  const formats: readonly TrafficFormat[] = ['har', 'log', 'postman', 'bruno', 'otel']
  return formats.flatMap(format => {
    const path = given.text(format)
    return path === undefined ? [] : [{ format, path }]
  })
}

function trafficOf({ format, path }: TrafficSource): Traffic {
  const traffic = withoutSecrets(readTraffic(format, path))
  if (traffic.requests.length > 0) return traffic
  const hint =
    format === 'log' ? '; a log has one request per line, such as GET /platform/api/v3/content/posts/' : ''
  throw new UsageError(`${path}: found no request${hint}.`)
}

function judged(
  traffic: Traffic,
  span: UpgradeSpan,
  isVerbose: boolean,
  io: Io,
): Promise<readonly JudgedGroup[]> {
  if (traffic.skipped > 0) io.err(`left out: ${traffic.skipped} that are no requests\n`)
  return judgeGroups(traffic, span, isVerbose)
}

interface Written {
  readonly span: NamedSpan
  readonly clauses: readonly Clause[]
  readonly groups: readonly JudgedGroup[] | null
  readonly source: TrafficSource | null
  readonly io: Io
}

async function written(format: Format, { span, clauses, groups, source, io }: Written): Promise<string> {
  const changes = listChangesOf(clauses, await listChanges(span), span)
  if (format === 'json') return changesJson(span.versions, changes, groups)
  if (format === 'markdown') return changesMarkdown(span.versions, changes, groups)
  if (format === 'text' || !source) return changesText(span.versions, changes, groups)
  const file = { path: source.path, hasLines: source.format === 'log' }
  return changesSarif(clauses, groups ?? [], { file, kit: kitVersion(io.packageDirectory) })
}
