import { type DiagnosisOptions, diagnoseReport } from '../diagnosis/diagnose-report.ts'
import type { Reported } from '../report/report.ts'
import type { Reporter } from '../report/reporter.ts'
import { readScores } from '../selftest/read-selftest.ts'
import type { Suite } from '../suite/load-suite.ts'
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

/** The report with why the reference answers as it does what differs, where there is a page to tell it. */
export async function reasoned(
  reported: Reported,
  suite: () => Suite,
  reporters: readonly Reporter[],
  io: Io,
): Promise<Reported> {
  const { divergence, verdicts } = reported.report.summary
  const isShown = reporters.some(({ name }) => name === 'html')
  if (!isShown || divergence.failed + verdicts.warning + verdicts.note === 0) return reported
  const { explainReport } = await import('../why/explain-report.ts')
  return explainReport(reported, suite(), io.signal)
}
