import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const useObjectsOnly: Quirk = {
  id: 'content.graphql.extension.use.objects-only',
  clause: 'content.graphql.extension.use',
  says: 'an extension that is a function is left out',
  apply: changeExtension(({ use }) => ({
    use: {
      ...use,
      open: (extension, tools) => use.open(typeof extension === 'function' ? {} : extension, tools),
    },
  })),
}
