import { randomInt } from 'node:crypto'
import type { Query } from '../fuzz/query.ts'
import { PROTOCOLS, type Protocol } from '../fuzz/query-source.ts'
import { readWritten } from '../fuzz/written.ts'
import { MAIN_WORLDS } from '../suite/worlds.ts'
import type { Target } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import { millisecondsIn } from './budget-flags.ts'
import type { FlagSet, Given } from './flags.ts'
import { SUITE_FLAGS } from './suite-flags.ts'
import { limitsByFlags, TARGET_FLAGS, targetByFlags } from './target-flags.ts'
import { WORLD_VALUE } from './world-flag.ts'

const { recording: _, ...LIVE_TARGET_FLAGS } = TARGET_FLAGS
const RUNS = 1000
const WORKERS = 8
const MOST_FAILURES = 20
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
  seed: { says: 'repeat the run that had this seed', value: 'N' },
  runs: { says: `how many queries (default ${RUNS})`, value: 'N' },
  budget: { says: 'run for a time such as 30s', value: 'TIME' },
  request: {
    says: 'send this instead of random queries: `GET /api/…`, or a GraphQL query',
    value: 'TEXT',
    isList: true,
  },
  protocol: { says: 'rest, graphql or both (the default)', value: 'A,B' },
  as: { says: 'the caller: public (the default), user:NAME, token:NAME', value: 'CALLER' },
  ignore: {
    says: 'a member of answers to ignore, such as createdAt',
    value: 'NAME',
    isList: true,
  },
  'exact-order': { says: 'also compare the order of rows without a sort order' },
  'max-failures': { says: `stop after N distinct differences (default ${MOST_FAILURES})`, value: 'N' },
  workers: { says: `concurrent queries (default ${WORKERS})`, value: 'N', variable: 'ASSAYER_WORKERS' },
  output: {
    says: `where fuzz.json goes (default ${USUAL_OUTPUT})`,
    value: 'DIR',
    variable: 'ASSAYER_OUTPUT',
  },
  specs: SUITE_FLAGS.specs ?? { says: 'the suite', value: 'DIR' },
}

/** Flags, read and checked before anything is started. */
export interface FuzzPlan {
  readonly seed: number
  /** The name of a world of the suite, or the path of a directory. */
  readonly world: string
  /** What the oracle plays; undefined: the documentation. */
  readonly profile: string | undefined
  /** The caller. */
  readonly as: string
  readonly ignored: readonly string[]
  readonly exactOrder: boolean
  readonly protocols: readonly Protocol[]
  /** Queries to ask in place of made ones. */
  readonly written: readonly Query[]
  readonly runs: number
  /** Milliseconds. */
  readonly budget: number | null
  readonly maxFailures: number
  readonly workers: number
  readonly output: string
}

/** Throws UsageError for what cannot be meant. */
export function fuzzPlan(given: Given): FuzzPlan {
  const budget = given.text('budget')
  const unbounded = budget === undefined ? RUNS : Number.POSITIVE_INFINITY
  return {
    seed: given.number('seed', 0) ?? randomInt(2 ** 31),
    world: given.texts('world')[0] ?? MAIN_WORLDS.content,
    profile: given.text('profile'),
    as: callerOf(given),
    ignored: given.texts('ignore'),
    exactOrder: given.has('exact-order'),
    protocols: protocolsOf(given),
    written: given.texts('request').map(readWritten),
    runs: given.number('runs', 1) ?? unbounded,
    budget: budget === undefined ? null : millisecondsIn(budget),
    maxFailures: given.number('max-failures', 1) ?? MOST_FAILURES,
    workers: given.number('workers', 1) ?? WORKERS,
    output: given.text('output') ?? USUAL_OUTPUT,
  }
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

const CALLER = /^(public|content-key|integration|(user|token|session):.+)$/

function callerOf(given: Given): string {
  const as = given.text('as') ?? 'public'
  if (CALLER.test(as)) return as
  throw new UsageError(`--as ${as}: expected public, user:NAME or token:NAME.`)
}

/** The profile is the judge's, and the embedded reference can have any world. */
export function fuzzTarget(given: Given, specs: string): Target {
  const judges = given.text('url') === undefined ? ['profile', 'world'] : ['profile']
  const rest: Given = { ...given, text: name => (judges.includes(name) ? undefined : given.text(name)) }
  return targetByFlags(rest, specs, limitsByFlags(given))
}
