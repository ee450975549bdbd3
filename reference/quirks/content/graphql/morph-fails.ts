import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

const clause = 'content.graphql.types.morph'

/** UNDOCUMENTED: there is no model to validate the arguments of such a relation with, so it always fails. */
export const morphFails: Quirk = {
  id: 'content.graphql.types.morph.fails',
  clause,
  says: 'a relation that may point at any type cannot be read: it is null, with an error',
  apply: changeGraphql(({ attributes }) => ({
    attributes: replaceUnit(attributes, clause, rule => ({
      ...rule,
      output: place => {
        const field = rule.output(place)
        return field && { ...field, resolve: failing }
      },
    })),
  })),
}

function failing(): never {
  throw new Error('Missing schema in validateQuery')
}
