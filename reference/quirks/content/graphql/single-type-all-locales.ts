import { compileList } from '../../../content/actions/find.ts'
import { findAllLocales } from '../../../content/actions/find-single.ts'
import { restQuery } from '../../../content/graphql/resolve/rest-query.ts'
import type { Quirk } from '../../quirk.ts'
import { changeOperation } from './change-graphql.ts'

const clause = 'content.graphql.queries.single-type'

/** UNDOCUMENTED: a single type in all locales is a list where one entry is expected. */
export const singleTypeAllLocales: Quirk = {
  id: 'content.graphql.queries.single-type.all-locales',
  clause,
  says: 'a single type in all locales has no attributes that can be shown',
  apply: changeOperation(clause, rule => ({
    ...rule,
    operation: (type, scope) => {
      const operation = rule.operation(type, scope)
      return {
        ...operation,
        resolve: (source, args, context, info) => {
          if (args.locale !== 'all') return operation.resolve(source, args, context, info)
          const list = compileList(restQuery(args, type, context), type, context.query)
          return { value: findAllLocales(list, context.query) }
        },
      }
    },
  })),
}
