import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** Indexes in brackets are names, so that there are no arrays. */
export const indexedItemsAsNames: Quirk = {
  id: 'content.filters.indexed-items.as-names',
  clause: 'content.filters.indexed-items',
  says: 'indexes in brackets are names, so that there are no arrays',
  apply: changeContent(({ queryString }) => ({
    queryString: {
      ...queryString,
      notation: replaceUnit(queryString.notation, 'content.query.brackets', rule => ({
        ...rule,
        options: { ...rule.options, parseArrays: false },
      })),
    },
  })),
}
