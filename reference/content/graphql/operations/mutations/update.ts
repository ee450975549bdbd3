import { update as updateEntry } from '../../../actions/update.ts'
import { entityResponseName, typeName } from '../../schema/naming.ts'
import { isCollectionType, type OperationRule } from '../operation-rule.ts'
import { data, id, mutation } from './mutation.ts'

/** content.graphql.mutations.update: `update<Name>(id: ID!, data: <Name>Input!)` returns a `<Name>EntityResponse`. */
export const update: OperationRule = {
  clause: 'content.graphql.mutations.update',
  parent: 'Mutation',
  action: 'update',
  applies: isCollectionType,
  name: type => `update${typeName(type)}`,
  operation: type => ({
    type: entityResponseName(type),
    args: [id, data(type)],
    resolve: mutation((args, context) => updateEntry(type, args.id, args.data, context)),
  }),
}
