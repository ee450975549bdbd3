import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'
import { timesMatched } from './times-matched.ts'

/** strapi/strapi 14066: a filter on a relation made the total 630 where there were 146 entries. */
export const relationsDistinctTotalInflated: Quirk = {
  id: 'content.filters.relations-distinct.total-inflated',
  clause: 'content.filters.relations-distinct',
  says: 'the total counts an entry once for each related entry that meets a filter',
  apply: changeContent(({ list }) => ({
    list: {
      ...list,
      matches: {
        ...list.matches,
        of: (asked, table, context) => {
          const { positions } = list.matches.of(asked, table, context)
          const times = positions.map(position => timesMatched(position, asked, context))
          return { positions, total: times.reduce((sum, count) => sum + count, 0) }
        },
      },
    },
  })),
}
