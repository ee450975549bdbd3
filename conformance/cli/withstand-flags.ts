import { liftSuite } from '../lift/lift-suite.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { takeShard } from '../suite/shard.ts'
import { readWorldKeys } from '../suite/worlds.ts'
import { keepWorlds } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import type { Choice } from '../withstand/servers.ts'
import type { WithstandOptions } from '../withstand/withstand.ts'
import { millisecondsIn } from './budget-flags.ts'
import { serveCommand } from './commands/serve.ts'
import type { FlagSet, Given } from './flags.ts'
import type { Io } from './io.ts'
import { isLifted } from './lift-flags.ts'
import { shardByFlags } from './shard-flags.ts'

/** What the reference serves to the tests is said as to `assayer serve`. */
const OF_SERVE = [
  ...['world', 'key', 'options', 'token', 'site-url', 'extension', 'platform-version', 'profile'],
  ...['production', 'staging', 'brand'],
]

export const WITHSTAND_FLAGS: FlagSet = {
  ...Object.fromEntries(Object.entries(serveCommand.flags).filter(([name]) => OF_SERVE.includes(name))),
  env: {
    says: 'also tell the server’s address in this variable; with =TEXT, {url} in TEXT is the address',
    value: 'NAME[=TEXT]',
    isList: true,
  },
  port: {
    says: 'serve on this port, for tests that cannot be told another (default: a free one)',
    value: 'N',
    whole: { least: 0, most: 65_535 },
  },
  vitest: {
    says: 'run Vitest in this process, which is faster; what stands after -- are parts of names of files',
  },
  shell: { says: 'the tests are one line for the shell' },
  workers: {
    says: 'run the tests so many times at once, each at a server of its own (default 1)',
    value: 'N',
    whole: { least: 1 },
  },
  clause: {
    says: 'only servers that are wrong in this clause, or in any below this prefix',
    value: 'ID',
    isList: true,
  },
  ignore: { says: 'leave out this server, or all below this prefix', value: 'ID', isList: true },
  timeout: {
    says: 'seconds after which a run is ended (default: three times as long as at the reference, plus 5 s)',
    value: 'N',
    whole: { least: 1 },
  },
  budget: {
    says: 'begin no further run after a time such as 10m; the next call goes on from there',
    value: 'TIME',
  },
  inputs: {
    says: 'files or directories whose change makes earlier outcomes void (default: the current directory)',
    value: 'PATH',
    isList: true,
  },
  all: { says: 'run the tests at every server again, whatever is known from an earlier run' },
  shard: {
    says: 'make one part of the runs; auto reads the variables of the CI system',
    value: 'I/N',
    variable: 'ASSAYER_SHARD',
  },
  merge: { says: 'put together what shards wrote into the directories that are named, and run nothing' },
  'fail-under': {
    says: 'exit with 1 only if less than this percentage of wrong servers is noticed, or a right one breaks the tests',
    value: 'N',
    whole: { least: 0, most: 100 },
  },
  reporter: { says: 'reports: json,html,console', value: 'A,B', isList: true },
  output: {
    says: 'where reports go, and earlier outcomes are (default reports/withstand)',
    value: 'DIR',
    variable: 'ASSAYER_OUTPUT',
  },
  json: { says: 'print withstand.json instead of the text' },
}

/** Variables that tell the tests where the server is. */
export function addressesByFlags(given: Given): (url: string) => Readonly<Record<string, string>> {
  const templates = given.texts('env').map(text => {
    const [, name, template = '{url}'] = /^([A-Za-z_]\w*)(?:=(.*))?$/s.exec(text) ?? []
    if (name === undefined)
      throw new UsageError(`--env ${text}: expected a variable, such as API_URL or API_URL={url}/api.`)
    return [name, template] as const
  })
  return url =>
    Object.fromEntries([
      ['ASSAYER_URL', url],
      ...templates.map(([name, template]) => [name, template.replaceAll('{url}', url)]),
    ])
}

/** How many of what the tests could meet is tried, and for how long. */
export function extentByFlags(
  given: Given,
  io: Io,
): Pick<WithstandOptions, 'isWanted' | 'shard' | 'timeout' | 'until'> {
  const seconds = given.number('timeout')
  const budget = given.text('budget')
  const shard = shardByFlags(given, io)
  return {
    isWanted: isWantedByFlags(given),
    timeout: seconds === undefined ? null : seconds * 1000,
    until: budget === undefined ? null : io.now() + millisecondsIn(budget),
    shard: shard && { name: `${shard.index}/${shard.count}`, take: all => takeShard(all, shard) },
  }
}

/** A freedom is of no clause. */
function isWantedByFlags(given: Given): Choice {
  const [clauses, ignored] = [given.texts('clause'), given.texts('ignore')]
  const isBelow = (id: string) => (prefix: string) => id === prefix || id.startsWith(`${prefix}.`)
  return ({ id, clause }) => {
    const isChosen = clauses.length === 0 || (clause !== null && clauses.some(isBelow(clause)))
    return isChosen && !ignored.some(isBelow(id))
  }
}

/** The clauses as they are asked of the world of the tests, which is a directory; null for a world of the suite. */
export async function liftByFlags(suite: Suite, given: Given, { signal }: Io): Promise<Suite | null> {
  const world = given.text('world')
  if (world === undefined || !isLifted(given, suite.directory)) return null
  const keys = readWorldKeys(suite.directory).keysOf(world) ?? new Map()
  const lifted = await liftSuite({ suite, world, worlds: keepWorlds(), keys, signal })
  const isAsked = ({ id }: Scenario) => !lifted.lacking.has(id)
  return {
    ...lifted.suite,
    clauses: lifted.suite.clauses.filter(({ scenarios }) => scenarios.every(isAsked)),
  }
}
