import type { GraphQLSchema } from 'graphql'
import * as nexus from 'nexus'
import { UsageError } from '../../../usage-error.ts'
import { generatedAuth } from '../auth/generated-auth.ts'
import type { Application } from '../extension/application.ts'
import type { Additions } from '../extension/extensions.ts'
import { addResolvers } from '../extension/resolvers.ts'
import { addTypeDefinitions } from '../extension/type-definitions.ts'
import { wrapResolvers } from '../extension/wrap-resolvers.ts'
import { localeArgument } from './arguments/locale.ts'
import { generatedTypes, internalTypes, scalarTypes } from './generated-types.ts'
import { pluginTypes } from './plugin-types.ts'
import { prune } from './prune.ts'
import { type RootField, rootFields, rootFieldTypes } from './root-fields.ts'
import type { SchemaScope } from './scope.ts'

/**
 * Makes the GraphQL schema of the models and of what extensions add. Throws a UsageError when an extension does not
 * fit.
 */
export function buildSchema(scope: SchemaScope, application: Application): GraphQLSchema {
  const { strapi, extensions, policies, middlewares } = application
  const additions = extensions.additions({ ...nexus, nexus, strapi }, scope.units.extension)
  const roots = rootFields(scope)
  const defined = addTypeDefinitions(defineTypes(scope, roots, additions), additions.typeDefs)
  addResolvers(defined, additions.resolvers)
  const schema = withPlugins(defined, additions)
  const auth = generatedAuth(scope, roots)
  const { resolversConfig: configs } = additions
  wrapResolvers(schema, { auth, configs, policies, middlewares, strapi, units: scope.units.extension })
  return prune(schema, scope)
}

const SETTINGS = {
  features: { abstractTypeStrategies: { resolveType: true } },
  shouldGenerateArtifacts: false,
}

function defineTypes(scope: SchemaScope, roots: readonly RootField[], { types }: Additions): GraphQLSchema {
  return ofExtension('types', types.length > 0, () =>
    makeSchema({
      types: [
        scalarTypes(scope),
        internalTypes(scope),
        generatedTypes(scope),
        rootFieldTypes(roots),
        scope.generates ? pluginTypes(scope.units.fixedOperations) : [],
        types,
      ],
      plugins: [localeArgument(scope)],
      ...SETTINGS,
    }),
  )
}

/** Plugins see every type, however it was defined, as the types are taken over into a new schema. */
function withPlugins(schema: GraphQLSchema, { plugins }: Additions): GraphQLSchema {
  const given = plugins.filter(plugin => plugin instanceof nexus.core.NexusPlugin)
  if (given.length < plugins.length)
    throw new UsageError('plugins of an extension are made with nexus.plugin()')
  if (given.length === 0) return schema
  return ofExtension('plugins', true, () =>
    makeSchema({ types: [], mergeSchema: { schema }, plugins: given, ...SETTINGS }),
  )
}

/** As the library's own, without its way of writing files, which needs Node.js. */
function makeSchema(config: Parameters<typeof nexus.makeSchema>[0]): GraphQLSchema {
  const { schema, missingTypes, finalConfig } = nexus.core.makeSchemaInternal(config)
  nexus.core.assertNoMissingTypes(schema, missingTypes)
  nexus.core.runAbstractTypeRuntimeChecks(schema, finalConfig.features)
  return schema
}

/** What the schema builder refuses is the extension's mistake when there is one, and otherwise ours. */
function ofExtension(part: string, isExtended: boolean, make: () => GraphQLSchema): GraphQLSchema {
  try {
    return make()
  } catch (error) {
    if (!isExtended || !(error instanceof Error)) throw error
    throw new UsageError(`${part} of an extension do not fit the schema: ${refusalOf(error)}`)
  }
}

/** What was made with another graphql fits no schema of ours; the library's own advice is about projects without one. */
function refusalOf({ message }: Error): string {
  const [what = ''] = message.split('\n')
  if (!what.includes('another module or realm')) return message
  return `${what.replace(/\.$/, '')}: it was made with the project's own graphql or nexus. Make it with the nexus that the extension is given.`
}
