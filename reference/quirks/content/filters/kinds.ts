import { matches } from '../../../content/actions/list.ts'
import type { Attribute, ContentType, RelationAttribute } from '../../../content/model/types.ts'
import { isRecord } from '../../../content/query/query.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { type Filters, withFilters } from './rewriting.ts'

/** Kinds of relations, and which are of the kind. */
const RELATIONS: readonly (readonly [
  wrong: string,
  says: string,
  covers: (relation: RelationAttribute, type: ContentType) => boolean,
])[] = [
  ['many-to-one', 'from many entries to one', ({ relation }) => relation === 'manyToOne'],
  ['one-to-many', 'from one entry to many', ({ relation }) => relation === 'oneToMany'],
  ['one-to-one', 'from one entry to one', ({ relation, mapped }) => relation === 'oneToOne' && !mapped],
  [
    'one-to-one-inverse',
    'from one to one, on the side that is mapped',
    ({ relation, mapped }) => relation === 'oneToOne' && mapped,
  ],
  [
    'many-to-many',
    'from many entries to many',
    ({ relation, mapped }) => relation === 'manyToMany' && !mapped,
  ],
  [
    'many-to-many-inverse',
    'from many to many, on the side that is mapped',
    ({ relation, mapped }) => relation === 'manyToMany' && mapped,
  ],
  ['one-way', 'that lead one way only', ({ inverse }) => inverse === undefined],
  ['to-itself', 'to entries of the same type', ({ target }, { uid }) => target === uid],
  ['to-users', 'to users', ({ target }) => target === 'plugin::users-permissions.user'],
]

/** Types whose lists may be filtered otherwise than others. */
const TYPES: readonly (readonly [wrong: string, says: string, covers: (type: ContentType) => boolean])[] = [
  ['localized-ignored', 'of types with locales', ({ localized }) => localized],
  ['drafts-ignored', 'of types with drafts', ({ draftAndPublish }) => draftAndPublish],
  ['without-drafts-ignored', 'of types without drafts', ({ draftAndPublish }) => !draftAndPublish],
]

/** Filters that are left out for the kind of a relation, or for the type of a list. */
export const filteredKindQuirks: readonly Quirk[] = [
  ...deviations(
    matches,
    RELATIONS.map(
      ([wrong, says, covers]): Deviation<typeof matches> => [
        `${wrong}-ignored`,
        `a filter on relations ${says} is left out`,
        withFilters((filters, type) =>
          without(filters, attribute => attribute?.kind === 'relation' && covers(attribute, type), type),
        ),
      ],
    ),
    'content.filters.relations',
  ),
  ...deviations(
    matches,
    [
      [
        'beside-own-ignored',
        'a filter on a relation is left out beside one on an attribute of the entry',
        withFilters((filters, type) =>
          isMixed(filters, type) ? without(filters, isRelation, type) : filters,
        ),
      ],
      [
        'own-beside-ignored',
        'a filter on an attribute of the entry is left out beside one on a relation',
        withFilters((filters, type) =>
          isMixed(filters, type) ? without(filters, attribute => !isRelation(attribute), type) : filters,
        ),
      ],
      [
        'second-ignored',
        'of filters on several relations the first alone counts',
        withFilters((filters, type) => {
          const [first, ...others] = Object.keys(filters).filter(name =>
            isRelation(type.attributes.get(name)),
          )
          return first === undefined ? filters : omitting(filters, others)
        }),
      ],
      [
        'second-field-ignored',
        'of filters on several fields of a relation the first alone counts',
        withFilters((filters, type) =>
          Object.fromEntries(
            Object.entries(filters).map(([name, value]) => [
              name,
              isRelation(type.attributes.get(name)) && isRecord(value) ? first(value) : value,
            ]),
          ),
        ),
      ],
    ],
    'content.filters.relations',
  ),
  ...deviations(
    matches,
    TYPES.map(
      ([wrong, says, covers]): Deviation<typeof matches> => [
        wrong,
        `lists ${says} are not filtered`,
        withFilters((filters, type) => (covers(type) ? {} : filters)),
      ],
    ),
    'content.filters.syntax',
  ),
  ...deviations(
    matches,
    [
      ['one-condition', 'of several conditions the first alone counts', withFilters(first)],
      ['two-conditions', 'of several conditions the first two count', withFilters(firstTwo)],
      ['joined-by-or', 'one of several conditions must be met', withFilters(joined)],
    ],
    'content.filters.syntax',
  ),
]

function without(
  filters: Filters,
  isLeftOut: (attribute: Attribute | undefined) => boolean,
  { attributes }: ContentType,
): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !isLeftOut(attributes.get(name))))
}

function isRelation(attribute: Attribute | undefined): boolean {
  return attribute?.kind === 'relation'
}

/** Whether there are filters on relations and on other attributes. */
function isMixed(filters: Filters, { attributes }: ContentType): boolean {
  const kinds = Object.keys(filters).flatMap(name => attributes.get(name) ?? [])
  return kinds.some(isRelation) && !kinds.every(isRelation)
}

function omitting(filters: Filters, names: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)))
}

function first(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).slice(0, 1))
}

function firstTwo(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).slice(0, 2))
}

function joined(filters: Filters): Filters {
  return { $or: Object.entries(filters).map(member => Object.fromEntries([member])) }
}
