import type { Attribute, RelationAttribute } from '../../../content/model/types.ts'
import { schemaOf } from '../../../content/query/attributes.ts'
import type { MorphRequest } from '../../../content/query/fields/morph-links.ts'
import type { QueryContext } from '../../../content/query/query.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFields } from './change-fields.ts'

/**
 * UNDOCUMENTED: a morphToOne relation lies in two columns of its entry, and `fields` selects no other columns than
 * those that it names (@strapi/database, morphToOne and morphX). So the relation is lost, from either side.
 */
export const morphLinksLost: Quirk = {
  id: 'content.fields.morph-links.lost',
  clause: 'content.fields.morph-links',
  says: 'a morphToOne relation shows nothing when fields names other attributes of the entry that holds it',
  apply: changeFields(({ morphLinks }) => ({ morphLinks: { ...morphLinks, areRead: columnsAreSelected } })),
}

function columnsAreSelected(attribute: Attribute, { entry, relation, context }: MorphRequest): boolean {
  if (attribute.kind !== 'relation') return true
  if (attribute.relation === 'morphToOne') return selectsAll(entry.fields)
  return selectsAll(relation.fields) || !isHeldByOne(attribute, context)
}

/** Whether the other side of a morphOne or morphMany relation is a morphToOne relation. */
function isHeldByOne({ target, morphBy }: RelationAttribute, context: QueryContext): boolean {
  if (target === null || morphBy === undefined) return false
  const holder = schemaOf(context, target).attributes.get(morphBy)
  return holder?.kind === 'relation' && holder.relation === 'morphToOne'
}

function selectsAll(fields: unknown): boolean {
  if (fields === undefined || fields === null) return true
  const names: readonly unknown[] = Array.isArray(fields) ? fields : [fields]
  return names.includes('*')
}
