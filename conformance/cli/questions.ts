import { UsageError } from '../usage-error.ts'
import type { FlagSet, Given } from './flags.ts'
import type { Io } from './io.ts'

/** One thing to know, by a flag or by asking. */
export interface Question {
  /** The flag that answers it. */
  readonly flag: string
  readonly value: string
  readonly asks: string
  /** The answer of somebody who just presses Enter. */
  readonly usual: string
  /** Why an answer will not do; null when it will. */
  readonly refuses?: (answer: string) => string | null
}

/** The flags that answer questions. */
export function flagsOf(questions: readonly Question[]): FlagSet {
  return Object.fromEntries(
    questions.map(({ flag, value, asks, usual }) => [
      flag,
      { says: `${asks}${usual === '' ? '' : ` (default ${usual})`}`, value },
    ]),
  )
}

/**
 * The answers by flag name: by flags, else by asking, or with --yes by taking what is usual. Throws UsageError when
 * nobody can be asked, or when a flag's answer will not do; a person is asked again.
 */
export async function answersTo(
  questions: readonly Question[],
  given: Given,
  io: Io,
): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>()
  for (const question of questions) {
    const answer =
      given.text(question.flag) ?? (given.has('yes') ? question.usual : await askUntilGood(question, io))
    const refusal = question.refuses?.(answer) ?? null
    if (refusal !== null) throw new UsageError(`--${question.flag} ${answer}: ${refusal}`)
    answers.set(question.flag, answer)
  }
  return answers
}

async function askUntilGood({ asks, usual, refuses }: Question, { ask, err }: Io): Promise<string> {
  if (!ask)
    throw new UsageError(
      'This is no terminal, so no questions can be asked: use --yes for the defaults, and flags for the rest.',
    )
  for (;;) {
    const answer = (await ask(`${asks}${usual === '' ? '' : ` [${usual}]`}: `)).trim() || usual
    const refusal = refuses?.(answer) ?? null
    if (refusal === null) return answer
    err(`${refusal}\n`)
  }
}
