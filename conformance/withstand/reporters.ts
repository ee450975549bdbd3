import type { Reporter } from '../report/reporter.ts'
import { consoleWithstand } from './console.ts'
import { htmlWithstand } from './html.ts'
import { jsonWithstand } from './json.ts'
import type { WithstandReport } from './report.ts'

/** Every reporter of what tests notice. A new one: its file, a line here. */
export const withstandReporters: readonly Reporter<WithstandReport>[] = [
  jsonWithstand,
  htmlWithstand,
  consoleWithstand,
]
