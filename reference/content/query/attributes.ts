import type { Attribute, Schema } from '../model/types.ts'
import type { QueryContext } from './query.ts'

export const FILE_UID = 'plugin::upload.file'

/** The table at the other end of a relation, media field or component; null for scalars, zones and morph-to relations. */
export function targetUid(attribute: Attribute): string | null {
  switch (attribute.kind) {
    case 'relation':
      return attribute.target
    case 'media':
      return FILE_UID
    case 'component':
      return attribute.component
    default:
      return null
  }
}

/** The schema of a content-type or component by uid. */
export function schemaOf(context: Pick<QueryContext, 'models'>, uid: string): Schema {
  const schema = context.models.types.get(uid) ?? context.models.components.get(uid)
  if (!schema) throw new Error(`invariant: no model for ${uid}`)
  return schema
}

/** Whether an attribute may never be shown, filtered or sorted on. */
export function isSecret(attribute: Attribute): boolean {
  return attribute.private || isPassword(attribute)
}

export function isPassword(attribute: Attribute): boolean {
  return attribute.kind === 'scalar' && attribute.type === 'password'
}
