import type { Mutant } from './instrument.ts'
import { isKilled, lineOf, type Outcome, type Outcomes } from './outcome.ts'

/** What each of those that were asked says of the mutants that those before it left. */
export type Trials = readonly Trial[]

export interface Trial {
  /** `the suite` */
  readonly of: string
  readonly outcomes: Outcomes
}

/** A mutant with what killed it, if anything did. */
export interface Judged extends Mutant, Outcome {}

/** What all of them say of a mutant together: come across by one is come across. */
export function outcomeOf(trials: Trials, { id }: Mutant): Outcome {
  const said = trials.flatMap(({ outcomes }) => outcomes.get(id) ?? [])
  return said.find(isKilled) ?? said.find(({ by }) => by === null) ?? { by: 'unmet' }
}

/** What was tried: how many are known to make no difference, and how many there were to draw from. */
export interface Drawn {
  readonly equivalent: number
  readonly among: number
}

/** Those that nothing notices or comes across, and how many there are of each. */
export function writeReport(judged: readonly Judged[], trials: Trials, drawn: Drawn): string {
  const { equivalent } = drawn
  const alive = judged.filter(({ by }) => by === null)
  const unmet = judged.filter(({ by }) => by === 'unmet')
  return [
    '\nNothing notices:',
    ...alive.map(lineOf),
    '\nNothing comes across:',
    ...unmet.map(lineOf),
    `\n${judged.length} mutants: ${noticed(judged, trials)}, ${alive.length} not, ${unmet.length} never met`,
    ...(judged.length + equivalent < drawn.among ? [ofAll(judged, drawn)] : []),
    ...(equivalent > 0 ? [`besides, ${equivalent} that are known to make no difference`] : []),
  ].join('\n')
}

function ofAll(judged: readonly Judged[], { among }: Drawn): string {
  const [least, most] = bounds(judged.filter(isKilled).length, judged.length)
  return `of all ${among}, as far as a sample can tell, between ${percent(least)} and ${percent(most)} are noticed`
}

function noticed(judged: readonly Judged[], trials: Trials): string {
  const count = judged.filter(isKilled).length
  const by = trials.map(({ of, outcomes }) => `${[...outcomes.values()].filter(isKilled).length} by ${of}`)
  const all = `${count} noticed (${share(count, judged.length)})`
  return trials.length > 1 ? `${all}, ${by.join(', then ')}` : all
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'of none' : percent(part / whole)
}

/** Between which shares that of all lies, as far as so many that were drawn can tell: 19 times in 20 (Wilson). */
export function bounds(part: number, whole: number): readonly [least: number, most: number] {
  const z = 1.96
  const [found, spread] = [part / whole, (z * z) / whole]
  const middle = found + spread / 2
  const away = z * Math.sqrt((found * (1 - found)) / whole + spread / (4 * whole))
  return [(middle - away) / (1 + spread), (middle + away) / (1 + spread)]
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
