import { randomInt } from 'node:crypto'
import { readSiteRequest } from '../fuzz/platform/written.ts'
import type { Query } from '../fuzz/query.ts'
import { PROTOCOLS, type Protocol } from '../fuzz/query-source.ts'
import { readWritten } from '../fuzz/written.ts'
import { SERVICES, type Service } from '../suite/clause.ts'
import { isOnlyPlatform, MAIN_WORLDS, worldDirectory } from '../suite/worlds.ts'
import type { WorldSource } from '../targets/oracle.ts'
import type { OracleOptions } from '../targets/oracle-target.ts'
import type { Target } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import { millisecondsIn } from './budget-flags.ts'
import type { FlagSet, Given } from './flags.ts'
import { isBranded, SUITE_FLAGS, versionByFlags } from './suite-flags.ts'
import { limitsByFlags, oracleByFlags, TARGET_FLAGS, targetByFlags } from './target-flags.ts'
import { WORLD_VALUE } from './world-flag.ts'

const { recording: _, ...LIVE_TARGET_FLAGS } = TARGET_FLAGS
const RUNS = 1000
const SEQUENCES = 200
const WORKERS = 8
const MOST_FAILURES = 20
/** More have more orders than can be looked at. */
const MOST_CLIENTS = 4
const USUAL_OUTPUT = 'reports/latest'

export const FUZZ_FLAGS: FlagSet = {
  ...LIVE_TARGET_FLAGS,
  world: {
    says: `the world that the target holds (default ${MAIN_WORLDS.content})`,
    value: WORLD_VALUE,
  },
  profile: {
    says: 'the profile of the reference to compare with, such as strapi-4.26-sqlite; auto finds it out',
    value: 'NAME',
  },
  service: {
    says: 'content or platform (default: what the world has, content where it has both)',
    value: 'NAME',
  },
  seed: { says: 'repeat the run that had this seed', value: 'N', whole: { least: 0 } },
  runs: {
    says: `how many queries (default ${RUNS}), or sequences (default ${SEQUENCES})`,
    value: 'N',
    whole: { least: 1 },
  },
  budget: { says: 'run for a time such as 30s', value: 'TIME' },
  request: {
    says: 'send this instead of random queries: `GET /api/…`, or a GraphQL query',
    value: 'TEXT',
    isList: true,
  },
  sequences: {
    says: 'send sequences of writes instead of queries, to a target that can be reset; --runs is how many',
  },
  concurrent: {
    says: `let N clients write at once (2 to ${MOST_CLIENTS}), and look for an order that explains what is seen; --runs is how many times`,
    value: 'N',
    whole: { least: 2, most: MOST_CLIENTS },
  },
  protocol: { says: 'rest, graphql or both (the default)', value: 'A,B' },
  as: {
    says: 'ask only as this caller: public, user:NAME or token:NAME (default: the public, and now and then someone else)',
    value: 'CALLER',
  },
  ignore: {
    says: 'a member of answers to ignore, such as createdAt',
    value: 'NAME',
    isList: true,
  },
  invalid: { says: 'send requests that are wrong, and look for crashes, silence, leaks and half a write' },
  'exact-order': { says: 'also compare the order of rows without a sort order' },
  strict: { says: 'what the documentation leaves open fails as well' },
  'max-failures': {
    says: `stop after N distinct differences (default ${MOST_FAILURES})`,
    value: 'N',
    whole: { least: 1 },
  },
  workers: {
    says: `concurrent queries (default ${WORKERS})`,
    value: 'N',
    whole: { least: 1 },
    variable: 'ASSAYER_WORKERS',
  },
  output: {
    says: `where fuzz.json goes (default ${USUAL_OUTPUT})`,
    value: 'DIR',
    variable: 'ASSAYER_OUTPUT',
  },
  specs: SUITE_FLAGS.specs ?? { says: 'the suite', value: 'DIR' },
}

/** What is sent. */
export type FuzzWay =
  | { readonly kind: 'queries' }
  /** Queries of a person, and no others. */
  | { readonly kind: 'written'; readonly queries: readonly Query[] }
  /** Queries that are made wrong before they are sent. */
  | { readonly kind: 'invalid' }
  /** Commands that write, one after the other. */
  | { readonly kind: 'sequences' }
  /** Commands of so many clients at once. */
  | { readonly kind: 'races'; readonly clients: number }

/** Flags, read and checked before anything is started. */
export interface FuzzPlan {
  readonly seed: number
  readonly service: Service
  /** What the platform runs as; null: what it says itself. */
  readonly platformVersion: string | null
  /** The name of a world of the suite, or the path of a directory. */
  readonly world: string
  /** What the oracle plays; undefined: the documentation. */
  readonly profile: string | undefined
  /** The caller. */
  readonly as: string
  readonly ignored: readonly string[]
  readonly exactOrder: boolean
  /** Whether what the documentation leaves open fails, too. */
  readonly isStrict: boolean
  readonly protocols: readonly Protocol[]
  readonly way: FuzzWay
  readonly runs: number
  /** Milliseconds. */
  readonly budget: number | null
  readonly maxFailures: number
  readonly workers: number
  readonly output: string
}

