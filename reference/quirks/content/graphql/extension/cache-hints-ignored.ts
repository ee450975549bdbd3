import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const cacheHintsIgnored: Quirk = {
  id: 'content.graphql.extension.cache-hints.ignored',
  clause: 'content.graphql.extension.cache-hints',
  says: 'cache hints are ignored',
  apply: changeExtension(({ cacheHints }) => ({ cacheHints: { ...cacheHints, header: () => null } })),
}
