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

/** From the end of the alphabet, whatever order was asked for. */
const backwards = (next, parent, args, context, info) =>
  next(parent, { ...args, sort: ['slug:desc'] }, context, info)

/** Twice the number that was given. */
const twice = (next, parent, args, context, info) =>
  next(parent, { ...args, number: args.number * 2 }, context, info)

/** Tells whether what comes next took any time at all, which may be none that can be measured. */
const timing = async (next, parent, args, context, info) => {
  const start = Date.now()
  const answer = await next(parent, args, context, info)
  return `${answer} in ${Date.now() - start >= 0 ? 'time' : 'no time'}`
}

const isObject = value => typeof value === 'object' && value !== null

/** Answers with the names of what it was given, in the order in which it was. */
const naming = (next, parent, args, context, info) => {
  const given = [
    ['next', typeof next === 'function'],
    ['parent', parent === undefined || parent === null || isObject(parent)],
    ['args', args.number === 7],
    ['context', isObject(context)],
    ['info', info?.fieldName === 'received'],
  ]
  return given.flatMap(([name, isThere]) => (isThere ? [name] : [])).join(' ')
}

const never = () => false

const loud = 'global::loud'
const marking = text => ({ name: 'global::suffix', options: { text } })

/** Queries that middlewares stand around. */
export const surround = {
  typeDefs: `
    type Card { text: String }
    type Query {
      cards: [Card]
      inner: String
      loud: String
      suffixed: String
      marked: String
      stacked: String
      tuned(number: Int!): String
      timed: String
      received(number: Int!): String
      refused: String
      locked: String
    }
    type Mutation {
      ring: String
    }`,
  resolvers: {
    Query: {
      cards: () => [{ text: 'ace' }, { text: 'king' }],
      inner: () => 'core',
      loud: () => 'quiet',
      suffixed: () => 'text',
      marked: () => 'text',
      stacked: () => 'text',
      tuned: (_parent, { number }) => `the number ${number}`,
      timed: () => 'text',
      received: () => 'reached',
      refused: () => 'reached',
      locked: () => 'reached',
    },
    Mutation: { ring: () => 'bell' },
  },
  resolversConfig: {
    'Query.tables': { middlewares: [backwards] },
    'Mutation.updateMustard': { middlewares: [within('updated')] },
    'Dish.course': { middlewares: [within('course')] },
    'Query.cards': { auth: false },
    'Card.text': { middlewares: [within('card')] },
    'Query.inner': { auth: false, middlewares: [within('outer'), within('nearer')] },
    'Query.loud': { auth: false, middlewares: [loud] },
    'Query.suffixed': { auth: false, middlewares: ['global::suffix'] },
    'Query.marked': { auth: false, middlewares: [marking('!')] },
    'Query.stacked': { auth: false, middlewares: [within('around'), marking('!'), loud, marking('?')] },
    'Query.tuned': { auth: false, middlewares: [twice] },
    'Query.timed': { auth: false, middlewares: [timing] },
    'Query.received': { auth: false, middlewares: [naming] },
    'Mutation.ring': { auth: false, middlewares: [within('rung')] },
    'Query.refused': { auth: false, middlewares: [catching], policies: [never] },
    'Query.locked': { auth: { scope: ['api::safe.safe.find'] }, middlewares: [catching] },
  },
}
