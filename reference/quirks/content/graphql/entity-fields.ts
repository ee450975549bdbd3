import type { DefinitionRule } from '../../../content/graphql/schema/definitions/definition-rule.ts'
import {
  entity,
  entityResponse,
  entityResponseCollection,
  relationResponseCollection,
} from '../../../content/graphql/schema/definitions/entity-types.ts'
import { entityName, isContentType } from '../../../content/graphql/schema/naming.ts'
import type { Schema } from '../../../content/model/types.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import {
  type Edit,
  editing,
  type FieldType,
  gone,
  listOf,
  nonNullOf,
  ofAnother,
  onlyIn,
  required,
  showing,
  typed,
} from './edit-type.ts'

type Row = Deviation<DefinitionRule>

const ALWAYS_NULL = showing(() => null)

const ofEntity = (shape: (entity: string) => FieldType): Edit =>
  typed((schema: Schema) => shape(isContentType(schema) ? entityName(schema) : ''))

/** Shapes of a list that are not `[<Name>Entity!]!`, in all types and in one. */
function listRows(one: string): readonly Row[] {
  const itemsNullable = ofEntity(name => nonNullOf(listOf(name)))
  const listNullable = ofEntity(name => listOf(nonNullOf(name)))
  return [
    ['items-nullable', 'items of data can be null', editing('data', itemsNullable)],
    ['list-nullable', 'data can be null, though no item of it', editing('data', listNullable)],
    ['one-entity', 'data is one entity and no list', editing('data', ofEntity(nonNullOf))],
    [
      'items-nullable-in-one',
      `items of data can be null in one type, ${one}`,
      editing('data', itemsNullable, onlyIn(one)),
    ],
    [
      'list-nullable-in-one',
      `data can be null in one type, ${one}`,
      editing('data', listNullable, onlyIn(one)),
    ],
  ]
}

/** What servers do wrong with the fields of entities, of single ones, of lists and of relations. */
export const entityFieldQuirks: readonly Quirk[] = [
  ...deviations(entity, [
    ['without-id', 'an entity has no id', editing('id', gone)],
    ['id-as-int', 'the id of an entity is Int', editing('id', typed('Int'))],
    ['id-as-string', 'the id of one type is String', editing('id', typed('String'), onlyIn('license'))],
    [
      'id-non-null-in-one',
      'the id of one type can never be null',
      editing('id', required, onlyIn('location')),
    ],
    ['id-as-int-in-one', 'the id of one type is Int', editing('id', typed('Int'), onlyIn('review'))],
    ['id-null', 'the id of an entity is always null', editing('id', ALWAYS_NULL)],
    ['attributes-non-null', 'attributes can never be null', editing('attributes', required)],
    ['attributes-as-json', 'attributes are JSON', editing('attributes', typed('JSON'), onlyIn('chef'))],
    ['attributes-null', 'attributes are always null', editing('attributes', ALWAYS_NULL)],
    [
      'attributes-in-list',
      'attributes are a list of one',
      editing('attributes', typed(listOf('Safe')), onlyIn('safe')),
    ],
  ]),
  ...deviations(
    entity,
    [
      [
        'longer',
        'ids are longer by a zero in GraphQL',
        editing(
          'id',
          showing(source => `0${Object(source).id}`),
        ),
      ],
    ],
    'content.graphql.types.same-ids',
  ),
  ...deviations(entityResponse, [
    ['data-in-list', 'data is a list of one', editing('data', ofEntity(listOf))],
    [
      'data-of-another',
      'data is of another type',
      editing('data', ofAnother('chef', entityName), onlyIn('review')),
    ],
    ['data-non-null-in-articles', 'data of one type can never be null', dataRequiredIn('article')],
    ['data-non-null-in-safes', 'data of another type can never be null', dataRequiredIn('safe')],
    ['data-non-null-in-one', 'data can never be null in one type', editing('data', required, onlyIn('dish'))],
  ]),
  ...deviations(entityResponseCollection, [
    ...listRows('category'),
    ...['article', 'location', 'review', 'safe'].flatMap(rowsOfOneType),
    ['without-meta', 'a list has no meta', editing('meta', gone)],
    ['meta-nullable', 'meta can be null', editing('meta', typed('ResponseCollectionMeta'))],
    ['meta-as-json', 'meta is JSON', editing('meta', typed(nonNullOf('JSON')))],
    [
      'meta-nullable-in-one',
      'meta can be null in one type',
      editing('meta', typed('ResponseCollectionMeta'), onlyIn('chef')),
    ],
  ]),
  ...deviations(relationResponseCollection, [
    ...listRows('chef'),
    ['without-last', 'the last item is not shown', showingNodes(-1)],
    ['two-at-most', 'no more than two items are shown', showingNodes(2)],
    ['null-for-none', 'where there is none, data is a list of null', editing('data', showing(nullForNone))],
    ['one-at-most', 'one related entry is shown', showingNodes(1)],
  ]),
]

function dataRequiredIn(type: string) {
  return editing('data', required, onlyIn(type))
}

/** One type alone. */
function rowsOfOneType(type: string): readonly Row[] {
  const where = onlyIn(type)
  return [
    [
      `${type}-items-nullable`,
      `items of a list of ${type} can be null`,
      editing(
        'data',
        ofEntity(name => nonNullOf(listOf(name))),
        where,
      ),
    ],
    [
      `${type}-meta-nullable`,
      `meta of a list of ${type} can be null`,
      editing('meta', typed('ResponseCollectionMeta'), where),
    ],
  ]
}

/** So many of the entries; all but some from the end, where the number is below 0. */
function showingNodes(end: number) {
  return editing('data', field => ({ ...field, resolve: source => Object(source).nodes.slice(0, end) }))
}

function nullForNone(source: unknown): unknown {
  const { nodes } = Object(source)
  return nodes.length === 0 ? [{}] : nodes
}
