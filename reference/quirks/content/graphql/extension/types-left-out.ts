import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const typesLeftOut: Quirk = {
  id: 'content.graphql.extension.types.left-out',
  clause: 'content.graphql.extension.types',
  says: 'types of the schema builder are left out',
  apply: changeExtension(({ parts }) => ({
    parts: { ...parts, types: { ...parts.types, read: () => [] } },
  })),
}
