import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

const clause = 'content.graphql.pagination.page'

/** UNDOCUMENTED: a page without a size has one item. */
export const pageSizeOne: Quirk = {
  id: 'content.graphql.pagination.page.size-one',
  clause,
  says: 'a page that is asked for without a size has one item',
  apply: changeGraphql(({ windows }) => ({
    windows: replaceUnit(windows, clause, rule => ({
      ...rule,
      window: (given, settings) => rule.window({ ...given, pageSize: given.pageSize ?? 1 }, settings),
    })),
  })),
}
