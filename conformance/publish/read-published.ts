import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { reportReader } from '../report/read-report.ts'
import type { PublishedReport } from './reports-index.ts'

/** Every report of `reports/` but those of local runs, by folder. */
export function publishedReports(): readonly PublishedReport[] {
  const read = reportReader('specs')
  return readdirSync('reports', { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !['latest', 'local'].includes(entry.name))
    .map(({ name }) => name)
    .filter(name => existsSync(join('reports', name, 'results.json')))
    .sort()
    .map(folder => ({ folder, report: read(join('reports', folder)) }))
}
