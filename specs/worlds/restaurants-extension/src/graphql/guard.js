/** What a policy may return, by the name that the query `answered` is given. */
const ANSWERS = { yes: true, no: false, nothing: undefined, null: null, zero: 0, text: 'fine', number: 1 }

const isTold = ({ info, args, http, state }) =>
  info.fieldName === args.field && typeof http === 'object' && typeof state === 'object'

/** Queries that authorization and policies stand before; what they answer only says that they were reached. */
export const guard = {
  typeDefs: `
    type Note { title: String! open: String secret: String }
    type Query {
      unguarded: String
      scoped: String
      answered(with: String!): String
      named(number: Int!): String
      configured(number: Int!): String
      several(number: Int!): String
      told(field: String!): String
      notes: [Note]
    }`,
  resolvers: {
    Query: {
      unguarded: () => 'reached',
      scoped: () => 'reached',
      answered: () => 'reached',
      named: () => 'reached',
      configured: () => 'reached',
      several: () => 'reached',
      told: () => 'reached',
      notes: () => [{ title: 'first' }, { title: 'second' }],
    },
    Note: {
      open: ({ title }) => `open ${title}`,
      secret: { resolve: ({ title }) => `secret ${title}` },
    },
  },
  resolversConfig: {
    'Query.safes': { auth: false },
    'Query.safe': { auth: { scope: ['api::table.table.find'] } },
    'Query.table': { auth: { scope: ['api::table.table.find', 'api::safe.safe.find'] } },
    'Query.scoped': { auth: { scope: ['api::table.table.find'] } },
    'Query.answered': { auth: false, policies: [({ args }) => ANSWERS[args.with]] },
    'Query.named': { auth: false, policies: ['global::is-even'] },
    'Query.configured': { auth: false, policies: [{ name: 'global::divides', config: { by: 3 } }] },
    'Query.several': {
      auth: false,
      policies: ['global::is-even', { name: 'global::divides', config: { by: 3 } }],
    },
    'Query.told': { auth: false, policies: [isTold] },
    'Query.notes': { auth: false },
    'Note.secret': { policies: [({ parent }) => parent.title === 'second'] },
  },
}
