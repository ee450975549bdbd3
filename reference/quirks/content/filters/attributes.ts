import { invalidParameter } from '../../../content/errors.ts'
import {
  type FilterableRule,
  filterableRules,
  unknownAttributes,
} from '../../../content/query/filters/names.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations, MISSING } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

const components: FilterableRule = {
  clause: 'content.filters.components',
  covers: attribute => attribute.kind === 'component',
  outcome: 'refused',
  error: invalidParameter,
}

const relations: FilterableRule = {
  clause: 'content.filters.relations',
  covers: attribute => attribute.kind === 'relation',
  outcome: 'left-out',
  error: invalidParameter,
}

/** What can be filtered on. */
export const filteredAttributeQuirks: readonly Quirk[] = [
  ...deviations(unitOf(filterableRules, 'content.filters.media-refused'), [
    // The documentation says that filtering on media fields is not possible; the real program does it.
    ['filterable', 'media fields can be filtered on like relations', MISSING],
  ]),
  ...deviations(
    unitOf(filterableRules, 'content.filters.media-refused'),
    [['left-out', 'a filter on a media field is left out', { outcome: 'left-out' }]],
    'content.filters.media-refusal',
  ),
  ...deviations(
    unitOf(filterableRules, 'content.filters.dynamic-zone-refused'),
    [['dynamic-zone-left-out', 'a filter on a dynamic zone is left out', { outcome: 'left-out' }]],
    'content.filters.polymorphic-refusal',
  ),
  ...deviations(
    unitOf(filterableRules, 'content.filters.morph-refused'),
    [['morph-left-out', 'a filter on a relation to several types is left out', { outcome: 'left-out' }]],
    'content.filters.polymorphic-refusal',
  ),
  ...deviations(unitOf(filterableRules, 'content.filters.secret-refused'), [
    [
      'filterable',
      'private attributes and passwords can be filtered on, so that their values can be guessed letter by letter',
      { covers: () => false },
    ],
    ['left-out', 'a filter on a private attribute or a password is left out', { outcome: 'left-out' }],
    [
      'first-met',
      'of a private attribute and a password the one that comes first is named',
      { isSecond: () => false },
    ],
  ]),
  ...deviations(unitOf(filterableRules, 'content.filters.unreadable-relation-refused'), [
    [
      'filterable',
      'a relation to a type that the caller may not read can be filtered on',
      { covers: () => false },
    ],
  ]),
  // strapi/strapi PR 19372: unknown names in filters were ignored up to 4.12.
  ...deviations(unknownAttributes, [
    ['left-out', 'a filter on a name that is no attribute is left out', { outcome: 'left-out' }],
  ]),
  {
    id: 'content.filters.components.refused',
    clause: components.clause,
    says: 'components cannot be filtered on',
    apply: ({ content, platform }) => {
      const filterable = [...content.filters.filterable, components]
      return { platform, content: { ...content, filters: { ...content.filters, filterable } } }
    },
  },
  {
    id: 'content.filters.relations.left-out',
    clause: relations.clause,
    says: 'filters on relations are left out',
    apply: ({ content, platform }) => {
      const filterable = [...content.filters.filterable, relations]
      return { platform, content: { ...content, filters: { ...content.filters, filterable } } }
    },
  },
]
