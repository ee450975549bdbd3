import type { Attribute } from '../../../model/types.ts'
import { isRecord } from '../../../query/query.ts'
import { linkedIds } from '../../../world/entries/draft.ts'
import type { Row } from '../../../world/table.ts'

/** A stored component by its uid and its id among those of its kind. */
export interface ComponentRef {
  readonly uid: string
  readonly id: number
}

/** The components that an attribute of a row holds; none for an attribute that holds no components. */
export function heldBy(row: Row, attribute: Attribute): readonly ComponentRef[] {
  const value = row[attribute.name]
  if (attribute.kind === 'component') return linkedIds(value).map(id => ({ uid: attribute.component, id }))
  if (attribute.kind !== 'dynamiczone' || !Array.isArray(value)) return []
  return value.filter(isRecord).map(({ __component: uid, id }) => ({ uid: String(uid), id: Number(id) }))
}

/** What a row keeps of the components that an attribute holds. */
export function keptRefs(attribute: Attribute, refs: readonly ComponentRef[]): unknown {
  if (attribute.kind === 'dynamiczone') return refs.map(({ uid, id }) => ({ __component: uid, id }))
  const ids = refs.map(({ id }) => id)
  return attribute.kind === 'component' && attribute.many ? ids : (ids[0] ?? null)
}
