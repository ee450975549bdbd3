import { isRecord } from '../../query/query.ts'
import type { SettingRules } from './settings.ts'

/** How each key of the plugin's configuration is read. */
export const settingRules: SettingRules = {
  /** The path of the endpoint; `/graphql` when it is not configured. */
  endpoint: {
    clause: 'content.graphql.config.endpoint',
    read: ({ endpoint }) => (typeof endpoint === 'string' ? endpoint : '/graphql'),
  },
  /** The schema is generated from the models unless this is false. */
  shadowCRUD: {
    clause: 'content.graphql.config.shadow-crud',
    read: ({ shadowCRUD }) => shadowCRUD !== false,
  },
  /** True serves the console in production, too. */
  playgroundAlways: {
    clause: 'content.graphql.config.playground-always',
    read: ({ playgroundAlways }) => playgroundAlways === true,
  },
  /** The deepest nesting of fields; 10 when it is not configured. */
  depthLimit: {
    clause: 'content.graphql.config.depth-limit',
    read: ({ depthLimit }) => (typeof depthLimit === 'number' ? depthLimit : 10),
  },
  /** The most items that a list returns; -1 is no bound. UNDOCUMENTED: `maxLimit` bounds them, too (observed). */
  amountLimit: {
    clause: 'content.graphql.config.amount-limit',
    read: ({ amountLimit, maxLimit }) => lowest([amountLimit, maxLimit]),
  },
  /** The most items that a list returns, named or not; 100 when it is not configured. */
  defaultLimit: {
    clause: 'content.graphql.config.default-limit',
    read: ({ defaultLimit }) => (typeof defaultLimit === 'number' ? defaultLimit : 100),
  },
  /** UNDOCUMENTED: `apolloServer.introspection` decides whether the schema can be asked for (observed). */
  introspection: {
    clause: 'content.graphql.config.introspection',
    read: ({ apolloServer }) => {
      const given = isRecord(apolloServer) ? apolloServer.introspection : null
      return typeof given === 'boolean' ? given : null
    },
  },
  /** `apolloServer.tracing` tells in the answer how long each field took. */
  tracing: {
    clause: 'content.graphql.config.tracing',
    read: ({ apolloServer }) => isRecord(apolloServer) && apolloServer.tracing === true,
  },
  /** UNDOCUMENTED: `apolloServer.allowBatchedHttpRequests: false` refuses batches (source of Apollo Server 3). */
  batching: {
    clause: 'content.graphql.config.batching',
    read: ({ apolloServer }) => !isRecord(apolloServer) || apolloServer.allowBatchedHttpRequests !== false,
  },
  /** UNDOCUMENTED: `apolloServer.csrfPrevention` refuses requests that need no preflight (source of Apollo Server 3). */
  csrfPrevention: {
    clause: 'content.graphql.config.csrf-prevention',
    read: ({ apolloServer }) => isRecord(apolloServer) && apolloServer.csrfPrevention === true,
  },
}

function lowest(limits: readonly unknown[]): number | null {
  const bounds = limits.filter(limit => typeof limit === 'number').filter(limit => limit !== -1)
  return bounds.length === 0 ? null : Math.min(...bounds)
}
