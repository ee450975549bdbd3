import { applicationError, ContentError } from '../../../errors.ts'
import type { Attribute } from '../../../model/types.ts'
import { isRecord } from '../../../query/query.ts'
import { linkedIds } from '../../../world/entries/draft.ts'
import type { Row } from '../../../world/table.ts'
import type { Values } from '../context.ts'

/** A component that was sent and found to be in order. */
export class ComponentInput {
  readonly uid: string
  /** As it was sent; undefined for a new component. */
  readonly id: unknown
  readonly values: Values

  constructor(uid: string, id: unknown, values: Values) {
    this.uid = uid
    this.id = id
    this.values = values
  }
}

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

/** What becomes of a component whose id is not one of those that the entry has. */
export interface ForeignComponent {
  readonly clause: string
  readonly error: (attribute: Attribute) => ContentError
}

/**
 * content.writes.components.foreign: A change that names a component of another entry by its id is refused.
 * UNDOCUMENTED: for a dynamic zone the refusal has another name and no details (source of Strapi 4.26.2).
 */
export const foreignComponent: ForeignComponent = {
  clause: 'content.writes.components.foreign',
  error: ({ kind, name }) => {
    const message = `Some of the provided components in ${name} are not related to the entity`
    return kind === 'dynamiczone' ? new ContentError(400, 'Error', message, null) : applicationError(message)
  },
}
