import { saveSingle } from '../../../actions/save-single.ts'
import { entityResponseName, typeName } from '../../schema/naming.ts'
import { isSingleType, type OperationRule } from '../operation-rule.ts'
import { data, localeQuery, mutation, withLocale } from './mutation.ts'

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
