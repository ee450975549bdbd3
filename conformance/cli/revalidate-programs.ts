import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  agedText,
  namedProgram,
  type Revalidation,
  revalidate,
  revalidationText,
  seenAt,
} from '../publish/revalidate.ts'
import { reportReader } from '../report/read-report.ts'
import type { Report } from '../report/report.ts'
import { monthsBefore } from '../suite/last-seen.ts'
import { loadSuite, type Suite } from '../suite/load-suite.ts'
import { UsageError } from '../usage-error.ts'
import type { ExitCode } from './command.ts'
import type { Io } from './io.ts'
import { main } from './main.ts'

export interface RevalidateOptions {
  /** The configuration that has the programs as targets. */
  readonly config: string
  /** Targets of it, each called as the folder of its report. */
  readonly names: readonly string[]
  readonly specs: string
  /** Where published reports are, and where those of this go. */
  readonly reports: string
  readonly output: string
  /** What was not seen for so many months is listed. */
  readonly olderThan: number
}

/**
 * Asks every observed clause again at the programs where it was seen. Changes no report that is published. 1: a program
 * does otherwise than when it was seen; 3: one could not be asked.
 */
export async function revalidatePrograms(options: RevalidateOptions, io: Io): Promise<ExitCode> {
  const suite = loadSuite(options.specs)
  const found: (Revalidation | null)[] = []
  for (const name of options.names) {
    if (io.signal.aborted) return 3
    found.push(await revalidateProgram(name, suite, options, io))
  }
  io.out(agedText(suite.clauses, monthsBefore(io.now(), options.olderThan)))
  const told = found.filter(it => it !== null)
  if (told.some(({ drifted }) => drifted.length > 0)) return 1
  return told.length < found.length || told.some(({ lost }) => lost.length > 0) ? 3 : 0
}

/** Null: it could not be asked. */
async function revalidateProgram(
  name: string,
  { clauses }: Suite,
  { config, specs, reports, output }: RevalidateOptions,
  io: Io,
): Promise<Revalidation | null> {
  const program = namedProgram(name)
  if (!program) throw new UsageError(`${name} names no program and version, such as strapi-4.26.2-sqlite.`)
  const seen = seenAt(clauses, program)
  if (seen.length === 0) {
    io.out(`${name}: no observed clause was seen there\n`)
    return revalidate([], NOTHING, null)
  }
  const directory = join(output, name)
  // What an earlier run left must not be taken for this one's.
  rmSync(directory, { recursive: true, force: true })
  const args = ['--config', config, '--target', name, '--specs', specs, '--output', directory]
  const code = await main(
    // What holds of any answer is no matter of the clause that was seen.
    ['test', ...args, '--reporter', 'json', '--no-diagnosis', '--no-invariants', ...seen.map(({ id }) => id)],
    // What differs is told below, in other words.
    { ...io, out: () => {} },
  )
  if (code === 2 || (code === 3 && !hasJudged(directory, specs))) return null
  const found = revalidate(seen, readIn(specs, directory), publishedOf(name, reports, specs))
  io.out(revalidationText(name, found))
  return found
}

const NOTHING = { clauses: [] } satisfies Pick<Report, 'clauses'>

function readIn(specs: string, directory: string): Report {
  return reportReader(specs)(directory)
}

function hasJudged(directory: string, specs: string): boolean {
  return existsSync(join(directory, 'results.json')) && readIn(specs, directory).summary.coverage.judged > 0
}

function publishedOf(name: string, reports: string, specs: string): Report | null {
  const directory = join(reports, name)
  return existsSync(join(directory, 'results.json')) ? readIn(specs, directory) : null
}
