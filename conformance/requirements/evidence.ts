import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readKeptMatrix } from '../kills/kept-matrix.ts'
import { reportReader } from '../report/read-report.ts'
import { isJudged, MEANINGS } from '../run/verdict.ts'
import { readSelftest } from '../selftest/read-selftest.ts'
import { readStatements } from '../suite/statements.ts'
import { UsageError } from '../usage-error.ts'
import type { Evidence, ProgramVerdict } from './qualify.ts'

/** Where what was measured of the suite of the package lies. */
export interface EvidencePlace {
  readonly specs: string
  /** A self-test of all servers that are right. */
  readonly selftest: string
  /** Reports of real programs, a folder each. */
  readonly reports: string
}

/** Reads all of it. Throws UsageError where something was not measured: nothing would qualify, or everything. */
export function readEvidence({ specs, selftest, reports }: EvidencePlace): Evidence {
  const matrix = readKeptMatrix()
  if (!matrix) throw new UsageError('There is no kill matrix: npm run selftest -- --matrix measures one.')
  const killers = new Set([...matrix.killers.values()].flat())
  const statements = new Set(readStatements(specs).map(({ id }) => id))
  return { statements, killers, unfair: unfairIn(selftest), programs: programsIn(reports, specs) }
}

function unfairIn(file: string): ReadonlySet<string> {
  const read = readSelftest(file)
  if (read?.isWhole.fairness) return new Set(read.unfair)
  const found = read ? 'a self-test of some servers alone' : 'no such file'
  throw new UsageError(
    `--selftest ${file}: found ${found}, expected one of all servers that are right: npm run selftest -- --score fairness`,
  )
}

function programsIn(reports: string, specs: string): ReadonlyMap<string, readonly ProgramVerdict[]> {
  const read = reportReader(specs)
  const programs = new Map<string, ProgramVerdict[]>()
  for (const program of foldersIn(reports)) {
    for (const { scenarios } of read(join(reports, program)).clauses) {
      for (const { id, verdict } of scenarios.filter(it => isJudged(it.verdict))) {
        const isRed = MEANINGS[verdict].means.violation !== null
        programs.set(id, [...(programs.get(id) ?? []), { program, isRed }])
      }
    }
  }
  return programs
}

/** Those of published reports: what local runs leave is told of other servers. */
function foldersIn(reports: string): readonly string[] {
  const found = existsSync(reports)
    ? readdirSync(reports).filter(name => existsSync(join(reports, name, 'results.json')))
    : []
  const published = found.filter(name => !['latest', 'local'].includes(name)).sort()
  if (published.length > 0) return published
  throw new UsageError(`${reports} holds no reports of real programs: npm run conformance:real writes them.`)
}
