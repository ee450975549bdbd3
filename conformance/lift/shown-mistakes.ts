import { isObject } from '../compare/json-value.ts'
import { type Answers, answersTo, keyOf } from './answers.ts'
import type { Ask, Question } from './ask.ts'
import { mistakesOf } from './mistakes.ts'

/** By question: the mistakes that would show in which entries come. */
export type ShownMistakes = ReadonlyMap<string, ReadonlySet<string>>

/** Asks the oracle what each question may be mistaken for: what is answered alike cannot show the mistake. */
export async function shownMistakes(
  questions: readonly Question[],
  answers: Answers,
  ask: Ask,
): Promise<ShownMistakes> {
  const able = new Map(
    questions.filter(it => answers.get(keyOf(it)) !== undefined).map(it => [keyOf(it), it]),
  )
  const found = [...able].flatMap(([key, { request, as }]) =>
    mistakesOf(request).map(mistake => ({
      key,
      name: mistake.name,
      asked: { request: mistake.request, as },
    })),
  )
  const others = await answersTo(
    found.map(({ asked }) => asked),
    ask,
  )
  const shown = new Map<string, Set<string>>()
  for (const { key, name, asked } of found) {
    const other = others.get(keyOf(asked))
    if (other === undefined || entriesOf(other) === entriesOf(answers.get(key))) continue
    shown.set(key, (shown.get(key) ?? new Set()).add(name))
  }
  return shown
}

/** Which entries are on the page, in any order, and how many there are. */
function entriesOf(answer: unknown): string {
  const { data, meta } = isObject(answer) ? answer : {}
  const ids = Array.isArray(data) ? data.map(it => String(Object(it).id)).toSorted() : []
  return JSON.stringify([ids, Object(Object(meta).pagination).total])
}
