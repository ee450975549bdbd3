import { list, nonNull, objectType } from 'nexus'
import type { ContentType, Schema } from '../../../model/types.ts'
import {
  entityName,
  entityResponseCollectionName,
  entityResponseName,
  isContentType,
  relationResponseCollectionName,
  typeName,
} from '../naming.ts'
import type { Definition, DefinitionRule } from './definition-rule.ts'

function forContentTypes(clause: string, define: (type: ContentType) => Definition): DefinitionRule {
  return { clause, define: (schema: Schema) => (isContentType(schema) ? define(schema) : null) }
}

/** What a resolver hands on: an entry, or a list of them. */
interface Found {
  readonly value?: unknown
  readonly nodes?: unknown
  readonly info?: unknown
}

const found = (source: unknown): Found => Object(source)

/** content.graphql.types.name-entity: `<Name>Entity` is `id: ID` and `attributes: <Name>`. */
export const entity = forContentTypes('content.graphql.types.name-entity', type =>
  objectType({
    name: entityName(type),
    definition(t) {
      t.id('id')
      t.field('attributes', { type: typeName(type), resolve: source => source })
    },
  }),
)

/** content.graphql.types.name-entityresponse: `<Name>EntityResponse` is `data: <Name>Entity`. */
export const entityResponse = forContentTypes('content.graphql.types.name-entityresponse', type =>
  objectType({
    name: entityResponseName(type),
    definition(t) {
      t.field('data', { type: entityName(type), resolve: source => found(source).value })
    },
  }),
)

/**
 * content.graphql.types.name-entityresponsecollection: `<Name>EntityResponseCollection` is `data: [<Name>Entity!]!`
 * and `meta: ResponseCollectionMeta!`.
 */
export const entityResponseCollection = forContentTypes(
  'content.graphql.types.name-entityresponsecollection',
  type =>
    objectType({
      name: entityResponseCollectionName(type),
      definition(t) {
        t.field('data', {
          type: nonNull(list(nonNull(entityName(type)))),
          resolve: source => found(source).nodes ?? [],
        })
        t.nonNull.field('meta', { type: 'ResponseCollectionMeta', resolve: source => found(source).info })
      },
    }),
)

/** content.graphql.types.name-relationresponsecollection: `<Name>RelationResponseCollection` is `data: [<Name>Entity!]!`. */
export const relationResponseCollection = forContentTypes(
  'content.graphql.types.name-relationresponsecollection',
  type =>
    objectType({
      name: relationResponseCollectionName(type),
      definition(t) {
        t.field('data', {
          type: nonNull(list(nonNull(entityName(type)))),
          resolve: source => found(source).nodes ?? [],
        })
      },
    }),
)
