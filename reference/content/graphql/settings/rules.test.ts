import { expect, test } from 'vitest'
import { settingRules } from './rules.ts'
import { type GraphqlSettings, readSettings } from './settings.ts'

const DEFAULTS: GraphqlSettings = {
  endpoint: '/graphql',
  shadowCRUD: true,
  playgroundAlways: false,
  depthLimit: 10,
  amountLimit: null,
  defaultLimit: 100,
  introspection: null,
  tracing: false,
  batching: true,
  csrfPrevention: false,
}

const server = (apolloServer: unknown) => ({ apolloServer })

const rows: readonly (readonly [
  config: Readonly<Record<string, unknown>>,
  differs: Partial<GraphqlSettings>,
])[] = [
  [{}, {}],
  [{ endpoint: '/api' }, { endpoint: '/api' }],
  [{ endpoint: 5 }, {}],
  [{ shadowCRUD: false }, { shadowCRUD: false }],
  [{ shadowCRUD: 0 }, {}],
  [{ playgroundAlways: true }, { playgroundAlways: true }],
  [{ playgroundAlways: 'true' }, {}],
  [{ depthLimit: 3 }, { depthLimit: 3 }],
  [{ depthLimit: '3' }, {}],
  [{ defaultLimit: 3 }, { defaultLimit: 3 }],
  [{ defaultLimit: '3' }, {}],
  [{ amountLimit: 3 }, { amountLimit: 3 }],
  [{ amountLimit: '3' }, {}],
  [{ amountLimit: -1 }, {}],
  [{ maxLimit: 3 }, { amountLimit: 3 }],
  [{ amountLimit: 3, maxLimit: 2 }, { amountLimit: 2 }],
  [{ amountLimit: 2, maxLimit: 3 }, { amountLimit: 2 }],
  [{ amountLimit: -1, maxLimit: 3 }, { amountLimit: 3 }],
  [server({ introspection: true }), { introspection: true }],
  [server({ introspection: false }), { introspection: false }],
  [server({ introspection: 1 }), {}],
  [server({ tracing: true }), { tracing: true }],
  [server({ tracing: 1 }), {}],
  [server({ allowBatchedHttpRequests: false }), { batching: false }],
  [server({ allowBatchedHttpRequests: 0 }), {}],
  [server({ csrfPrevention: true }), { csrfPrevention: true }],
  [server({ csrfPrevention: 1 }), {}],
  [server(null), {}],
  [server('text'), {}],
]
test.each(rows)('%j sets %j', (config, differs) => {
  expect(readSettings(config, settingRules)).toEqual({ ...DEFAULTS, ...differs })
})
