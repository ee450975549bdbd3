import { arg, plugin } from 'nexus'
import { entityResponseCollectionName, entityResponseName, typeName } from '../naming.ts'
import type { SchemaScope } from '../scope.ts'

/** Which root fields take a locale. */
export interface LocalizedFields {
  readonly clause: string
  /** Names of the GraphQL types whose root fields take `locale`. */
  readonly types: (scope: SchemaScope) => readonly string[]
}

/**
 * content.graphql.arguments.locale: Every query and mutation that returns entries of a localized type takes
 * `locale`; relations do not (observed).
 */
export const localizedFields: LocalizedFields = {
  clause: 'content.graphql.arguments.locale',
  types: ({ models }) =>
    [...models.types.values()]
      .filter(type => type.localized)
      .flatMap(type => [typeName(type), entityResponseName(type), entityResponseCollectionName(type)]),
}

/** Adds the argument to whatever root field returns one of the types, an extension's fields among them. */
export function localeArgument(scope: SchemaScope) {
  const types = new Set(scope.units.localeArgument.types(scope))
  return plugin({
    name: 'I18NLocaleArg',
    onAddOutputField: field => {
      const { parentType, type, args } = field
      if (parentType !== 'Query' && parentType !== 'Mutation') return
      if (typeof type !== 'string' || !types.has(type)) return
      return { ...field, args: { ...args, locale: arg({ type: 'I18NLocaleCode' }) } }
    },
  })
}
