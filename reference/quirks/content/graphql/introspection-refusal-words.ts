import type { Quirk } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

/** UNDOCUMENTED: the refusal is in the words of the underlying server. */
export const introspectionRefusalWords: Quirk = {
  id: 'content.graphql.introspection.other-words',
  clause: 'content.graphql.introspection',
  says: 'introspection is refused in the words of the underlying server',
  apply: changeGraphql(({ introspection }) => ({
    introspection: {
      ...introspection,
      refusal:
        'GraphQL introspection is not allowed by Apollo Server, but the query contained __schema or __type. ' +
        'To enable introspection, pass introspection: true to ApolloServer in production',
    },
  })),
}
