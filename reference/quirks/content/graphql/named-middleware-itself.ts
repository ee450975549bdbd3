import type { Quirk } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

/** UNDOCUMENTED: a name stands for the registered function itself, also when that is a factory, which then fails. */
export const namedMiddlewareItself: Quirk = {
  id: 'content.graphql.extension.middlewares.named.itself',
  clause: 'content.graphql.extension.middlewares.named',
  says: 'a middleware that is given by its name is called as it is registered, even if it makes another',
  apply: changeGraphql(({ extension }) => ({
    extension: {
      ...extension,
      namedMiddleware: { ...extension.namedMiddleware, ready: registered => registered },
    },
  })),
}
