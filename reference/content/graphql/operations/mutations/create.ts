import { create as createEntry } from '../../../actions/create.ts'
import { entityResponseName, typeName } from '../../schema/naming.ts'
import { isCollectionType, type OperationRule } from '../operation-rule.ts'
import { data, mutation, withLocale } from './mutation.ts'

/** content.graphql.mutations.create: `create<Name>(data: <Name>Input!)` returns a `<Name>EntityResponse`. */
export const create: OperationRule = {
  clause: 'content.graphql.mutations.create',
  parent: 'Mutation',
  action: 'create',
  applies: isCollectionType,
  name: type => `create${typeName(type)}`,
  operation: type => ({
    type: entityResponseName(type),
    args: [data(type)],
    resolve: mutation((args, context) => createEntry(type, withLocale(args, type), context)),
  }),
}
