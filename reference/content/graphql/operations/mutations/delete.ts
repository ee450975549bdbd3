import { remove as removeEntry } from '../../../actions/delete.ts'
import { entityResponseName, typeName } from '../../schema/naming.ts'
import { isCollectionType, type OperationRule } from '../operation-rule.ts'
import { id, mutation, unlinked } from './mutation.ts'

/** content.graphql.mutations.delete: `delete<Name>(id: ID!)` returns a `<Name>EntityResponse`. */
export const remove: OperationRule = {
  clause: 'content.graphql.mutations.delete',
  parent: 'Mutation',
  action: 'delete',
  applies: isCollectionType,
  name: type => `delete${typeName(type)}`,
  operation: type => ({
    type: entityResponseName(type),
    args: [id],
    resolve: mutation((args, context) => unlinked(removeEntry(type, args.id, context), type)),
  }),
}
