import type { Reporter } from '../report/reporter.ts'
import { stableJson } from '../report/stable-json.ts'
import type { WithstandReport } from './report.ts'

/** The file that a later run reads again. */
export const REPORT_FILE = 'withstand.json'

export const jsonWithstand: Reporter<WithstandReport> = {
  name: 'json',
  says: 'withstand.json: every server with its outcome, which the next run reads again',
  files: report => ({ [REPORT_FILE]: stableJson(report) }),
}
