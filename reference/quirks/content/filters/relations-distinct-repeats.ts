import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'
import { timesMatched } from './times-matched.ts'

/** strapi/strapi 18154: pages of a filter on a relation repeat entries. */
export const relationsDistinctRepeats: Quirk = {
  id: 'content.filters.relations-distinct.repeats',
  clause: 'content.filters.relations-distinct',
  says: 'an entry comes once for each related entry that meets a filter, and is counted so',
  apply: changeContent(({ list }) => ({
    list: {
      ...list,
      matches: {
        ...list.matches,
        of: (asked, table, context) => {
          const found = list.matches.of(asked, table, context).positions
          const positions = found.flatMap(position => {
            const times = timesMatched(position, asked, context)
            return new Array<number>(times).fill(position)
          })
          return { positions, total: positions.length }
        },
      },
    },
  })),
}
