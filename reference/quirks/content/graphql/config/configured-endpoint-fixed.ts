import type { Quirk } from '../../../quirk.ts'
import { changeSetting } from '../change-graphql.ts'

export const configuredEndpointFixed: Quirk = {
  id: 'content.graphql.config.endpoint.fixed',
  clause: 'content.graphql.config.endpoint',
  says: 'the endpoint is at /graphql, whatever is configured',
  apply: changeSetting('endpoint', () => '/graphql'),
}
