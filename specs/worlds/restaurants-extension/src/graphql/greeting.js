/**
 * Everything that an extension which is a function can give: types and plugins of the schema builder, which it is
 * handed, and definitions and resolvers.
 */
export function greet(tools) {
  const nexus = tools.nexus ?? tools
  return {
    types: [greeting(nexus), greetingQuery(nexus)],
    plugins: [
      changing(nexus, 'text', text => text.toUpperCase()),
      changing(nexus, 'mood', mood => `${mood} indeed`),
    ],
    typeDefs: 'type Farewell { text: String! until: String } type Query { farewell: Farewell }',
    resolvers: {
      Query: { farewell: () => ({ text: 'goodbye' }) },
      Farewell: { until: ({ text }) => `${text} until tomorrow` },
    },
    resolversConfig: { 'Query.greeting': { auth: false }, 'Query.farewell': { auth: false } },
  }
}

function greeting({ objectType }) {
  return objectType({
    name: 'Greeting',
    definition(t) {
      t.nonNull.string('text')
      t.string('who')
      t.string('mood')
    },
  })
}

function greetingQuery({ extendType, stringArg }) {
  return extendType({
    type: 'Query',
    definition(t) {
      t.field('greeting', {
        type: 'Greeting',
        args: { of: stringArg() },
        resolve: (_parent, { of }) => ({ text: 'welcome', who: of, mood: 'merry' }),
      })
    },
  })
}

/** Lets one field of `Greeting` say something else. */
function changing({ plugin }, field, change) {
  return plugin({
    name: `changing-${field}`,
    onCreateFieldResolver({ parentTypeConfig, fieldConfig }) {
      if (parentTypeConfig.name !== 'Greeting' || fieldConfig.name !== field) return undefined
      return async (root, args, context, info, next) => change(await next(root, args, context, info))
    },
  })
}
