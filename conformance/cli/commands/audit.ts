import { Asker } from '../../audit/asker.ts'
import { type Audited, audit, type KnownModels } from '../../audit/audit.ts'
import { auditReport } from '../../audit/report/audit-report.ts'
import { auditReporters, exitCodeOf } from '../../audit/report/reporters.ts'
import { isOfContentApi } from '../../audit/site/resource.ts'
import { pluralsOfSchema } from '../../audit/survey/find-lists.ts'
import { type Client, openClient } from '../../client/client.ts'
import { type Manner, noPace, paceOf } from '../../client/manner.ts'
import { mannerOf } from '../../config/configured-target.ts'
import { kitVersion } from '../../kit-version.ts'
import { loadSuite, type Suite } from '../../suite/load-suite.ts'
import { callersOf } from '../../targets/callers.ts'
import { readCredentials } from '../../targets/credentials.ts'
import { readWorld, readWorldFiles } from '../../targets/oracle.ts'
import { readOnly } from '../../targets/read-only.ts'
import { CannotJudge, TargetDown } from '../../targets/target.ts'
import { UsageError } from '../../usage-error.ts'
import { AUDIT_FLAGS, type AuditPlan, auditPlan } from '../audit-flags.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { lineOn } from '../progress.ts'
import { specsDirectory } from '../suite-flags.ts'
import { checkedUrl, limitsByFlags } from '../target-flags.ts'
import { withWorld } from '../world-flag.ts'
import { chooseAmong, writeChosen } from '../write-reports.ts'

export const auditCommand: Command = {
  usage: '--url URL [--paths A,B | --world DIR | --openapi FILE]',
  details:
    'Judges a server that may neither be seeded nor written to, whatever it holds. It reads the lists that the caller\n' +
    'may read, and then asks what must follow from them: relations between answers that hold of any content, clauses\n' +
    'of the suite as they apply to what was read, and queries that are made up. Only GET is sent (a GraphQL query by\n' +
    'POST where the server takes none by GET), slowly, and no more than --requests. What seems wrong is asked again:\n' +
    'what changed meanwhile is told, and never a fail. A token is taken from ASSAYER_TOKEN_<NAME> with --as token:NAME.\n' +
    'The exit code is 1 if an answer breaks the documentation, 3 if nothing could be told, and otherwise 0.',
  flags: AUDIT_FLAGS,
  examples: [
    {
      line: 'audit --url https://cms.example.com --paths /api/restaurants,/api/chefs',
      says: 'two lists of a live server',
    },
    {
      line: 'audit --url https://cms.example.com --world ./my-project',
      says: 'all of a project whose models you have',
    },
    {
      line: 'audit --target production --as token:auditor --rate 2 --budget 10m',
      says: 'slowly, as somebody who may read more',
    },
  ],
  mostPositionals: 0,
  run: auditByFlags,
}

async function auditByFlags(given: Given, io: Io): Promise<ExitCode> {
  const specs = specsDirectory(given, io)
  const world = given.text('world')
  try {
    if (world === undefined) return await auditWith(given, io, null)
    return await withWorld(given, { world, specs }, io, own => auditWith(own, io, own.text('world') ?? null))
  } catch (error) {
    if (!(error instanceof TargetDown || error instanceof CannotJudge)) throw error
    io.err(`assayer: ${error.message}\n`)
    return 3
  }
}

interface Call {
  readonly given: Given
  readonly io: Io
  readonly plan: AuditPlan
  readonly suite: Suite
  readonly url: string
  readonly known: KnownModels | null
}

