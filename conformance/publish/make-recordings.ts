import { readFileSync } from 'node:fs'
import { digestOf } from '../digests/digests.ts'
import { fileOf, publishedBundles } from '../preview/published-bundles.ts'
import { recordingReader } from '../proof/read-recording.ts'
import type { ClauseReport, Report } from '../report/report.ts'
import { isDiffering, isJudged } from '../run/verdict.ts'
import type { HeardClause, ProgramRecording, Recordings } from './recordings.ts'
import { isSeenAt, namedProgram } from './revalidate.ts'

/** Reads what the bundles below a folder of reports hold; the schema of recordings is that of `specs`. */
export async function recordingsIn(reports: string, specs: string): Promise<Recordings> {
  const read = recordingReader(specs)
  const bundles = await publishedBundles(reports)
  const programs = bundles.flatMap(({ program, files }) => {
    if (namedProgram(program) === null) return []
    const { head, settings } = read(files['recording.ndjson'])
    const attempts = settings.flatMap(setting => [...setting.attempts.values()].flat())
    const heard = new Set(attempts.flatMap(it => (it.exchanges.length > 0 ? it.scenario : [])))
    const report: Report = JSON.parse(files['results.json'])
    const recording: ProgramRecording = {
      bundle: digestOf(readFileSync(fileOf(reports, program))),
      date: new Date(head.to).toISOString().slice(0, 10),
      clauses: heardClauses(report, program, heard),
    }
    return [[program, recording] as const]
  })
  return { format: 'assayer-recordings', version: 1, programs: Object.fromEntries(programs) }
}

function heardClauses(
  { clauses }: Report,
  folder: string,
  heard: ReadonlySet<string>,
): ProgramRecording['clauses'] {
  const program = namedProgram(folder)
  const seen = clauses.filter(clause => program !== null && isSeenAt(clause, program))
  return Object.fromEntries(
    seen.flatMap(clause => {
      const found = heardClause(clause, heard)
      return found ? [[clause.id, found] as const] : []
    }),
  )
}

function heardClause({ id, scenarios }: ClauseReport, heard: ReadonlySet<string>): HeardClause | null {
  const told = scenarios.filter(it => heard.has(it.id) && isJudged(it.verdict))
  const shortIds = (its: typeof told) => its.map(it => it.id.slice(id.length + 1))
  const contradicts = shortIds(told.filter(({ verdict }) => isDiffering(verdict)))
  const confirms = shortIds(told.filter(({ verdict }) => !isDiffering(verdict)))
  return told.length === 0 ? null : { confirms, ...(contradicts.length > 0 && { contradicts }) }
}

/** The text of `reports/recordings.json`: a line for each clause, so that changes of it can be read. */
export function recordingsText({ format, version, programs }: Recordings): string {
  const written = Object.entries(programs).map(([name, { bundle, date, clauses }]) => {
    const lines = Object.entries(clauses).map(
      ([id, heard]) => `   ${JSON.stringify(id)}: ${JSON.stringify(heard)}`,
    )
    return ` ${JSON.stringify(name)}: {"bundle": ${JSON.stringify(bundle)}, "date": ${JSON.stringify(date)}, "clauses": {\n${lines.join(',\n')}}}`
  })
  return `{"format": ${JSON.stringify(format)}, "version": ${version}, "programs": {\n${written.join(',\n')}}}\n`
}
