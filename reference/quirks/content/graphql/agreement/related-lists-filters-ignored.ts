import type { Quirk } from '../../../quirk.ts'
import { changeResolver } from './change-doors.ts'

export const relatedListsFiltersIgnored: Quirk = {
  id: 'content.graphql.agreement.related-lists.filters-ignored',
  clause: 'content.graphql.agreement.related-lists',
  says: 'GraphQL does not filter related entries',
  apply: changeResolver(
    'content.graphql.types.multiple-relation',
    resolve =>
      (source, { filters, ...args }, context, info) =>
        resolve(source, args, context, info),
  ),
}
