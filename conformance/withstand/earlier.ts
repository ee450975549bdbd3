import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import { type Outcome, scoreOf } from './findings.ts'
import { REPORT_FILE } from './json.ts'
import type { ServerReport, WithstandReport } from './report.ts'
import type { Verdict } from './trials.ts'

/** Outcomes that hold as long as nothing changes. */
const LASTING: readonly Outcome[] = ['passed', 'failed', 'timeout']

/** What an earlier run wrote into a directory, by key; nothing where there was none, or another version of the kit's format. */
export function knownFrom(directory: string): ReadonlyMap<string, Verdict> {
  const file = join(directory, REPORT_FILE)
  if (!existsSync(file)) return new Map()
  const { wrong, permitted } = readWithstand(directory)
  return new Map(
    [...wrong, ...permitted].flatMap(({ key, outcome, lastWords, failed }) =>
      key !== null && LASTING.includes(outcome) ? [[key, { outcome, lastWords, failed }] as const] : [],
    ),
  )
}

/** Reads the `withstand.json` of a directory. Throws UsageError where there is none. */
export function readWithstand(directory: string): WithstandReport {
  const file = join(directory, REPORT_FILE)
  if (!existsSync(file)) throw new UsageError(`There is no ${file}: expected what assayer withstand wrote.`)
  const found: unknown = readJson(file)
  if (isReport(found)) return found
  throw new UsageError(`${file} was not written by this version of assayer withstand; take it away.`)
}

function isReport(found: unknown): found is WithstandReport {
  const { format, version, wrong, permitted } = Object(found)
  const isWritten = format === 'assayer-withstand' && version === 1
  return isWritten && Array.isArray(wrong) && Array.isArray(permitted)
}

/** Puts the reports of shards together. Throws UsageError for those of different runs. */
export function mergeWithstand(reports: readonly WithstandReport[]): WithstandReport {
  const [first, ...others] = reports
  if (!first) throw new UsageError('--merge needs the directories that the shards wrote.')
  const stranger = others.find(it => it.conversation !== first.conversation || it.kit !== first.kit)
  if (stranger)
    throw new UsageError(
      `These are no shards of one run: the tests of ${stranger.shard ?? 'one'} ask something else than those of ${first.shard ?? 'another'}, or were run by another version.`,
    )
  const merged = {
    wrong: mergeServers(reports.map(({ wrong }) => wrong)),
    permitted: mergeServers(reports.map(({ permitted }) => permitted)),
  }
  const isInterrupted = reports.some(it => it.isInterrupted)
  return { ...first, ...merged, isInterrupted, score: scoreOf(merged), shard: null }
}

/** Of each server the outcome that some shard found. */
function mergeServers(lists: readonly (readonly ServerReport[])[]): readonly ServerReport[] {
  const merged = new Map<string, ServerReport>()
  for (const server of lists.flat()) {
    const known = merged.get(server.id)
    if (!known || known.outcome === 'not-run') merged.set(server.id, server)
  }
  return [...merged.values()]
}
