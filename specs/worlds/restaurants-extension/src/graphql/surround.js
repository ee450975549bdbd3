/** Puts what comes out of the next resolver between brackets with a name. */
const within = name => async (next, parent, args, context, info) =>
  `${name}(${await next(parent, args, context, info)})`

/** Tells of a failure instead of failing. */
const catching = async (next, parent, args, context, info) => {
  try {
    return await next(parent, args, context, info)
  } catch (error) {
    return `caught ${error.message}`
  }
}

/** At most two tables, whatever was asked for. */
const twoAtMost = (next, parent, args, context, info) =>
  next(parent, { ...args, pagination: { limit: 2 } }, context, info)

const never = () => false

/** Queries that middlewares stand around. */
export const surround = {
  typeDefs: `
    type Query {
      inner: String
      loud: String
      suffixed: String
      marked: String
      refused: String
      locked: String
    }`,
  resolvers: {
    Query: {
      inner: () => 'core',
      loud: () => 'quiet',
      suffixed: () => 'text',
      marked: () => 'text',
      refused: () => 'reached',
      locked: () => 'reached',
    },
  },
  resolversConfig: {
    'Query.tables': { middlewares: [twoAtMost] },
    'Dish.course': { middlewares: [within('course')] },
    'Query.inner': { auth: false, middlewares: [within('outer'), within('nearer')] },
    'Query.loud': { auth: false, middlewares: ['global::loud'] },
    'Query.suffixed': { auth: false, middlewares: ['global::suffix'] },
    'Query.marked': { auth: false, middlewares: [{ name: 'global::suffix', options: { text: '!' } }] },
    'Query.refused': { auth: false, middlewares: [catching], policies: [never] },
    'Query.locked': { auth: { scope: ['api::safe.safe.find'] }, middlewares: [catching] },
  },
}
