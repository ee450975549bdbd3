import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { blobsIn } from '../merge/find-blobs.ts'
import { mergeBlobs } from '../merge/merge.ts'
import { blobReader } from '../merge/read-blob.ts'
import type { Report } from '../report/report.ts'
import { isReached, isRed } from '../run/verdict.ts'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import type { Io } from './io.ts'

/** What `--last-failed` reads, beside the reports. */
export const LAST_RUN = '.last-run.json'

/** The ids of the scenarios that are to run again: what was red, and what was not reached. */
export function lastRunText(report: Report): string {
  const failed = redIn(report)
  return `${JSON.stringify({ status: failed.length > 0 ? 'failed' : 'passed', failed }, null, 1)}\n`
}

function redIn({ clauses }: Report): readonly string[] {
  const red = clauses.flatMap(clause =>
    clause.scenarios.filter(({ verdict }) => isRed(verdict) || !isReached(verdict)),
  )
  return [...new Set(red.map(({ id }) => id))]
}

/** Reads the ids back; of a run that was killed, all that it had not judged green. */
export function readLastFailed(directory: string, { packageDirectory }: Io): readonly string[] {
  const file = join(directory, LAST_RUN)
  if (!existsSync(file)) return failedInJournals(directory, packageDirectory)
  const { failed } = Object(readJson(file))
  if (Array.isArray(failed) && failed.every(id => typeof id === 'string')) return failed
  throw new UsageError(`--last-failed: ${file} was not written by assayer.`)
}

function failedInJournals(directory: string, packageDirectory: string): readonly string[] {
  const journals = existsSync(directory) ? blobsIn(directory) : []
  if (journals.length === 0) throw new UsageError(`--last-failed: there is no earlier run in ${directory}.`)
  const { report } = mergeBlobs(journals.map(blobReader(join(packageDirectory, 'specs'))))
  return redIn(report)
}
