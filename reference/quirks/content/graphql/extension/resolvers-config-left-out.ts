import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const resolversConfigLeftOut: Quirk = {
  id: 'content.graphql.extension.resolvers-config.left-out',
  clause: 'content.graphql.extension.resolvers-config',
  says: 'what is said of resolvers is left out',
  apply: changeExtension(({ parts }) => ({
    parts: { ...parts, resolversConfig: { ...parts.resolversConfig, read: () => new Map() } },
  })),
}
