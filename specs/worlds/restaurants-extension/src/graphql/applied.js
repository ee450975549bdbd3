const isApplication = given => typeof given?.plugin === 'function'

/** Queries that are reached by a policy which finds the application, and its config. */
export const applied = {
  typeDefs: `
    type Query {
      applied: String
      appliedSecond: String
      appliedConfig(number: Int!): String
    }`,
  resolvers: {
    Query: { applied: () => 'reached', appliedSecond: () => 'reached', appliedConfig: () => 'reached' },
  },
  resolversConfig: {
    'Query.applied': {
      auth: false,
      policies: [(_, ...given) => given.some(it => isApplication(it) || isApplication(it?.strapi))],
    },
    'Query.appliedSecond': {
      auth: false,
      policies: [(_, application) => isApplication(application) && isApplication(application.strapi)],
    },
    'Query.appliedConfig': {
      auth: false,
      policies: [{ name: 'global::in-config', config: { numbers: [2, 3] } }],
    },
  },
}
