import { compileList, find as findRows } from '../../actions/find.ts'
import { findOne as findEntry } from '../../actions/find-one.ts'
import { findSingle as findSingleEntry } from '../../actions/find-single.ts'
import { validationError } from '../../errors.ts'
import type { ContentType } from '../../model/types.ts'
import type { Arguments, GraphqlContext } from '../context.ts'
import { charge } from '../resolve/charge.ts'
import { readWindow } from '../resolve/pagination.ts'
import type { EntityCollection } from '../resolve/responses.ts'
import { restQuery } from '../resolve/rest-query.ts'
import { queryArguments } from '../schema/arguments/rules.ts'
import {
  entityResponseCollectionName,
  entityResponseName,
  pluralField,
  singularField,
} from '../schema/naming.ts'
import { isCollectionType, isSingleType, type OperationRule } from './operation-rule.ts'

/** content.graphql.queries.singular: `<singular>(id: ID)` returns a `<Name>EntityResponse`. */
export const findOne: OperationRule = {
  clause: 'content.graphql.queries.singular',
  parent: 'Query',
  action: 'findOne',
  applies: isCollectionType,
  name: singularField,
  operation: type => ({
    type: entityResponseName(type),
    args: [{ name: 'id', type: 'ID' }],
    resolve: (_source, args, { query }) => {
      const { id } = args
      return {
        // An error on the way is one of the response's `data`, which it leaves null.
        get value() {
          if (id === undefined) throw validationError('Missing parameter id')
          return findEntry(type, id, query)
        },
      }
    },
  }),
}

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
    args: queryArguments(type, scope.units.arguments),
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
  const page = { start: window.start, limit }
  const { rows, total } = findRows(compileList(params, type, query), page, query)
  const info = { args: { ...params, ...window }, resourceUID: type.uid, total }
  return { nodes: rows, info }
}

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
    args: queryArguments(type, scope.units.arguments),
    resolve: (_source, args, context) => {
      const { query } = context
      const wanted = compileList(restQuery(args, type, context), type, query)
      return { value: findSingleEntry(wanted, query) }
    },
  }),
}
