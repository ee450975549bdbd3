import { remove as removeEntry } from '../../../actions/delete.ts'
import { compileList } from '../../../actions/find.ts'
import { findSingle } from '../../../actions/find-single.ts'
import { notFound } from '../../../errors.ts'
import { entityResponseName, typeName } from '../../schema/naming.ts'
import { isSingleType, type OperationRule } from '../operation-rule.ts'
import { localeQuery, mutation, unlinked } from './mutation.ts'

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
