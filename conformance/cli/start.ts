import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Report } from '../report/report.ts'
import type { ExitCode } from './command.ts'
import type { Io } from './io.ts'
import { main } from './main.ts'

/** Quirks that are easily seen to be wrong. */
const MISTAKES = [
  'content.filters.containsi.minds-case',
  'content.pagination.start.from-one',
  'content.sort.field.numbers-as-texts',
]
/** The chapters that notice them. */
const PART = ['content.filters.contains', 'content.filters.containsi', 'content.pagination', 'content.sort']

/**
 * `npm start [-- ARGUMENTS OF assayer test]`: the suite at the embedded reference, and then part of it at a server that is
 * wrong on purpose. Ends with 0 when the reference passes and every mistake of the wrong server is named.
 */
export async function start(args: readonly string[], io: Io): Promise<ExitCode> {
  const { isRun, output } = read(args)
  if (!isRun) return main(['test', ...args], io)
  const say = (text: string) => io.out(io.hasColours ? `\n\u001b[1m${text}\u001b[0m\n\n` : `\n${text}\n\n`)
  const reports = join(output, 'wrong-server')
  say('1. The suite at the reference: everything must pass')
  // Other threads can do more of the suite meanwhile. What it says comes afterwards.
  const interruption = new AbortController()
  const showing = findsOut(reports, { ...io, signal: AbortSignal.any([io.signal, interruption.signal]) })
  const code = await main(['test', ...args], io)
  if (code !== 0) {
    interruption.abort()
    await showing
    // Half a report would say what is not so.
    rmSync(reports, { recursive: true, force: true })
    return code
  }
  say('2. Part of it at a server with three mistakes: each must be found and named')
  const { hasFound, said } = await showing
  for (const { to, text } of said) io[to](text)
  if (!hasFound) {
    io.err('assayer: not every mistake was found and named: the suite or its diagnosis is broken.\n')
    return 3
  }
  say('The reference passes, and all three mistakes were found and named.')
  io.out(whatNext(output, reports))
  return 0
}

/** Whether scenarios are to be run at all, and where reports go. */
function read(args: readonly string[]) {
  const flag = { type: 'boolean' } as const
  const options = {
    output: { type: 'string' },
    help: { ...flag, short: 'h' },
    list: flag,
    schema: flag,
  } as const
  const { help, list, schema, output } = parseArgs({ args: [...args], options, strict: false }).values
  return {
    isRun: ![help, list, schema].includes(true),
    output: typeof output === 'string' ? output : 'reports/latest',
  }
}

interface Showing {
  /** Whether each mistake is named by the report. */
  readonly hasFound: boolean
  /** What it would have printed. */
  readonly said: readonly { readonly to: 'out' | 'err'; readonly text: string }[]
}

/** Nothing that the environment says is for this run. */
async function findsOut(reports: string, io: Io): Promise<Showing> {
  const said: Showing['said'][number][] = []
  const out = (text: string) => void said.push({ to: 'out', text })
  const err = (text: string) => void said.push({ to: 'err', text })
  const quirks = MISTAKES.flatMap(quirk => ['--quirk', quirk])
  const written = ['--output', reports, '--reporter', 'console,html,json']
  const code = await main(['test', ...quirks, ...written, ...PART], {
    ...{ ...io, out, err },
    ...{ environment: {}, isTerminal: false },
  })
  if (code !== 1) return { hasFound: false, said }
  const { diagnosis }: Report = JSON.parse(readFileSync(join(reports, 'results.json'), 'utf8'))
  const hasFound = MISTAKES.every(mistake => diagnosis?.some(({ quirk }) => quirk === mistake))
  return { hasFound, said }
}

function whatNext(output: string, reports: string): string {
  const rows = [
    [join(output, 'index.html'), 'the reference, clause by clause'],
    [join(reports, 'index.html'), 'the wrong server, and what it behaves like'],
    ['npx assayer serve --open', 'the reference as a mock server'],
    ['npx assayer test --url http://localhost:1337', 'your own server'],
  ] as const
  const width = Math.max(...rows.map(([what]) => what.length))
  return `${rows.map(([what, says]) => `  ${what.padEnd(width)}   ${says}`).join('\n')}\n`
}
