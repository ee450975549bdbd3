import { isContestable, isRed, MEANINGS, SHOWN_VERDICTS, type ShownVerdict } from '../../run/verdict.ts'

/** What page.js must know of a verdict. */
export interface VerdictMark {
  readonly verdict: ShownVerdict
  readonly sign: string
  readonly isRed: boolean
  readonly isContestable: boolean
}

/** In the order of the buttons. */
export function verdictMarks(): readonly VerdictMark[] {
  const placeOf = (verdict: ShownVerdict) => MEANINGS[verdict].looks.place
  return [...SHOWN_VERDICTS]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(verdict => ({
      verdict,
      sign: MEANINGS[verdict].looks.sign,
      isRed: isRed(verdict),
      isContestable: isContestable(verdict),
    }))
}

/** Rules to follow base.css, which has the colours: what carries `data-verdict` has the verdict's as `--verdict`. */
export function verdictStyle(): string {
  const ruleOf = (verdict: ShownVerdict) =>
    `[data-verdict="${verdict}"] { --verdict: var(--${MEANINGS[verdict].looks.colour}) }`
  return `${SHOWN_VERDICTS.map(ruleOf).join('\n')}\n`
}
