const TABLES = 'api::table.table.find'
const SAFES = 'api::safe.safe.find'
const DISHES = 'api::dish.dish.find'
const ONE_DISH = 'api::dish.dish.findOne'

const reached = () => 'reached'

/** Queries that authorization stands before; what they answer only says that they were reached. */
export const guard = {
  typeDefs: `
    type Query {
      unguarded: String
      open: String
      scoped: String
      first: String
      middle: String
      every: String
    }
    type Mutation {
      enter: String
      knock: String
    }`,
  resolvers: {
    Query: {
      unguarded: reached,
      open: reached,
      scoped: reached,
      first: reached,
      middle: reached,
      every: reached,
    },
    Mutation: { enter: reached, knock: reached },
  },
  resolversConfig: {
    'Query.safes': { auth: false },
    'Query.vault': { auth: false },
    'Mutation.createVault': { auth: false },
    'Query.safe': { auth: { scope: [TABLES] } },
    'Query.sauces': { auth: { scope: [SAFES] } },
    'Mutation.updateHoney': { auth: { scope: [SAFES] } },
    'Query.table': { auth: { scope: [TABLES, SAFES] } },
    'Query.open': { auth: false },
    'Query.scoped': { auth: { scope: [TABLES] } },
    'Query.first': { auth: { scope: [SAFES, TABLES] } },
    'Query.middle': { auth: { scope: [TABLES, SAFES, DISHES] } },
    'Query.every': { auth: { scope: [TABLES, DISHES, ONE_DISH] } },
    'Mutation.enter': { auth: false },
    'Mutation.knock': { auth: { scope: [SAFES] } },
  },
}
