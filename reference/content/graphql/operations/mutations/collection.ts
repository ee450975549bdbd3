import { create as createEntry } from '../../../actions/create.ts'
import { remove as removeEntry } from '../../../actions/delete.ts'
import { update as updateEntry } from '../../../actions/update.ts'
import { entityResponseName, typeName } from '../../schema/naming.ts'
import { isCollectionType, type OperationRule } from '../operation-rule.ts'
import { data, id, mutation, unlinked, withLocale } from './mutation.ts'

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
