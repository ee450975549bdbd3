/** A type, a query and a plugin of the schema builder, which an extension gets when it is a function. */
export function greet({ nexus, strapi }) {
  return {
    types: [greeting(nexus), greetingQuery(nexus, strapi)],
    plugins: [loudTexts(nexus)],
    resolversConfig: { 'Query.greeting': { auth: false } },
  }
}

function greeting({ objectType }) {
  return objectType({
    name: 'Greeting',
    definition(t) {
      t.nonNull.string('text')
      t.string('who')
    },
  })
}

function greetingQuery({ extendType, stringArg }, strapi) {
  return extendType({
    type: 'Query',
    definition(t) {
      t.field('greeting', {
        type: 'Greeting',
        args: { of: stringArg() },
        resolve: async (_parent, { of }) => {
          const tables = await strapi.entityService.findMany('api::table.table', {})
          return { text: `welcome to ${tables.length} tables`, who: of }
        },
      })
    },
  })
}

/** Lets every `Greeting.text` be in capitals. */
function loudTexts({ plugin }) {
  return plugin({
    name: 'loudTexts',
    onCreateFieldResolver({ parentTypeConfig, fieldConfig }) {
      if (parentTypeConfig.name !== 'Greeting' || fieldConfig.name !== 'text') return undefined
      return async (root, args, context, info, next) => (await next(root, args, context, info)).toUpperCase()
    },
  })
}
