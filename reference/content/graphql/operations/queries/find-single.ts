import { compileList } from '../../../actions/find.ts'
import { findSingle as findEntry } from '../../../actions/find-single.ts'
import { restQuery } from '../../resolve/rest-query.ts'
import { entryArguments } from '../../schema/arguments/rules.ts'
import { entityResponseName, singularField } from '../../schema/naming.ts'
import { isSingleType, type OperationRule } from '../operation-rule.ts'

/**
 * content.graphql.queries.single-type: A single type has one query, `<singular>`, without an id; with draft and
 * publish it takes `publicationState` (observed).
 */
export const findSingle: OperationRule = {
  clause: 'content.graphql.queries.single-type',
  parent: 'Query',
  action: 'find',
  applies: isSingleType,
  name: singularField,
  operation: (type, scope) => ({
    type: entityResponseName(type),
    args: entryArguments(type, scope.units.arguments),
    resolve: (_source, args, context) => {
      const { query } = context
      const list = compileList(restQuery(args, type, context), type, query)
      return { value: findEntry(list, query) }
    },
  }),
}
