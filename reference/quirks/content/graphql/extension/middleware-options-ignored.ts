import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const middlewareOptionsIgnored: Quirk = {
  id: 'content.graphql.extension.middlewares.options.ignored',
  clause: 'content.graphql.extension.middlewares.options',
  says: 'options of a middleware are ignored',
  apply: changeExtension(({ middlewareWithOptions }) => ({
    middlewareWithOptions: {
      ...middlewareWithOptions,
      ready: (registered, _options, application) => registered({}, application),
    },
  })),
}
