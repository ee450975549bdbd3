import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const pluginsLeftOut: Quirk = {
  id: 'content.graphql.extension.plugins.left-out',
  clause: 'content.graphql.extension.plugins',
  says: 'plugins of the schema builder are left out',
  apply: changeExtension(({ parts }) => ({
    parts: { ...parts, plugins: { ...parts.plugins, read: () => [] } },
  })),
}
