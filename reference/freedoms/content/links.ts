import type { Attribute, Schema } from '../../content/model/types.ts'
import { never } from '../../content/query/filters/condition.ts'
import { filteredRows, type RelatedRows, relatedLocale } from '../../content/query/related-rows.ts'
import { unitOf, withUnit } from '../../quirks/change-unit.ts'
import type { Freedom } from '../freedom.ts'

/** What relations show where the documentation does not say who links what. */
export const links: readonly Freedom[] = [
  {
    id: 'content.links.of-lists-to-any-type',
    says: 'does not show from the other end what a relation to many entries of any type links',
    leftOpenBy: ['content/resources-and-their-fields/populated-structures.row.multiple-relation'],
    apply: units =>
      withUnit(
        withUnit(units, relatedLocale, hidden),
        unitOf(filteredRows, 'content.locale.deep-filters'),
        hidden,
      ),
  },
]

function hidden(rule: RelatedRows): RelatedRows {
  return {
    ...rule,
    condition: (related, context, attribute) =>
      isHeldInList(related, attribute) ? never : rule.condition(related, context, attribute),
  }
}

/** Whether the attribute shows where a morphToMany relation of the related type points from. */
function isHeldInList({ attributes }: Schema, attribute: Attribute): boolean {
  if (attribute.kind !== 'relation' || attribute.morphBy === undefined) return false
  const holder = attributes.get(attribute.morphBy)
  return holder?.kind === 'relation' && holder.many
}
