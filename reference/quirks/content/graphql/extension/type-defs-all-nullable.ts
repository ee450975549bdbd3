import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const typeDefsAllNullable: Quirk = {
  id: 'content.graphql.extension.type-defs.all-nullable',
  clause: 'content.graphql.extension.type-defs',
  says: 'everything in the schema language can be null',
  apply: changeExtension(({ parts }) => ({
    parts: {
      ...parts,
      typeDefs: {
        ...parts.typeDefs,
        read: given => parts.typeDefs.read(given).map(sdl => sdl.replaceAll('!', '')),
      },
    },
  })),
}
