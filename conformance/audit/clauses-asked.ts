import { clauseOfOperator } from '../overheard/listing/rest-listing.ts'
import type { Question } from './question.ts'

/** Parameters of a list, with the clauses that say what they mean. */
const PARAMETERS: readonly (readonly [written: RegExp, clauseOf: (found: string) => string])[] = [
  [/\[(\$\w+)\]/g, clauseOfOperator],
  [/[?&]sort(?:\[\d+\])?=[\w.]+(?::(asc|desc))?/g, direction => `content.sort.${direction || 'field'}`],
  [/[?&]sort\[([1-9])\]=/g, () => 'content.sort.list'],
  [/[?&]pagination\[(page|start|limit)\]=/g, name => `content.pagination.${name}`],
  [/[?&]publicationState=(live|preview)/g, state => `content.publication.${state}`],
  [/[?&]populate=(\*)/g, () => 'content.populate.everything'],
  [/[?&]populate\[(\d+)\]=/g, () => 'content.populate.list'],
]

/** Each clause that has a say in what some questions are answered, as far as they show it. */
export function clausesAsked(questions: readonly Pick<Question, 'path'>[]): readonly string[] {
  const found = questions.flatMap(({ path }) =>
    PARAMETERS.flatMap(([written, clauseOf]) =>
      [...path.matchAll(written)].map(([, name = '']) => clauseOf(name)),
    ),
  )
  return [...new Set(found)]
}

/** Those besides one. */
export function othersAsked(clause: string, questions: readonly Pick<Question, 'path'>[]): readonly string[] {
  return clausesAsked(questions).filter(it => it !== clause)
}
