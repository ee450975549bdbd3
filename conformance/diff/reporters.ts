import type { Reporter } from '../report/reporter.ts'
import { consoleDiff } from './console.ts'
import type { ReportDiff } from './diff.ts'
import { htmlDiff } from './html.ts'
import { jsonDiff } from './json.ts'
import { markdownDiff } from './markdown.ts'

/** Every reporter of a diff. A new one: its file, a line here. */
export const diffReporters: readonly Reporter<ReportDiff>[] = [jsonDiff, htmlDiff, markdownDiff, consoleDiff]
