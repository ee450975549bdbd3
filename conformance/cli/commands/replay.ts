import { rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ABSENT } from '../../compare/difference.ts'
import {
  type ExactIntegers,
  exactIntegers,
  hasRounded,
  restoreIntegers,
} from '../../replay/exact-integers.ts'
import { WITNESS_QUIRKS } from '../../replay/order-witnesses.ts'
import { type RecordedLine, readRecording } from '../../replay/recording.ts'
import { type Replayed, replay } from '../../replay/replay.ts'
import { type Cause, type Tally, tallyOf } from '../../replay/tally.ts'
import { readVariants, type VariantSettings, type Variants, variantWorld } from '../../replay/variant.ts'
import { shortJson, shortPair } from '../../report/short-json.ts'
import { timesOf, worldDirectory } from '../../suite/worlds.ts'
import { BRAND_NAMES } from '../../targets/brand.ts'
import { type Credentials, readCredentials } from '../../targets/credentials.ts'
import { listProfiles, type ServeOptions, type Serving, serveReference } from '../../targets/oracle.ts'
import { Faults } from '../../targets/oracle-fault.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'
import { checkedUrl, limitsByFlags, TARGET_FLAGS } from '../target-flags.ts'
import { sayUnserved } from '../unserved-code.ts'
import { WORLD_VALUE, withWorld } from '../world-flag.ts'

