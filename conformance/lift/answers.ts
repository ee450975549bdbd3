import type { Ask, Question } from './ask.ts'

/** By question: what the oracle answers. */
export type Answers = ReadonlyMap<string, unknown>

/** Each question is asked once. */
export async function answersTo(questions: readonly Question[], ask: Ask): Promise<Answers> {
  const different = new Map(questions.map(it => [keyOf(it), it]))
  const answers = await ask([...different.values()])
  return new Map([...different.keys()].map((key, index) => [key, answers[index]]))
}

export function keyOf({ request, as }: Question): string {
  return `${as} ${request}`
}
