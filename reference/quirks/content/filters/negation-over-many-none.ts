import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** strapi/strapi 12658: what many expect of a negation. */
export const negationOverManyNone: Quirk = {
  id: 'content.filters.negation-over-many.none',
  clause: 'content.filters.negation-over-many',
  says: 'a negated filter over a relation keeps an entry with no related entry that meets it',
  apply: changeFilters(({ relationLift }) => ({
    relationLift: {
      ...relationLift,
      lift: (related, relation) => {
        const { holds } = relationLift.lift(related, relation)
        return { holds, fails: position => !holds(position) }
      },
    },
  })),
}
