/** Every verdict, in the order in which summaries show them. */
export const VERDICTS = [
  'pass',
  'fail',
  'warning',
  'note',
  'known',
  'fixed',
  'unstable',
  'known-flaky',
  'not-applicable',
  'not-testable',
  'error',
] as const
export type Verdict = (typeof VERDICTS)[number]

/** What a report says of a scenario: its verdict, or that the run ended before it. */
export const SHOWN_VERDICTS = [...VERDICTS, 'not-run'] as const
export type ShownVerdict = (typeof SHOWN_VERDICTS)[number]

/** Whatever a run, a command or a report decides by a verdict is a column of the table below. */
export interface Meaning {
  readonly means: {
    /**
     * How the target answered. `not-had`: so that nothing could be judged; `not-due`: it need not answer; null: nobody
     * knows, because the run ended before or because the kit is wrong. `varying`: sometimes one, sometimes the other.
     */
    readonly answer: 'as-expected' | 'differing' | 'varying' | 'not-had' | 'not-due' | null
    /** It differs and must not. A baseline can list it; what is not listed counts for --max-failures. */
    readonly violation: 'unlisted' | 'listed' | null
    /** The exit code that a command has because of it: 1 is the target's doing, and whatever is not 0 is red. */
    readonly exit: 0 | 1 | 3
    /** Of several verdicts the one with the lowest rank stands for all. */
    readonly rank: number
  }
  readonly prints: {
    /** `otherwise`: when there is nothing that is always shown. */
    readonly console: 'always' | 'otherwise' | 'never'
    readonly github: 'error' | 'warning' | null
    readonly vitest: 'passes' | 'fails' | 'skips'
  }
  readonly files: {
    readonly markdown: 'failure' | 'warning' | null
    readonly junit: 'passed' | 'passed-with-output' | 'failure' | 'error' | 'skipped'
    readonly ctrf: 'passed' | 'failed' | 'skipped' | 'pending' | 'other'
    /** The list of a test-result statement that it stands in; null: none, as nothing was tested. */
    readonly statement: 'passed' | 'warned' | 'failed' | null
    /** Null is no finding. */
    readonly sarif: 'error' | 'suppressed-error' | 'warning' | 'note' | null
  }
  /** On pages of HTML; the terminal has the colour, too. */
  readonly looks: {
    readonly colour: 'green' | 'red' | 'yellow' | 'grey'
    /** In the square of a scenario. */
    readonly sign: string
    /** Of its button, counted from the left. */
    readonly place: number
  }
}