export const replayCommand: Command = {
  usage: 'FILE … (--url URL | --world NAME|DIR|FILE)',
  details:
    'Sends recorded requests in order and compares status and body with the recorded answers. A recorded 500 equals\n' +
    'a 400; current times, tokens and password hashes are compared by shape; stack traces and the order\n' +
    'of GraphQL errors and types are ignored, and for web pages only the status counts. The world is reset before\n' +
    'each file. Ids, keys, cookies and tokens that the target creates replace the recorded ones in later requests,\n' +
    'and admin tokens are signed again.\n' +
    'With --compare type, only the status and the type of an error count. Differences are grouped by cause: the first\n' +
    'place that differs, and the two statuses.\n' +
    'Big integers that an export of SQLite has rounded are taken from the recorded answers. With a --profile of a\n' +
    'program on a database, rows without a sort order, or with equal sort values, are compared as sets, across pages\n' +
    'too; --exact-order compares their order as well.\n' +
    'Lines recorded with another configuration (`variant`) are skipped. --variant replays those of one variant, if the\n' +
    'target is configured that way. --variants says how to change the world for each: `options` are merged into the\n' +
    'world’s (null removes a key), and `files` is a directory, relative to the file, that is laid over the world’s.',
  flags: {
    url: { says: 'the target', value: 'URL', variable: 'ASSAYER_URL' },
    world: { says: 'use an embedded reference with this world', value: WORLD_VALUE },
    profile: { says: 'the profile of the embedded reference', value: 'NAME' },
    quirk: { says: 'a quirk of the embedded reference', value: 'ID', isList: true },
    'platform-version': { says: 'run the embedded platform as of this version', value: 'X.Y' },
    brand: { says: 'the name of the embedded platform in URLs, such as ghost', value: 'NAME' },
    compare: {
      says: 'what to compare: body (the default), or type (status and type of error)',
      value: 'WHAT',
    },
    'exact-order': { says: 'also compare the order of rows without a sort order' },
    variant: { says: 'only replay lines of this variant, with the world as it is', value: 'TEXT' },
    variants: {
      says: 'how to configure each variant: {"<variant>": {"options", "production", "files"}}',
      value: 'FILE',
    },
    json: { says: 'write agreement, causes and every difference to a file', value: 'FILE' },
    specs: SUITE_FLAGS.specs,
    timeout: TARGET_FLAGS.timeout ?? { says: 'milliseconds for one request', value: 'MS' },
  },
  examples: [
    { line: 'replay recordings/*.ndjson --world recordings/world', says: 'against the reference' },
    {
      line: 'replay reads.ndjson --world w --profile strapi-4.26-sqlite',
      says: 'against the reference with a profile',
    },
    { line: 'replay reads.ndjson --url http://127.0.0.1:1337 --json out.json', says: 'against any server' },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: replayByFlags,
}

async function replayByFlags(given: Given, io: Io): Promise<ExitCode> {
  checkFlags(given)
  const world = given.text('world')
  if (world === undefined) return replayFiles(given, io)
  const specs = specsDirectory(given, io)
  return withWorld(given, { world, specs }, io, own => replayFiles(own, io))
}

async function replayFiles(given: Given, io: Io): Promise<ExitCode> {
  const variants = variantsOf(given)
  const replayed: Replayed[] = []
  const recordings = given.positionals.map(file => ({ file, lines: readRecording(file) }))
  const exact = exactIntegers(recordings.flatMap(({ lines }) => lines))
  for (const { file, lines } of recordings) {
    for (const batch of batchesOf(lines, given, variants)) {
      if (batch.settings === 'unknown') io.err(skipped(file, batch))
      else replayed.push(...(await replayBatch(batch.lines, { settings: batch.settings, exact }, given, io)))
    }
  }
  await sayUnserved(given.texts('world'), io)
  const agreement = tallyOf(replayed)
  io.out(textOf(agreement))
  const json = given.text('json')
  if (json !== undefined) writeFileSync(json, jsonOf(agreement, replayed))
  if (io.signal.aborted || replayed.length === 0) return 3
  return agreement.equal === agreement.lines ? 0 : 1
}

function checkFlags(given: Given): void {
  if (given.positionals.length === 0) throw new UsageError('assayer replay needs a file of recorded lines.')
  const [url, world] = [given.text('url'), given.text('world')]
  if ((url === undefined) === (world === undefined))
    throw new UsageError('assayer replay needs either --url or --world.')
  const needsWorld = ['profile', 'quirk', 'variants', 'platform-version', 'brand'].find(
    flag => given.text(flag) !== undefined,
  )
  if (url !== undefined && needsWorld) throw new UsageError(`--${needsWorld} needs --world.`)
}

function variantsOf(given: Given): Variants {
  const file = given.text('variants')
  return file === undefined ? new Map() : readVariants(file)
}

/** Lines of one file that one configuration answers. */
interface Batch {
  readonly variant: string | null
  readonly lines: readonly RecordedLine[]
  /** Null: the world as it is. */
  readonly settings: VariantSettings | null | 'unknown'
}

/** One batch for each variant of a file, in the order in which they come. */
function batchesOf(lines: readonly RecordedLine[], given: Given, variants: Variants): readonly Batch[] {
  const wanted = given.text('variant')
  const names = [...new Set(lines.map(line => line.variant))]
  return names
    .filter(variant => wanted === undefined || variant === wanted)
    .map(variant => ({
      variant,
      lines: lines.filter(line => line.variant === variant),
      settings: variant === null || variant === wanted ? null : (variants.get(variant) ?? 'unknown'),
    }))
}

function skipped(file: string, { variant, lines }: Batch): string {
  return `left out: ${lines.length} lines of ${file}, recorded with another configuration: ${variant}\n`
}

function notSent(lines: number): string {
  return `left out: ${lines} lines that may write, or whose callers would have to sign in: the target has no control plane to reset its world\n`
}

/** What is otherwise than in the world that is given. */
interface OtherWorld {
  /** Null: nothing of its configuration. */
  readonly settings: VariantSettings | null
  readonly exact: ExactIntegers
}

async function replayBatch(
  lines: readonly RecordedLine[],
  other: OtherWorld,
  given: Given,
  io: Io,
): Promise<readonly Replayed[]> {
  const faults = new Faults()
  const servers = await serversFor(other, given, faults)
  const [server, usual, backwards] = servers
  try {
    const limits = limitsByFlags(given)
    const { signal } = io
    const run = await replay(lines, {
      url: server.url,
      limits,
      signal,
      isKnownTime: timesOf(given.text('world')),
      credentials: credentialsFor(lines, given, io),
      depth: given.choice('compare', ['body', 'type']) ?? 'body',
      ...(usual && backwards && { witnesses: { usual: usual.url, backwards: backwards.url } }),
    })
    faults.check()
    if (run.leftOut > 0) io.err(notSent(run.leftOut))
    return run.replayed
  } finally {
    await Promise.all(servers.map(it => it.close()))
  }
}

type Server = Pick<Serving, 'url' | 'close'>

/** The target, and the witnesses of order beside it where there is something to witness. */
async function serversFor(
  other: OtherWorld,
  given: Given,
  faults: Faults,
): Promise<readonly [Server, ...Server[]]> {
  const url = given.text('url')
  if (url !== undefined) return [{ url: checkedUrl(url), close: async () => {} }]
  const own = given.text('world') ?? ''
  const world = worldFor(own, other)
  const production = other.settings?.production ?? false
  const serve = (more: readonly string[]) => {
    const quirks = [...given.texts('quirk'), ...more]
    return serveWorld({ world, quirks, production, onFault: faults.note }, given)
  }
  try {
    const target = await serve([])
    if (!(await isOrderFree(given))) return [target]
    return [target, await serve(WITNESS_QUIRKS.usual), await serve(WITNESS_QUIRKS.backwards)]
  } finally {
    if (world !== own) rmSync(dirname(world), { recursive: true })
  }
}

const UNCHANGED: VariantSettings = { options: {}, production: false, files: null }

/** The world itself, or a copy of it in a temporary directory. */
function worldFor(own: string, { settings, exact }: OtherWorld): string {
  const isRounded = hasRounded(own, exact)
  if (settings === null && !isRounded) return own
  const copy = variantWorld(own, settings ?? UNCHANGED)
  if (isRounded) restoreIntegers(copy, exact)
  return copy
}

/** Whether the profile's program has rows in an order that nobody can know. */
async function isOrderFree(given: Given): Promise<boolean> {
  if (given.has('exact-order') || given.text('compare') === 'type') return false
  const profiles = await listProfiles()
  return profiles.some(({ name, ordersByStorage }) => name === given.text('profile') && ordersByStorage)
}

function serveWorld(options: ServeOptions, given: Given): Promise<Serving> {
  const profile = given.text('profile')
  const platformVersion = given.text('platform-version')
  const brand = given.choice('brand', BRAND_NAMES)
  return serveReference({
    ...options,
    port: 0,
    control: true,
    ...(profile !== undefined && { profile }),
    ...(platformVersion !== undefined && { platformVersion }),
    ...(brand && { brand }),
  })
}

/** Of the world that is served, or of the suite's world that was recorded. */
function credentialsFor(lines: readonly RecordedLine[], given: Given, io: Io): Credentials {
  const recorded = lines.find(({ world }) => world !== null)?.world ?? ''
  const world = given.text('world') ?? worldDirectory(specsDirectory(given, io), recorded)
  return readCredentials(world, io.environment)
}

function textOf({ lines, equal, asSets, groups, causes }: Tally): string {
  return [
    ...groups.map(it => `${it.group}: ${it.equal} of ${it.lines} equal (${percent(it.equal, it.lines)})`),
    ...causes.flatMap(causeLines),
    `${equal} of ${lines} equal (${percent(equal, lines)})${asSets === 0 ? '' : `, ${asSets} of them as sets: nothing orders their rows`}`,
    '',
  ].join('\n')
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'nothing to compare' : `${((100 * part) / whole).toFixed(2)} %`
}

const MOST_IDS = 5

function causeLines({ path, recordedStatus, status, ids, example }: Cause): readonly string[] {
  const more = ids.length > MOST_IDS ? ` and ${ids.length - MOST_IDS} more` : ''
  const { line, difference } = example
  const [recorded, now] = shortPair(difference?.expected, difference?.actual)
  return [
    `${ids.length} × ${path}, recorded ${recordedStatus}, now ${status ?? 'no answer'}: ${ids.slice(0, MOST_IDS).join(', ')}${more}`,
    `    ${line.method} ${short(line.path)}${line.body === undefined ? '' : ` ${shortJson(line.body)}`}`,
    `    ${difference?.path} recorded ${recorded}`,
    `    ${difference?.path} now      ${now}`,
  ]
}

function short(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

function jsonOf({ lines, equal, asSets, groups, causes }: Tally, replayed: readonly Replayed[]): string {
  const plain = (value: unknown) => (value === ABSENT ? '<absent>' : value)
  const differences = replayed.flatMap(({ line, difference, status }) =>
    difference
      ? [
          {
            ...{ id: line.id, method: line.method, path: line.path, recordedStatus: line.status, status },
            difference: {
              path: difference.path,
              recorded: plain(difference.expected),
              now: plain(difference.actual),
            },
          },
        ]
      : [],
  )
  const summaries = causes.map(({ example: _, ...cause }) => cause)
  return `${JSON.stringify({ lines, equal, asSets, groups, causes: summaries, differences }, null, 1)}\n`
}
