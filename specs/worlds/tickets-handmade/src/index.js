/** May be kept for a minute by the caller alone. */
const aMinute = (next, parent, args, context, info) => {
  info.cacheControl.setCacheHint({ maxAge: 60, scope: 'PRIVATE' })
  return next(parent, args, context, info)
}

/** A schema made by hand, since none is generated. */
const handmade = {
  typeDefs: 'type Query { greeting: String kept: String failing: String }',
  resolvers: {
    Query: {
      greeting: () => 'hello',
      kept: () => 'for a minute',
      failing() {
        throw new Error('the printer is out of paper')
      },
    },
  },
  resolversConfig: {
    'Query.greeting': { auth: false },
    'Query.kept': { auth: false, middlewares: [aMinute] },
    'Query.failing': { auth: false },
  },
}

export default {
  register({ strapi }) {
    strapi.plugin('graphql').service('extension').use(handmade)
  },
}
