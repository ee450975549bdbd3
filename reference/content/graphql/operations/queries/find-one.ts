import { findOne as findEntry } from '../../../actions/find-one.ts'
import { validationError } from '../../../errors.ts'
import { entityResponseName, singularField } from '../../schema/naming.ts'
import { isCollectionType, type OperationRule } from '../operation-rule.ts'

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
      if (args.id === undefined) throw validationError('Missing parameter id')
      return { value: findEntry(type, args.id, query) }
    },
  }),
}
