import type { Quirk } from '../../../quirk.ts'
import { changeSetting } from '../change-graphql.ts'

export const endpointElsewhere: Quirk = {
  id: 'content.graphql.endpoint.elsewhere',
  clause: 'content.graphql.endpoint',
  says: 'the endpoint is at /query unless it is configured',
  apply: changeSetting('endpoint', ({ endpoint }) => (typeof endpoint === 'string' ? endpoint : '/query')),
}
