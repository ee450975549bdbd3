const GRAPHQL_FLAGS = ['shadowCRUD', 'playgroundAlways']
const GRAPHQL_LIMITS = ['amountLimit', 'defaultLimit', 'maxLimit']

/** The keys of `options.json`, by where they stand. Those of `permissions` are the types of roles. */
export const optionKeys = {
  options: ['api', 'graphql', 'permissions', 'apiTokens', 'jwtSecret'],
  api: ['rest'],
  rest: ['defaultLimit', 'maxLimit', 'withCount', 'prefix'],
  graphql: ['endpoint', 'depthLimit', 'apolloServer', ...GRAPHQL_FLAGS, ...GRAPHQL_LIMITS],
  graphqlFlags: GRAPHQL_FLAGS,
  graphqlLimits: GRAPHQL_LIMITS,
  apiToken: ['name', 'type', 'permissions', 'accessKey', 'expiresAt'],
} as const