export const MEANINGS: Readonly<Record<ShownVerdict, Meaning>> = {
  /** The answer is as expected. */
  pass: {
    means: { answer: 'as-expected', violation: null, exit: 0, rank: 12 },
    prints: { console: 'never', github: null, vitest: 'passes' },
    files: { markdown: null, junit: 'passed', ctrf: 'passed', statement: 'passed', sarif: null },
    looks: { colour: 'green', sign: '', place: 10 },
  },
  /** It is not, and the documentation (or --strict) says that it must be. */
  fail: {
    means: { answer: 'differing', violation: 'unlisted', exit: 1, rank: 2 },
    prints: { console: 'always', github: 'error', vitest: 'fails' },
    files: { markdown: 'failure', junit: 'failure', ctrf: 'failed', statement: 'failed', sarif: 'error' },
    looks: { colour: 'red', sign: '×', place: 1 },
  },
  /** It is not, and the documentation only recommends that it is. */
  warning: {
    means: { answer: 'differing', violation: null, exit: 0, rank: 6 },
    prints: { console: 'always', github: 'warning', vitest: 'passes' },
    files: {
      markdown: 'warning',
      junit: 'passed-with-output',
      ctrf: 'passed',
      statement: 'warned',
      sarif: 'warning',
    },
    looks: { colour: 'yellow', sign: 'w', place: 6 },
  },
  /** It is not, but no documentation says so. */
  note: {
    means: { answer: 'differing', violation: null, exit: 0, rank: 9 },
    prints: { console: 'otherwise', github: null, vitest: 'passes' },
    files: {
      markdown: null,
      junit: 'passed-with-output',
      ctrf: 'passed',
      statement: 'warned',
      sarif: 'note',
    },
    looks: { colour: 'yellow', sign: '!', place: 7 },
  },
  /** It is not, and the baseline says so. */
  known: {
    means: { answer: 'differing', violation: 'listed', exit: 0, rank: 7 },
    prints: { console: 'never', github: null, vitest: 'passes' },
    files: {
      markdown: null,
      junit: 'skipped',
      ctrf: 'skipped',
      statement: 'failed',
      sarif: 'suppressed-error',
    },
    looks: { colour: 'yellow', sign: 'k', place: 8 },
  },
  /** It is as expected although the baseline says otherwise. */
  fixed: {
    means: { answer: 'as-expected', violation: null, exit: 1, rank: 3 },
    prints: { console: 'always', github: 'error', vitest: 'fails' },
    files: { markdown: null, junit: 'failure', ctrf: 'failed', statement: 'passed', sarif: 'error' },
    looks: { colour: 'red', sign: '+', place: 2 },
  },
  /** Asked again, it was as expected: neither pass nor fail, so that nobody can say which. */
  unstable: {
    means: { answer: 'varying', violation: null, exit: 3, rank: 4 },
    prints: { console: 'always', github: null, vitest: 'fails' },
    files: { markdown: null, junit: 'error', ctrf: 'failed', statement: 'warned', sarif: 'warning' },
    looks: { colour: 'red', sign: '~', place: 3 },
  },
  /** Likewise, and the baseline says so. */
  'known-flaky': {
    means: { answer: 'varying', violation: null, exit: 0, rank: 8 },
    prints: { console: 'never', github: null, vitest: 'passes' },
    files: {
      markdown: null,
      junit: 'skipped',
      ctrf: 'skipped',
      statement: 'warned',
      sarif: 'suppressed-error',
    },
    looks: { colour: 'yellow', sign: 'f', place: 9 },
  },
  /** The target does not claim what the scenario is about, or holds another world. */
  'not-applicable': {
    means: { answer: 'not-due', violation: null, exit: 0, rank: 11 },
    prints: { console: 'never', github: null, vitest: 'skips' },
    files: { markdown: null, junit: 'skipped', ctrf: 'skipped', statement: null, sarif: null },
    looks: { colour: 'grey', sign: '·', place: 11 },
  },
  /** No verdict could be had from the target. */
  'not-testable': {
    means: { answer: 'not-had', violation: null, exit: 3, rank: 5 },
    prints: { console: 'always', github: null, vitest: 'fails' },
    files: { markdown: null, junit: 'error', ctrf: 'failed', statement: null, sarif: 'warning' },
    looks: { colour: 'red', sign: '?', place: 5 },
  },
  /** The kit itself is wrong. */
  error: {
    means: { answer: null, violation: null, exit: 3, rank: 1 },
    prints: { console: 'always', github: null, vitest: 'fails' },
    files: { markdown: null, junit: 'error', ctrf: 'failed', statement: null, sarif: 'error' },
    looks: { colour: 'red', sign: 'E', place: 4 },
  },
  /** No verdict: the run ended before it. What ended the run decides the exit code. */
  'not-run': {
    means: { answer: null, violation: null, exit: 0, rank: 10 },
    prints: { console: 'never', github: null, vitest: 'skips' },
    files: { markdown: null, junit: 'skipped', ctrf: 'pending', statement: null, sarif: null },
    looks: { colour: 'grey', sign: '·', place: 12 },
  },
}

/** Whether the scenario was reached. */
export function isReached(verdict: ShownVerdict): verdict is Verdict {
  return verdict !== 'not-run'
}

/** Whether the target's answer was not as expected. */
export function isDiffering(verdict: ShownVerdict): boolean {
  return MEANINGS[verdict].means.answer === 'differing'
}

/** Whether a scenario was judged at all, one way or the other. */
export function isJudged(verdict: ShownVerdict): boolean {
  return MEANINGS[verdict].means.answer === 'as-expected' || isDiffering(verdict)
}

/** Whether somebody may hold against it that the target is right. */
export function isContestable(verdict: ShownVerdict): boolean {
  return MEANINGS[verdict].means.answer === 'varying' || isDiffering(verdict)
}

/** Whether it was judged, or need not be: another run would say no more. */
export function isSettled(verdict: ShownVerdict): boolean {
  return MEANINGS[verdict].means.answer === 'not-due' || isJudged(verdict)
}

/** Whether it must not stay so. */
export function isRed(verdict: ShownVerdict): boolean {
  return MEANINGS[verdict].means.exit !== 0
}

/** Whether the answer is as expected and there is nothing to tell of it. */
export function isGreen(verdict: ShownVerdict): boolean {
  return MEANINGS[verdict].means.answer === 'as-expected' && !isRed(verdict)
}

/** Whether it differs, and nothing fails because of it. */
export function isRemark(verdict: ShownVerdict): verdict is 'warning' | 'note' {
  return verdict === 'warning' || verdict === 'note'
}

/** Whether it is a violation that no baseline lists. */
export function isFailure(verdict: ShownVerdict): boolean {
  return MEANINGS[verdict].means.violation === 'unlisted'
}
