import { GraphQLScalarType, Kind } from 'graphql'
import { scalarType, unionType } from 'nexus'
import type { Component, Schema, ZoneAttribute } from '../../../model/types.ts'
import { isRecord } from '../../../query/query.ts'
import { attributesTypeName, componentName, zoneInputName, zoneName } from '../naming.ts'
import { readLiteral } from '../scalars/json.ts'
import type { SchemaScope } from '../scope.ts'
import type { Definition } from './definition-rule.ts'

/** The union and the input scalar of every dynamic zone of a schema. */
export function zoneTypes(schema: Schema, scope: SchemaScope): readonly Definition[] {
  return [...schema.attributes.values()].flatMap(attribute =>
    attribute.kind === 'dynamiczone'
      ? [zoneUnion(attribute, schema), zoneInput(attribute, schema, scope)]
      : [],
  )
}

function zoneUnion(attribute: ZoneAttribute, schema: Schema): Definition {
  return unionType({
    name: zoneName(schema, attribute.name),
    definition(t) {
      t.members(...attribute.components.map(uid => componentName({ uid })), 'Error')
    },
    resolveType: item => {
      const uid: unknown = Object(item).__component
      return typeof uid === 'string' ? componentName({ uid }) : 'Error'
    },
  })
}

/** How an item of a dynamic zone says which component it is. */
export interface ZoneItemComponent {
  readonly clause: string
  /** The component that the item names; undefined when it names none. */
  readonly componentOf: (
    item: Readonly<Record<string, unknown>>,
    components: readonly Component[],
  ) => Component | undefined
}

/**
 * content.graphql.types.dynamic-zone-input: An item of a dynamic zone names its component by the name of its
 * GraphQL type, as `__typename` (observed).
 */
export const zoneItemComponent: ZoneItemComponent = {
  clause: 'content.graphql.types.dynamic-zone-input',
  componentOf: ({ __typename }, components) =>
    components.find(component => attributesTypeName(component) === __typename),
}

function zoneInput(attribute: ZoneAttribute, schema: Schema, scope: SchemaScope): Definition {
  const read = (value: unknown) => readItem(value, attribute, scope)
  const parse = new GraphQLScalarType({
    name: zoneInputName(schema, attribute.name),
    serialize: value => value,
    parseValue: read,
    parseLiteral: (node, variables) => {
      if (node.kind !== Kind.OBJECT) throw notFound(attribute)
      return read(readLiteral(node, variables))
    },
  })
  return scalarType(parse.toConfig())
}

function readItem(value: unknown, attribute: ZoneAttribute, scope: SchemaScope): unknown {
  if (!isRecord(value)) throw notFound(attribute)
  const component = scope.units.zoneItem.componentOf(value, [...scope.models.components.values()])
  if (!component) throw notFound(attribute)
  const { __typename: _, ...fields } = value
  return { ...fields, __component: component.uid }
}

function notFound(attribute: ZoneAttribute): Error {
  const names = attribute.components.map(uid => componentName({ uid }))
  return new Error(`Component not found. expected one of: ${names.join(', ')}`)
}
