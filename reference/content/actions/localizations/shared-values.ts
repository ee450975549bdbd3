import type { Attribute, ContentType, Schema } from '../../model/types.ts'
import { isSecret, schemaOf } from '../../query/attributes.ts'
import type { Row } from '../../world/table.ts'
import { heldBy } from '../write/components/component.ts'
import type { Values, WriteContext } from '../write/context.ts'

/** What a response shows of an entry, as far as it is shared. */
export interface ShownNames {
  /** Names of the scalar attributes, or null when all are. */
  readonly fields: readonly string[] | null
  readonly populated: readonly string[]
}

/**
 * The values that all locales of an entry share, as far as the response shows them: as they could be sent.
 * Passwords are kept as hashes, which cannot be sent again.
 */
export function sharedValues(type: ContentType, row: Row, shown: ShownNames, context: WriteContext): Values {
  const shared = [...type.attributes.values()].filter(
    attribute => !attribute.localized && isShown(attribute, shown),
  )
  return valuesOf(shared, row, context)
}

function isShown(attribute: Attribute, { fields, populated }: ShownNames): boolean {
  if (attribute.kind !== 'scalar') return populated.includes(attribute.name)
  if (isPassword(attribute)) return false
  return fields === null || (!isSecret(attribute) && fields.includes(attribute.name))
}

function valuesOf(attributes: Iterable<Attribute>, row: Row, context: WriteContext): Values {
  const values: Record<string, unknown> = {}
  for (const attribute of attributes) values[attribute.name] = sendable(attribute, row, context)
  return values
}

/** Components are sent without their ids, so that each entry gets its own. */
function sendable(attribute: Attribute, row: Row, context: WriteContext): unknown {
  if (attribute.kind !== 'component' && attribute.kind !== 'dynamiczone') return row[attribute.name]
  const components = heldBy(row, attribute).flatMap(({ uid, id }) => {
    const component = context.store.table(uid).get(id)
    return component
      ? [{ __component: uid, ...componentValues(schemaOf(context, uid), component, context) }]
      : []
  })
  return attribute.kind === 'component' && !attribute.many ? (components[0] ?? null) : components
}

function componentValues({ attributes }: Schema, row: Row, context: WriteContext): Values {
  return valuesOf(
    [...attributes.values()].filter(attribute => !isPassword(attribute)),
    row,
    context,
  )
}

function isPassword(attribute: Attribute): boolean {
  return attribute.kind === 'scalar' && attribute.type === 'password'
}