/** Throws UsageError for what cannot be meant. */
export function fuzzPlan(given: Given, specs: string): FuzzPlan {
  const service = serviceOf(given, specs)
  const as = callerOf(given, service)
  const budget = given.text('budget')
  const way = wayOf(given, service, as)
  const writes = way.kind === 'sequences' || way.kind === 'races'
  const usual = writes ? SEQUENCES : RUNS
  const unbounded = budget === undefined ? usual : Number.POSITIVE_INFINITY
  return {
    seed: given.number('seed') ?? randomInt(2 ** 31),
    service,
    world: given.texts('world')[0] ?? MAIN_WORLDS[service],
    platformVersion: versionByFlags(given),
    profile: given.text('profile'),
    as,
    ignored: given.texts('ignore'),
    exactOrder: given.has('exact-order'),
    isStrict: given.has('strict'),
    protocols: protocolsOf(given),
    way,
    runs: given.number('runs') ?? unbounded,
    budget: budget === undefined ? null : millisecondsIn(budget),
    maxFailures: given.number('max-failures') ?? MOST_FAILURES,
    workers: workersOf(way) ?? given.number('workers') ?? WORKERS,
    output: given.text('output') ?? USUAL_OUTPUT,
  }
}

/** What `fuzz` can send in place of queries that it makes up. */
const WAYS: Readonly<Record<string, string>> = {
  request: 'sends a query of yours',
  invalid: 'makes up requests that are wrong',
  sequences: 'makes up writes',
  concurrent: 'makes up writes at once',
}

function wayOf(given: Given, service: Service, as: string): FuzzWay {
  checkWays(given, service)
  const texts = given.texts('request')
  const clients = given.number('concurrent') ?? null
  if (texts.length > 0) {
    const read = (text: string) => (service === 'platform' ? readSiteRequest(text, as) : readWritten(text))
    return { kind: 'written', queries: texts.map(read) }
  }
  if (given.has('invalid')) return { kind: 'invalid' }
  if (given.has('sequences')) return { kind: 'sequences' }
  return clients === null ? { kind: 'queries' } : { kind: 'races', clients }
}

function checkWays(given: Given, service: Service): void {
  const ways = Object.keys(WAYS).filter(name => given.has(name) || given.texts(name).length > 0)
  if (service === 'platform' && given.has('concurrent'))
    throw new UsageError('--concurrent: several clients write to the content service alone.')
  if (ways.length < 2) return
  throw new UsageError(`${ways.map(name => `--${name} ${WAYS[name]}`).join(', ')}: give one of them.`)
}

/** The commands of one sequence must not meet those of another; null where as many as are wanted may be under way. */
function workersOf(way: FuzzWay): number | null {
  if (way.kind === 'races') return way.clients
  return way.kind === 'sequences' ? 1 : null
}

function protocolsOf(given: Given): readonly Protocol[] {
  const text = given.text('protocol')
  const without = given.texts('without')
  if (text === undefined) return PROTOCOLS.filter(protocol => !without.includes(protocol))
  const words = text.split(',')
  const wrong = words.find(word => !PROTOCOLS.some(protocol => protocol === word))
  if (wrong !== undefined)
    throw new UsageError(`--protocol ${text}: expected ${PROTOCOLS.join(' or ')}, or both.`)
  return PROTOCOLS.filter(protocol => words.includes(protocol))
}

/** What is said, or else what the world has or the target is: the content service where there is a choice. */
function serviceOf(given: Given, specs: string): Service {
  const said = given.choice('service', SERVICES)
  const world = given.texts('world')[0]
  if (said !== undefined) return said
  if (world !== undefined) return isOnlyPlatform(worldDirectory(specs, world)) ? 'platform' : 'content'
  const services = given.settings?.config.services
  const isPlatform = isBranded(given) || (services?.length === 1 && services[0] === 'platform')
  return isPlatform ? 'platform' : 'content'
}

const CALLER = /^(public|content-key|integration|(user|token|session):.+)$/

function callerOf(given: Given, service: Service): string {
  const as = given.text('as') ?? 'public'
  if (service === 'platform' && given.text('as') !== undefined && given.texts('request').length === 0) {
    throw new UsageError(`--as ${as}: every query of the platform has a caller of its own; give --request.`)
  }
  if (CALLER.test(as)) return as
  throw new UsageError(`--as ${as}: expected public, user:NAME or token:NAME.`)
}

/** `worlds`: where the embedded reference reads its worlds. */
export function fuzzTarget(given: Given, specs: string, worlds: WorldSource): Target {
  return targetByFlags(targetFlags(given), specs, limitsByFlags(given), { worlds })
}

/** What the target is where it is the embedded reference; null for any other. */
export function oracleAsTarget(given: Given, specs: string): OracleOptions | null {
  return given.text('url') === undefined ? oracleByFlags(targetFlags(given), specs) : null
}

/** The profile is the judge's, and the embedded reference can have any world. */
function targetFlags(given: Given): Given {
  const judges = given.text('url') === undefined ? ['profile', 'world'] : ['profile']
  return { ...given, text: name => (judges.includes(name) ? undefined : given.text(name)) }
}
