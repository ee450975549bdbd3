import { enumType, inputObjectType, objectType, unionType } from 'nexus'
import { paginationResolver } from '../../resolve/meta.ts'
import { attributesTypeName } from '../naming.ts'
import { type SchemaScope, shownSchemas } from '../scope.ts'
import type { Definition } from './definition-rule.ts'

/** A type that there is once, whatever the models are. */
export interface InternalTypeRule {
  readonly clause: string
  readonly define: (scope: SchemaScope) => readonly Definition[]
}

/** content.graphql.types.response-collection-meta: the meta has `pagination` with four whole numbers (observed). */
const responseCollectionMeta: InternalTypeRule = {
  clause: 'content.graphql.types.response-collection-meta',
  define: () => [
    objectType({
      name: 'Pagination',
      definition(t) {
        for (const name of ['total', 'page', 'pageSize', 'pageCount']) t.nonNull.int(name)
      },
    }),
    objectType({
      name: 'ResponseCollectionMeta',
      definition(t) {
        t.nonNull.field('pagination', { type: 'Pagination', resolve: paginationResolver })
      },
    }),
  ],
}

/** content.graphql.types.pagination-arg: page, pageSize, start and limit, all whole numbers (observed). */
const paginationArg: InternalTypeRule = {
  clause: 'content.graphql.types.pagination-arg',
  define: () => [
    inputObjectType({
      name: 'PaginationArg',
      definition(t) {
        for (const name of ['page', 'pageSize', 'start', 'limit']) t.int(name)
      },
    }),
  ],
}

/** content.graphql.types.publication-state: `LIVE` and, observed, `PREVIEW`. */
const publicationState: InternalTypeRule = {
  clause: 'content.graphql.types.publication-state',
  define: () => [enumType({ name: 'PublicationState', members: { LIVE: 'live', PREVIEW: 'preview' } })],
}

/** content.graphql.types.error: what stands in a dynamic zone that can hold nothing (observed). */
const error: InternalTypeRule = {
  clause: 'content.graphql.types.error',
  define: () => [
    objectType({
      name: 'Error',
      definition(t) {
        t.nonNull.string('code')
        t.string('message')
      },
    }),
  ],
}

/** content.graphql.types.generic-morph: the union of the types of all content-types and components (observed). */
const genericMorph: InternalTypeRule = {
  clause: 'content.graphql.types.generic-morph',
  define: scope => (shownSchemas(scope).length === 0 ? [] : [morphUnion(scope)]),
}

function morphUnion(scope: SchemaScope): Definition {
  return unionType({
    name: 'GenericMorph',
    definition(t) {
      t.members(...shownSchemas(scope).map(attributesTypeName))
    },
    resolveType: item => {
      const uid: unknown = Object(item).__type
      const schema = shownSchemas(scope).find(candidate => candidate.uid === uid)
      return schema ? attributesTypeName(schema) : null
    },
  })
}

export const internalTypeRules: readonly InternalTypeRule[] = [
  responseCollectionMeta,
  paginationArg,
  publicationState,
  error,
  genericMorph,
]
