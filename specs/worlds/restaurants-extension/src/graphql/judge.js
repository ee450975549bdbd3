/** What a policy may return, by the name that the query `answered` is given. */
const ANSWERS = {
  yes: true,
  no: false,
  nothing: undefined,
  null: null,
  zero: 0,
  empty: '',
  nan: Number.NaN,
  text: 'fine',
  number: 1,
  list: [],
  object: {},
  promised: Promise.resolve(true),
  broken: Promise.resolve(false),
}

const isObject = value => typeof value === 'object' && value !== null

/** What a policy is told, by the name that the query `knows` is given. */
const TOLD = {
  args: ({ args }) => args.what === 'args',
  context: ({ context }) => isObject(context),
  info: ({ info }) => info.fieldName === 'knows',
  http: ({ http }) => isObject(http),
  state: ({ state }) => isObject(state),
}

/** The argument `what` is read off the request's own field, so that it is known without `args`. */
const knows = context => {
  const [{ value }] = context.info.fieldNodes[0].arguments
  return TOLD[value.value](context)
}

const isTold = ({ args, info, http, state }) =>
  info.fieldName === args.field && isObject(http) && isObject(state)

const isPositive = ({ args }) => args.number > 0

const EVEN = 'global::is-even'
const THREES = { name: 'global::divides', config: { by: 3 } }

const reached = () => 'reached'

/** Queries that policies stand before. */
export const judge = {
  typeDefs: `
    type Note { title: String! motto: String open: String secret: String }
    type Query {
      answered(with: String!): String
      asked(number: Int!): String
      named(number: Int!): String
      configured(number: Int!): String
      several(number: Int!): String
      threefold(number: Int!): String
      told(field: String!): String
      knows(what: String!): String
      notes: [Note]
    }`,
  resolvers: {
    Query: {
      answered: reached,
      asked: reached,
      named: reached,
      configured: reached,
      several: reached,
      threefold: reached,
      told: reached,
      knows: reached,
      notes: () => [{ title: 'first' }, { title: 'second' }],
    },
    Note: {
      motto: { resolve: ({ title }) => `motto of ${title}` },
      open: ({ title }) => `open ${title}`,
      secret: ({ title }) => `secret ${title}`,
    },
  },
  resolversConfig: {
    'Query.answered': { auth: false, policies: [({ args }) => ANSWERS[args.with]] },
    'Query.asked': { auth: false, policies: [isPositive] },
    'Query.named': { auth: false, policies: [EVEN] },
    'Query.configured': { auth: false, policies: [THREES] },
    'Query.several': { auth: false, policies: [EVEN, THREES] },
    'Query.threefold': { auth: false, policies: [isPositive, EVEN, THREES] },
    'Query.told': { auth: false, policies: [isTold] },
    'Query.knows': { auth: false, policies: [knows] },
    'Query.notes': { auth: false },
    'Note.secret': { policies: [({ parent }) => parent.title === 'second'] },
    'Query.honeys': { policies: [({ args }) => args.sort?.length > 0] },
    'Mutation.updatePepper': { policies: [({ args }) => args.data.slug !== 'chilli'] },
  },
}
