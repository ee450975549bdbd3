import type { Mutant } from './instrument.ts'
import { isKilled, type Outcome, type Outcomes } from './outcome.ts'

/** What each asked says of the mutants: the suite of all, the unit tests, if asked, of those that it left. */
export interface Trials {
  readonly suite: Outcomes
  readonly tests: Outcomes | null
}

/** A mutant with what killed it, if anything did. */
export interface Judged extends Mutant, Outcome {}

/** What both say of a mutant together: come across by one is come across. */
export function outcomeOf({ suite, tests }: Trials, { id }: Mutant): Outcome {
  const bySuite = suite.get(id) ?? { by: null }
  const byTests = tests?.get(id)
  return byTests === undefined || byTests.by === 'unmet' ? bySuite : byTests
}

/** Those that nothing notices or comes across, and how many there are of each. */
export function writeReport(judged: readonly Judged[], trials: Trials, equivalent: number): string {
  const alive = judged.filter(({ by }) => by === null)
  const unmet = judged.filter(({ by }) => by === 'unmet')
  const line = ({ file, line, before, says }: Mutant) => `  ${file}:${line}  ${before.slice(0, 90)}  ${says}`
  return [
    '\nNothing notices:',
    ...alive.map(line),
    '\nNothing comes across:',
    ...unmet.map(line),
    `\n${judged.length} mutants: ${noticed(judged, trials)}, ${alive.length} not, ${unmet.length} never met`,
    ...(equivalent > 0 ? [`besides, ${equivalent} that are known to make no difference`] : []),
  ].join('\n')
}

function noticed(judged: readonly Judged[], { suite, tests }: Trials): string {
  const killed = judged.filter(isKilled)
  const bySuite = killed.filter(({ id }) => isKilled(suite.get(id) ?? { by: null }))
  const all = `${killed.length} noticed (${share(killed.length, judged.length)})`
  return tests
    ? `${all}, ${bySuite.length} by the suite and ${killed.length - bySuite.length} by unit tests`
    : all
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'of none' : `${((100 * part) / whole).toFixed(1)} %`
}
