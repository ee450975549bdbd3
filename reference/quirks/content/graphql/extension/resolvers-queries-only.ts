import type { Quirk } from '../../../quirk.ts'
import { changeExtension } from '../change-extension.ts'

export const resolversQueriesOnly: Quirk = {
  id: 'content.graphql.extension.resolvers.queries-only',
  clause: 'content.graphql.extension.resolvers',
  says: 'only resolvers of queries count',
  apply: changeExtension(({ parts }) => ({
    parts: {
      ...parts,
      resolvers: {
        ...parts.resolvers,
        read: given => parts.resolvers.read(given).map(({ Query }) => (Query === undefined ? {} : { Query })),
      },
    },
  })),
}
