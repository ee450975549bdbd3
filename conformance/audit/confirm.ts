import type { Models } from '../overheard/judge/models.ts'
import type { Confirmed } from './finding.ts'
import { type Accusation, chargeOf, listening } from './listener.ts'
import { type Answer, type Ask, isServed, type Question, shownBy } from './question.ts'
import type { Check } from './relations/check.ts'

/*
 * A target lives: somebody may write while it is asked. What seems wrong is asked again, from both ends, and counts only
 * if all answers stayed the same meanwhile and it is still wrong.
 */

/** Asks what a check compares once more, there and back. */
export async function confirmCheck(ask: Ask, { questions, compare }: Check): Promise<Confirmed> {
  const there = await askAll(ask, questions)
  const back = (await askAll(ask, questions.toReversed())).toReversed()
  if ([...there, ...back].includes(null)) return 'not-asked-again'
  const isStill = there.every((answer, at) => shownBy(answer) === shownBy(back[at] ?? null))
  if (!isStill || !there.every(isServed) || !back.every(isServed)) return 'moved'
  return compare(there) && compare(back) ? 'stands' : 'moved'
}

async function askAll(ask: Ask, questions: readonly Question[]): Promise<readonly (Answer | null)[]> {
  const answers = []
  for (const question of questions) answers.push(await ask(question))
  return answers
}

/** Asks for what several accusations rest on, then what they are about, and for what they rest on again. */
export async function confirmAccusations(
  ask: Ask,
  accusations: readonly Accusation[],
  { pages, models }: { readonly pages: readonly Question[]; readonly models: Models },
): Promise<ReadonlyMap<Accusation, Confirmed>> {
  const proved = new Set<string>()
  const hearing = await listening(ask, {
    ...{ models, isUndisturbed: false, onKept: () => {} },
    onAccusation: accusation => proved.add(chargeOf(accusation)),
  })
  const questions = accusations.map(({ question }) => question)
  const answers = await askAll(hearing, [...pages, ...questions, ...pages])
  const isCut = answers.includes(null)
  return new Map(
    accusations.map(accusation => {
      const isProved = proved.has(chargeOf(accusation))
      return [accusation, isProved ? 'stands' : isCut ? 'not-asked-again' : 'moved']
    }),
  )
}