async function auditWith(given: Given, io: Io, directory: string | null): Promise<ExitCode> {
  const plan = auditPlan(given)
  const reporters = chooseAmong(auditReporters, given.texts('reporter'), ['console', 'json', 'junit', 'html'])
  const url = checkedUrl(given.text('url') ?? missingUrl())
  const suite = loadSuite(specsDirectory(given, io))
  const known =
    directory === null ? null : { world: await readWorld(directory), files: await readWorldFiles(directory) }
  const credentials = readCredentials(directory ?? '', io.environment)
  const audited = await auditAt({ given, io, plan, suite, url, known }, credentials)
  const report = auditReport(audited, {
    ...{
      kit: kitVersion(io.packageDirectory),
      target: url,
      clauses: suite.clauses,
      secrets: credentials.secrets,
    },
  })
  if (given.has('json')) io.out(`${JSON.stringify(report, null, 1)}\n`)
  else
    writeChosen(
      { audit: report, clauses: suite.clauses },
      reporters,
      given.text('output') ?? 'reports/audit',
      io,
    )
  return exitCodeOf(report, audited.stop)
}

async function auditAt(call: Call, credentials: ReturnType<typeof readCredentials>): Promise<Audited> {
  const { given, io, plan, suite, url, known } = call
  const limits = limitsByFlags(given)
  const client = openClient({ url, connections: 1, limits, manner: mannerAt(given, plan), signal: io.signal })
  const line = lineOn(io)
  try {
    const asker = askerFor(client, plan, credentials, io)
    const plurals = plan.plurals ?? (known ? pluralsOf(known) : await pluralsOfSchema(asker))
    mustBeReached(asker, url)
    if (plurals.length === 0 && plan.resources.length === 0) throw new UsageError(NO_LISTS)
    const { seed, requests, resources } = plan
    io.err(`${intention(call, plurals.length + resources.length)}\n`)
    const audited = await audit({
      asker,
      plurals,
      resources,
      suite,
      known,
      seed,
      requests,
      signal: io.signal,
      onNext: line.say,
    })
    mustBeReached(asker, url)
    return audited
  } finally {
    line.end()
    await client.close()
  }
}

const NO_LISTS =
  'Which lists are to be read? The target does not tell its GraphQL schema: name them with --paths /api/…, --world or --openapi.'

/** Whoever has been silent from the beginning is not there. */
function mustBeReached({ stop, silence, count }: Asker, url: string): void {
  if (silence !== null && (stop === 'no-answer' || count <= 2))
    throw new TargetDown(`${url} cannot be reached: ${silence}`)
}

const KEY = 'content-key'

/** What is about to happen, before it does. */
function intention({ url, plan }: Call, lists: number): string {
  const { as, rate, requests, seed, budget } = plan
  const callers = plan.resources.length === 0 ? as : plan.plurals?.length === 0 ? KEY : `${as}, and ${KEY}`
  const time = budget === null ? '' : `, for at most ${Math.round(budget / 1000)} s`
  return (
    `Reading ${lists} ${lists === 1 ? 'list' : 'lists'} of ${url} as ${callers}: at most ${requests} requests, ` +
    `no more than ${rate} a second${time}. Nothing is written. (--seed ${seed})`
  )
}

/** The configuration may ask for more restraint, and never for less. */
function mannerAt({ settings }: Given, { rate }: AuditPlan): Manner {
  const own = settings ? mannerOf(settings) : undefined
  const configured = settings?.config.requestsPerSecond ?? Number.POSITIVE_INFINITY
  const pace = Number.isFinite(Math.min(rate, configured)) ? paceOf(Math.min(rate, configured)) : noPace
  return { headers: {}, written: {}, tls: {}, secrets: [], ...own, pace }
}

function askerFor(
  client: Client,
  { as, budget, requests }: AuditPlan,
  credentials: ReturnType<typeof readCredentials>,
  { signal }: Io,
): Asker {
  const callers = callersOf(readOnly(client), credentials)
  const ends = budget === null ? Number.POSITIVE_INFINITY : performance.now() + budget
  return new Asker({
    client,
    bounds: { requests, isOver: () => signal.aborted || performance.now() >= ends },
    sign: request => callers.sign(request, isOfContentApi(request.path) ? KEY : as),
  })
}

function pluralsOf({ world }: KnownModels): readonly string[] {
  const types = [...world.models.types.values()]
  return types.flatMap(({ uid, kind, pluralName }) =>
    uid.startsWith('api::') && kind === 'collectionType' ? [pluralName] : [],
  )
}

function missingUrl(): never {
  throw new UsageError('Which target? --url URL, or --target NAME of the configuration.')
}
