import { join } from 'node:path'
import { findBlobs } from '../../merge/find-blobs.ts'
import { mergeBlobs } from '../../merge/merge.ts'
import { blobReader } from '../../merge/read-blob.ts'
import { loadSuite } from '../../suite/load-suite.ts'
import { UsageError } from '../../usage-error.ts'
import { BUDGET_FLAGS, selftestFile } from '../budget-flags.ts'
import type { Command } from '../command.ts'
import { diagnosed, reasoned, withScores } from '../enrich-report.ts'
import { printSchema, REPORT_FLAGS } from '../report-flags.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'
import { chooseReporters, exitCodeOf, writeReports } from '../write-reports.ts'

export const mergeReportsCommand: Command = {
  usage: 'DIR | FILE …',
  details:
    'Merges the blobs that the shards of a run wrote, and writes the same reports as a run in one piece. For a\n' +
    'directory, every blob*.ndjson in it and below is read. What a missing or killed shard did not judge is reported\n' +
    'as not run. The exit code is that of the whole run.',
  flags: { ...REPORT_FLAGS, specs: SUITE_FLAGS.specs, selftest: BUDGET_FLAGS.selftest },
  examples: [
    { line: 'merge-reports blobs', says: 'what all shards left in blobs/ or in folders below it' },
    { line: 'merge-reports blobs --reporter html,junit --output site', says: 'only these reports' },
    { line: 'merge-reports reports/latest', says: 'what a runner that was killed had judged so far' },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: async (given, io) => {
    if (given.has('schema')) return printSchema(io)
    if (given.positionals.length === 0)
      throw new UsageError('assayer merge-reports needs the directory that holds the blobs.')
    const reporters = chooseReporters(given.texts('reporter'), io.environment)
    const read = blobReader(join(io.packageDirectory, 'specs'))
    const output = given.text('output') ?? 'reports/latest'
    const merged = withScores(mergeBlobs(findBlobs(given.positionals).map(read)), selftestFile(given, output))
    const like = { suite: () => loadSuite(specsDirectory(given, io)), profile: null }
    const reported = await reasoned(await diagnosed(merged, like, given, io), like.suite, reporters, io)
    writeReports(reported, reporters, output, io)
    return exitCodeOf(reported.report)
  },
}
