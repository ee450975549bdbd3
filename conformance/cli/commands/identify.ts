import type { Identified, Said } from '../../identify/identified.ts'
import { stableJson } from '../../report/stable-json.ts'
import { TargetDown } from '../../targets/target.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import { type IdentifiedTarget, identifyByFlags } from '../identify-by-flags.ts'
import type { Io } from '../io.ts'
import { SUITE_FLAGS } from '../suite-flags.ts'
import { TARGET_FLAGS } from '../target-flags.ts'

const ASKED_WITH = ['url', 'target', 'config', 'world', 'timeout']

export const identifyCommand: Command = {
  usage: '--url URL',
  details:
    'Finds out which program a server is, in which version and on which database, as far as it can be told from at\n' +
    'most 40 GET requests. Each request is the one whose answer is expected to tell most, by what is known by then:\n' +
    'first what programs tell of themselves, then how the server answers about what it shows. References in this\n' +
    'process, one for each profile, foretell those answers. Nothing is written, and nobody signs in. A token\n' +
    '(ASSAYER_TOKEN_<NAME>) or content key (ASSAYER_CONTENT_KEY) is used if there is one.',
  flags: {
    ...Object.fromEntries(Object.entries(TARGET_FLAGS).filter(([name]) => ASKED_WITH.includes(name))),
    specs: SUITE_FLAGS.specs,
    json: { says: 'as JSON, with every request and what it showed' },
  },
  examples: [
    { line: 'identify --url http://127.0.0.1:1337', says: 'which program is that?' },
    {
      line: 'identify --url http://127.0.0.1:1337 --world ./my-world',
      says: 'a server whose models you have',
    },
    {
      line: 'test --url http://127.0.0.1:1337 --profile auto',
      says: 'judge it, and let what is known of it not fail',
    },
  ],
  mostPositionals: 0,
  run: runIdentify,
}

async function runIdentify(given: Given, io: Io): Promise<ExitCode> {
  try {
    const found = await identifyByFlags(given, io)
    io.out(given.has('json') ? jsonOf(found) : textOf(found))
    return 0
  } catch (error) {
    if (!(error instanceof TargetDown)) throw error
    io.err(`assayer: ${error.message}\n`)
    return 3
  }
}

function textOf({ url, identified }: IdentifiedTarget): string {
  const { program, version, database, brand, profile, next, agreed, requests } = identified
  const others = next.slice(0, 3).map(({ is, confidence }) => `${is} (${percent(confidence)})`)
  const lines = [
    ['program', saidText(program, 'unknown')],
    ...(program.is === null ? [] : [['version', saidText(version, 'cannot be told')]]),
    ...(database.confidence === 0 ? [] : [['database', saidText(database, 'cannot be told')]]),
    ...(brand === null ? [] : [['brand', brand]]),
    ['profile', profileText(identified)],
    ...(others.length === 0 ? [] : [[profile === null ? 'nearest' : 'else', others.join(', ')]]),
    ['answers', `${agreed.seen} of ${agreed.foretold} as foretold, from ${requests} GET requests`],
  ]
  return [url, ...lines.map(([name = '', says = '']) => `  ${name.padEnd(8)}  ${says}`), ''].join('\n')
}

function saidText({ is, confidence }: Said, unknown: string): string {
  return is === null ? unknown : `${is} (${percent(confidence)})`
}

function profileText({ profile, confidence }: Identified): string {
  return profile === null ? 'none' : `${profile} (${percent(confidence)})`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function jsonOf({ url, identified, findings }: IdentifiedTarget): string {
  const asked = findings.asked.map(({ path, outcome }) => ({
    path: path.replace(KEY, 'key=<content-key>'),
    status: outcome.kind === 'answer' ? outcome.status : null,
    showed: findings.seen
      .filter(seen => seen.path === path)
      .map(({ shown, sign }) => ({ shown, foretoldBy: namesThatForetold(sign.foretold, shown) })),
  }))
  return stableJson({ format: 'assayer-identify', version: 1, url, identified, asked })
}

/** Nobody is to see the key of a content API that somebody gave. */
const KEY = /(?<=[?&])key=[^&]*/

function namesThatForetold(foretold: ReadonlyMap<string, string>, shown: string): readonly string[] {
  return [...foretold].flatMap(([name, said]) => (said === shown ? [name] : []))
}
