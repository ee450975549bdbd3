import { compileList, find as findRows } from '../../../actions/find.ts'
import type { ContentType } from '../../../model/types.ts'
import type { Arguments, GraphqlContext } from '../../context.ts'
import { charge } from '../../resolve/charge.ts'
import { readWindow } from '../../resolve/pagination.ts'
import type { EntityCollection } from '../../resolve/responses.ts'
import { restQuery } from '../../resolve/rest-query.ts'
import { entryArguments } from '../../schema/arguments/rules.ts'
import { entityResponseCollectionName, pluralField } from '../../schema/naming.ts'
import { isCollectionType, type OperationRule } from '../operation-rule.ts'

/**
 * content.graphql.queries.plural: `<plural>` takes filters, pagination, sort and publicationState, and returns a
 * `<Name>EntityResponseCollection`.
 */
export const find: OperationRule = {
  clause: 'content.graphql.queries.plural',
  parent: 'Query',
  action: 'find',
  applies: isCollectionType,
  name: pluralField,
  operation: (type, scope) => ({
    type: entityResponseCollectionName(type),
    args: entryArguments(type, scope.units.arguments),
    resolve: (_source, args, context, info) => {
      const collection = list(args, type, context)
      charge(collection.nodes.length, info, context)
      return collection
    },
  }),
}

function list(args: Arguments, type: ContentType, context: GraphqlContext): EntityCollection {
  const { query } = context
  context.budget.scan(query.store.table(type.uid).size)
  const window = readWindow(args.pagination, context)
  const params = restQuery(args, type, context)
  const limit = window.limit === -1 ? Number.POSITIVE_INFINITY : window.limit
  const page = { start: window.start, limit, withCount: true }
  const { rows, total } = findRows(compileList(params, type, query), page, query)
  const info = { args: { ...params, ...window }, resourceUID: type.uid }
  return { nodes: rows, info: total === null ? info : { ...info, total } }
}
