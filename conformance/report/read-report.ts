import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compileSchema } from '../suite/schema.ts'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import type { Report } from './report.ts'
import { NO_VERDICTS } from './summary.ts'

/**
 * Gives a reader of `results.json`, or of the directory that holds it; the schema is that of `specs`. The reader
 * throws UsageError for a place that holds no results.
 */
export function reportReader(specs: string): (place: string) => Report {
  const accept = compileSchema<Report>(specs, 'results.schema.json')
  return place => {
    const isDirectory = existsSync(place) && statSync(place).isDirectory()
    const file = isDirectory ? join(place, 'results.json') : place
    if (!existsSync(file)) throw new UsageError(`There is no ${file}: write one with --reporter json.`)
    const fitting = accept(readJson(file), file)
    if ('value' in fitting) return withEveryVerdict(fitting.value)
    const { path, found, expected } = fitting.problem
    throw new UsageError(`${file} is no results.json: ${path}: found ${found}, expected ${expected}.`)
  }
}

/** Older reports know fewer verdicts. */
function withEveryVerdict(report: Report): Report {
  const { verdicts } = report.summary
  return { ...report, summary: { ...report.summary, verdicts: { ...NO_VERDICTS, ...verdicts } } }
}
