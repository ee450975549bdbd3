import type { Test } from '../../../content/query/filters/condition.ts'
import type { Relation } from '../../../content/query/filters/relation.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Of several related entries a filter looks at the first alone. */
export const relationsFirstOnly: Quirk = {
  id: 'content.filters.relations.first-only',
  clause: 'content.filters.relations',
  says: 'of several related entries a filter looks at the first alone',
  apply: changeFilters(({ relationLift }) => ({
    relationLift: {
      ...relationLift,
      lift: (related, relation) => ({
        holds: firstRelated(related.holds, relation),
        fails: firstRelated(related.fails, relation),
      }),
    },
  })),
}

function firstRelated(test: Test, { source, attribute, target }: Relation): Test {
  const links = source.column(attribute.name)
  return position => {
    const link = links[position]
    const first: unknown = Array.isArray(link) ? link[0] : link
    return test(typeof first === 'number' ? target.position(first) : -1)
  }
}
