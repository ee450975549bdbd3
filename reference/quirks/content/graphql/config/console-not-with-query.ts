import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const consoleNotWithQuery: Quirk = {
  id: 'content.graphql.console.accept.not-with-query',
  clause: 'content.graphql.console.accept',
  says: 'a GET with a query never gets the console',
  apply: changeGraphql(({ consoleRequest }) => ({
    consoleRequest: {
      ...consoleRequest,
      wants: request => !request.target.includes('?') && consoleRequest.wants(request),
    },
  })),
}
