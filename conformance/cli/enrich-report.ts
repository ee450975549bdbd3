import { type DiagnosisOptions, diagnoseReport } from '../diagnosis/diagnose-report.ts'
import type { Reported } from '../report/report.ts'
import { readScores } from '../selftest/read-selftest.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'

const CLEAR = '\r\u001b[2K'

/** The report with both scores of the suite, where a self-test has measured them. */
export function withScores(reported: Reported, file: string): Reported {
  return { ...reported, report: { ...reported.report, ...readScores(file) } }
}

/** The report with what the target behaves like, unless --no-diagnosis; on a terminal it says what it is at. */
export async function diagnosed(
  reported: Reported,
  like: Pick<DiagnosisOptions, 'suite' | 'profile'>,
  given: Given,
  io: Io,
): Promise<Reported> {
  if (given.has('no-diagnosis')) return reported
  const say = (text: string) => (io.isTerminal ? io.err(text) : undefined)
  const onQuirk = (id: string) => say(`${CLEAR}is it ${id}?`)
  try {
    return await diagnoseReport(reported, { ...like, signal: io.signal, onQuirk })
  } finally {
    say(CLEAR)
  }
}
