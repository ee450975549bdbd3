import type { Quirk } from '../../quirk.ts'
import { changeSetting } from './change-graphql.ts'

/** UNDOCUMENTED: `apolloServer.tracing` has no effect. */
export const tracingIgnored: Quirk = {
  id: 'content.graphql.config.tracing.ignored',
  clause: 'content.graphql.config.tracing',
  says: 'tracing leaves answers as they are',
  apply: changeSetting('tracing', () => false),
}
