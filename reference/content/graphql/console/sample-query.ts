import { type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql'
import type { ContentType } from '../../model/types.ts'
import {
  attributesTypeName,
  entityResponseCollectionName,
  entityResponseName,
  pluralField,
  singularField,
} from '../schema/naming.ts'

/** Enough to see what an entry looks like. */
const MOST_ATTRIBUTES = 5
/** Every type has them: they say nothing of this world. */
const EVERYWHERE = ['createdAt', 'updatedAt', 'publishedAt']

/**
 * A query to begin with: the first of these types that the schema can be asked for, with attributes of its own. Null
 * where there is none.
 */
export function sampleQuery(schema: GraphQLSchema, types: readonly ContentType[]): string | null {
  const type = types.find(
    it => schema.getQueryType()?.getFields()[fieldOf(it)]?.type.toString() === answerOf(it),
  )
  if (!type) return null
  const attributes = attributesOf(schema, type)
  const shown = attributes.length === 0 ? ['id'] : ['id', 'attributes {', ...indented(attributes), '}']
  const lines = [`${fieldOf(type)} {`, ...indented(['data {', ...indented(shown), '}']), '}']
  return ['{', ...indented(lines), '}', ''].join('\n')
}

const isList = ({ kind }: ContentType) => kind === 'collectionType'
const fieldOf = (type: ContentType) => (isList(type) ? pluralField(type) : singularField(type))
const answerOf = (type: ContentType) =>
  isList(type) ? entityResponseCollectionName(type) : entityResponseName(type)

function attributesOf(schema: GraphQLSchema, type: ContentType): readonly string[] {
  const shape = schema.getType(attributesTypeName(type))
  if (!isObjectType(shape)) return []
  return Object.values(shape.getFields())
    .filter(field => isLeafType(getNamedType(field.type)) && !EVERYWHERE.includes(field.name))
    .slice(0, MOST_ATTRIBUTES)
    .map(({ name }) => name)
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map(line => `  ${line}`)
}
