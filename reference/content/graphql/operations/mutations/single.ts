import { remove as removeEntry } from '../../../actions/delete.ts'
import { compileList } from '../../../actions/find.ts'
import { findSingle } from '../../../actions/find-single.ts'
import { saveSingle } from '../../../actions/save-single.ts'
import { notFound } from '../../../errors.ts'
import { entityResponseName, typeName } from '../../schema/naming.ts'
import { isSingleType, type OperationRule } from '../operation-rule.ts'
import { data, localeQuery, mutation, unlinked, withLocale } from './mutation.ts'

/** content.graphql.mutations.update-single-type: a single type's update takes no id (observed). */
export const updateSingle: OperationRule = {
  clause: 'content.graphql.mutations.update-single-type',
  parent: 'Mutation',
  action: 'update',
  applies: isSingleType,
  name: type => `update${typeName(type)}`,
  operation: type => ({
    type: entityResponseName(type),
    args: [data(type)],
    resolve: mutation((args, context) => {
      const forNew = (given: unknown) => withLocale({ ...args, data: given }, type)
      return saveSingle(type, localeQuery(args), { data: args.data, forNew }, context).row
    }),
  }),
}

/** content.graphql.mutations.delete-single-type: a single type's delete takes no id (observed). */
export const removeSingle: OperationRule = {
  clause: 'content.graphql.mutations.delete-single-type',
  parent: 'Mutation',
  action: 'delete',
  applies: isSingleType,
  name: type => `delete${typeName(type)}`,
  operation: type => ({
    type: entityResponseName(type),
    args: [],
    resolve: mutation((args, context) => {
      const list = compileList({ ...localeQuery(args), publicationState: 'preview' }, type, context)
      const entry = findSingle(list, context)
      if (!entry) throw notFound('Entity not found')
      return unlinked(removeEntry(type, entry.id, context), type)
    }),
  }),
}
