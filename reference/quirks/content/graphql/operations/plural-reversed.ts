import type { Quirk } from '../../../quirk.ts'
import { changeAnswer } from '../change-answers.ts'

const clause = 'content.graphql.queries.plural'

export const pluralReversed: Quirk = {
  id: 'content.graphql.queries.plural.reversed',
  clause,
  says: 'a list has its entries the other way round',
  apply: changeAnswer(clause, (resolve, args) => {
    const list = Object(resolve(args))
    return { ...list, nodes: [...list.nodes].reverse() }
  }),
}
