import { enumType, inputObjectType, list, objectType } from 'nexus'
import { attributesType } from '../../../content/graphql/schema/definitions/attributes-type.ts'
import type {
  Definition,
  DefinitionRule,
} from '../../../content/graphql/schema/definitions/definition-rule.ts'
import {
  entity,
  entityResponse,
  entityResponseCollection,
  relationResponseCollection,
} from '../../../content/graphql/schema/definitions/entity-types.ts'
import { filtersInput } from '../../../content/graphql/schema/definitions/filters-input.ts'
import { inputType } from '../../../content/graphql/schema/definitions/input-type.ts'
import { internalTypeRules } from '../../../content/graphql/schema/definitions/internal-types.ts'
import {
  entityName,
  entityResponseCollectionName,
  entityResponseName,
  isContentType,
  relationResponseCollectionName,
  typeName,
} from '../../../content/graphql/schema/naming.ts'
import { keptTypes } from '../../../content/graphql/schema/prune.ts'
import type { ContentType, Schema } from '../../../content/model/types.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

const internal = (name: string) => unitOf(internalTypeRules, `content.graphql.types.${name}`)

/** What servers do wrong with the named types of the schema. */
export const typeQuirks: readonly Quirk[] = [
  ...deviations(attributesType, [
    ['without-created-at', 'createdAt is not in the type', withoutAttributes('createdAt')],
  ]),
  ...deviations(
    attributesType,
    [['published-at-everywhere', 'every type has publishedAt', publishedEverywhere]],
    'content.graphql.types.name-without-drafts',
  ),
  ...deviations(
    inputType,
    [['written', 'the locale is written like an attribute', withLocaleWritten]],
    'content.graphql.types.input-without-locale',
  ),
  ...deviations(inputType, [
    ['without-published-at', 'publishedAt cannot be written', withoutAttributes('publishedAt')],
    // UNDOCUMENTED: the service alone writes when an entry was made and changed.
    [
      'without-times',
      'createdAt and updatedAt cannot be written',
      withoutAttributes('createdAt', 'updatedAt'),
    ],
    ['without-created-at', 'createdAt cannot be written', withoutAttributes('createdAt')],
    ['without-updated-at', 'updatedAt cannot be written', withoutAttributes('updatedAt')],
  ]),
  ...deviations(filtersInput, [
    ['without-created-at', 'createdAt cannot be filtered on', withoutAttributes('createdAt')],
  ]),
  ...deviations(entity, [
    ['id-non-null', 'the id of an entry can never be null', ofContentTypes(entityWithNonNullId)],
  ]),
  ...deviations(entityResponse, [
    [
      'data-non-null',
      'the data of a single entry can never be null',
      ofContentTypes(entityResponseWithNonNullData),
    ],
  ]),
  ...deviations(entityResponseCollection, [
    ['data-nullable', 'the data of a list can be null', ofContentTypes(collectionWithNullableData)],
  ]),
  ...deviations(relationResponseCollection, [
    [
      'data-nullable',
      'the data of a relation to several entries can be null',
      ofContentTypes(relationWithNullableData),
    ],
  ]),
  ...deviations(keptTypes, [
    // UNDOCUMENTED: what nothing leads to is left out of the schema.
    ['reachable-only', 'a type that no query or mutation leads to is not there', { names: () => [] }],
  ]),
  ...deviations(internal('response-collection-meta'), [
    [
      'without-page-count',
      'meta.pagination has no pageCount',
      // The first of its two types is `Pagination`.
      ({ define }) => ({ define: scope => [paginationWithoutPageCount(), ...define(scope).slice(1)] }),
    ],
  ]),
  ...deviations(internal('pagination-arg'), [
    ['pages-only', 'pagination takes page and pageSize only', { define: () => [pagesOnly()] }],
  ]),
  ...deviations(internal('publication-state'), [
    [
      'called-draft',
      'PREVIEW is called DRAFT',
      {
        define: () => [enumType({ name: 'PublicationState', members: { LIVE: 'live', DRAFT: 'preview' } })],
      },
    ],
  ]),
  ...deviations(internal('error'), [
    [
      'without-message',
      'Error has no message',
      { define: () => [objectType({ name: 'Error', definition: t => t.nonNull.string('code') })] },
    ],
  ]),
  ...deviations(internal('generic-morph'), [
    [
      'without-components',
      'components are not in GenericMorph',
      ({ define }) => ({
        define: scope => define({ ...scope, models: { ...scope.models, components: new Map() } }),
      }),
    ],
  ]),
]

/** A type is made as if some attributes were not there. */
function withoutAttributes(...names: readonly string[]) {
  const without = (schema: Schema): Schema => ({
    ...schema,
    attributes: new Map([...schema.attributes].filter(([attribute]) => !names.includes(attribute))),
  })
  return ({ define }: DefinitionRule): Partial<DefinitionRule> => ({
    define: (schema, scope) => define(without(schema), scope),
  })
}

/** An input is made as if the type were not localized. */
function withLocaleWritten({ define }: DefinitionRule): Partial<DefinitionRule> {
  return { define: (schema, scope) => define(unlocalized(schema), scope) }
}

function unlocalized(schema: Schema): Schema {
  if (!isContentType(schema)) return schema
  const type: ContentType = { ...schema, localized: false }
  return type
}

/** A type is made as if it had draft and publish. */
function publishedEverywhere({ define }: DefinitionRule): Partial<DefinitionRule> {
  return {
    define: (schema, scope) => {
      const createdAt = schema.attributes.get('createdAt')
      if (!createdAt || schema.attributes.has('publishedAt')) return define(schema, scope)
      const publishedAt = { ...createdAt, name: 'publishedAt' }
      return define(
        { ...schema, attributes: new Map([...schema.attributes, ['publishedAt', publishedAt]]) },
        scope,
      )
    },
  }
}

function ofContentTypes(define: (type: ContentType) => Definition): Partial<DefinitionRule> {
  return { define: schema => (isContentType(schema) ? define(schema) : null) }
}

function entityWithNonNullId(type: ContentType): Definition {
  return objectType({
    name: entityName(type),
    definition(t) {
      t.nonNull.id('id')
      t.field('attributes', { type: typeName(type), resolve: source => source })
    },
  })
}

function entityResponseWithNonNullData(type: ContentType): Definition {
  return objectType({
    name: entityResponseName(type),
    definition(t) {
      t.nonNull.field('data', { type: entityName(type), resolve: source => Object(source).value })
    },
  })
}

function collectionWithNullableData(type: ContentType): Definition {
  return objectType({
    name: entityResponseCollectionName(type),
    definition(t) {
      t.field('data', { type: list(entityName(type)), resolve: source => Object(source).nodes })
      t.nonNull.field('meta', { type: 'ResponseCollectionMeta', resolve: source => Object(source).info })
    },
  })
}

function relationWithNullableData(type: ContentType): Definition {
  return objectType({
    name: relationResponseCollectionName(type),
    definition(t) {
      t.field('data', { type: list(entityName(type)), resolve: source => Object(source).nodes })
    },
  })
}

function paginationWithoutPageCount(): Definition {
  return objectType({
    name: 'Pagination',
    definition(t) {
      for (const name of ['total', 'page', 'pageSize']) t.nonNull.int(name)
    },
  })
}

function pagesOnly(): Definition {
  return inputObjectType({
    name: 'PaginationArg',
    definition(t) {
      for (const name of ['page', 'pageSize']) t.int(name)
    },
  })
}
