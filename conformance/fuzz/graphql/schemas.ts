import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import type { OracleSchema } from '../../targets/oracle.ts'
import type { QueriedWorld } from '../queried-world.ts'

/** The content-types and components that the types of a GraphQL schema are made of. */
export interface Schemas {
  /** What filters of that type are about, or entries and answers of it; null where it is none of them. */
  of(typeName: string): OracleSchema | null
  /** What a field with these arguments lists, as its filters tell; null where it takes none. */
  listedBy(args: readonly GraphQLArgument[]): OracleSchema | null
}

/** Follows the filters of every list of the world, over relations and components. */
export function openSchemas(schema: GraphQLSchema, world: QueriedWorld): Schemas {
  const known = new Map<string, OracleSchema>()
  const follow = (type: GraphQLInputType, about: OracleSchema): void => {
    const named = getNamedType(type)
    if (!isInputObjectType(named) || !FILTERS.test(named.name) || known.has(stemOf(named.name))) return
    known.set(stemOf(named.name), about)
    for (const { name, type: inner } of Object.values(named.getFields())) {
      const attribute = about.attributes.get(name)
      const behind = attribute && world.leadsTo(attribute)
      if (behind) follow(inner, behind)
    }
  }
  const roots = schema.getQueryType()?.getFields() ?? {}
  for (const type of world.types) {
    const filters = roots[fieldName(type.pluralName)]?.args.find(({ name }) => name === 'filters')
    if (filters) follow(filters.type, type)
  }
  const of = (typeName: string) => known.get(stemOf(typeName)) ?? null
  const listedBy = (args: readonly GraphQLArgument[]) => {
    const filters = args.find(({ name }) => name === 'filters')
    return filters ? of(getNamedType(filters.type).name) : null
  }
  return { of, listedBy }
}

/** `tasting-menus` is the field `tastingMenus`. */
export function fieldName(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const FILTERS = /FiltersInput$/

/** `Dish` of `DishFiltersInput`, `DishEntity`, `DishEntityResponse` and the like. */
function stemOf(typeName: string): string {
  return typeName.replace(/(FiltersInput|Entity|(Entity|Relation)Response(Collection)?)$/, '')
}
