import type { ListQuery } from '../../../content/actions/find.ts'
import { matches } from '../../../content/actions/list.ts'
import { validationError } from '../../../content/errors.ts'
import { schemaOf, targetUid } from '../../../content/query/attributes.ts'
import { compileWhere } from '../../../content/query/filters/compile.ts'
import type { Test } from '../../../content/query/filters/condition.ts'
import { filterParameter } from '../../../content/query/filters/parameter.ts'
import {
  type Relation,
  relatedIdentifier,
  relationLift,
  relationMix,
  sameRelatedEntry,
} from '../../../content/query/filters/relation.ts'
import { publicationCondition } from '../../../content/query/publication/compile.ts'
import { isRecord, type QueryContext } from '../../../content/query/query.ts'
import type { RelatedRows } from '../../../content/query/related-rows.ts'
import type { RestCall } from '../../../content/rest/context.ts'
import { listPayload } from '../../../content/rest/frame/list.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

const published: RelatedRows = {
  clause: 'content.filters.related-drafts',
  condition: (related, context) => {
    const live = context.units.publicationStates.find(state => state.clause === 'content.publication.live')
    return publicationCondition(live ?? null, related, context)
  },
}

/** What a filter on a relation finds. */
export const filteredRelationQuirks: readonly Quirk[] = [
  ...deviations(relationLift, [
    [
      'first-only',
      'of several related entries a filter looks at the first alone',
      {
        lift: ({ holds, fails }, relation) => ({
          holds: firstRelated(holds, relation),
          fails: firstRelated(fails, relation),
        }),
      },
    ],
  ]),
  // strapi/strapi 12658: what many expect of a negation.
  ...deviations(
    relationLift,
    [
      [
        'none',
        'a negated filter over a relation keeps an entry with no related entry that meets it',
        ({ lift }) => ({
          lift: (related, relation) => {
            const { holds } = lift(related, relation)
            return { holds, fails: position => !holds(position) }
          },
        }),
      ],
    ],
    'content.filters.negation-over-many',
  ),
  ...deviations(sameRelatedEntry, [
    [
      'any',
      'each condition inside a relation finds its own related entry',
      {
        parts: filters =>
          isRecord(filters) ? Object.entries(filters).map(([name, value]) => ({ [name]: value })) : [filters],
      },
    ],
  ]),
  ...deviations(
    sameRelatedEntry,
    [
      [
        'first-only',
        'of what stands side by side in a relation the first alone counts',
        {
          parts: filters =>
            isRecord(filters) && Object.keys(filters).some(isOperator)
              ? [Object.fromEntries(Object.entries(filters).slice(0, 1))]
              : [filters],
        },
      ],
    ],
    'content.filters.or-siblings',
  ),
  // The documentation allows conditions beside `$or` under a relation; the real program answers 500.
  ...deviations(relationMix, [
    ['refused', 'a relation takes either $or or $and alone, or fields', { check: refuseMixed }],
  ]),
  ...deviations(relatedIdentifier, [
    [
      'refused',
      'a value directly under a relation is refused',
      {
        filters: (_operand, relation) => {
          throw validationError(`Invalid filters: ${relation} takes fields`)
        },
      },
    ],
  ]),
  // strapi/strapi 12225: up to 4.12 the real program answered 500.
  ...deviations(
    relatedIdentifier,
    [
      [
        'refused',
        '$null and $notNull on a relation are refused',
        ({ filters }) => ({
          filters: (operand, relation) => {
            if (!isRecord(operand) || !('$null' in operand || '$notNull' in operand))
              return filters(operand, relation)
            throw validationError('Only $and, $or and $not can be used as root level operators')
          },
        }),
      ],
    ],
    'content.filters.relation-presence',
  ),
  // strapi/strapi 8331: what some expect of a filter on a relation.
  {
    id: 'content.filters.related-drafts.unseen',
    clause: published.clause,
    says: 'a filter on a relation sees no related drafts',
    apply: ({ content, platform }) => ({
      platform,
      content: { ...content, filteredRows: [...content.filteredRows, published] },
    }),
  },
  ...deviations(
    filterParameter,
    [
      [
        'one',
        'a filter that goes on over a second relation is left out',
        ({ read }) => ({ read: raw => shallow(read(raw), 1) }),
      ],
      [
        'two',
        'a filter that goes on over a third relation is left out',
        ({ read }) => ({ read: raw => shallow(read(raw), 2) }),
      ],
      [
        'three',
        'a filter that goes on over a fourth relation is left out',
        ({ read }) => ({ read: raw => shallow(read(raw), 3) }),
      ],
    ],
    'content.filters.relations-depth',
  ),
  ...deviations(matches, [
    // strapi/strapi 18154: pages of a filter on a relation repeat entries.
    [
      'repeats',
      'an entry comes once for each related entry that meets a filter, and is counted so',
      ({ of }) => ({
        of: (asked, table, context) => {
          const positions = [...of(asked, table, context).positions].flatMap(position =>
            new Array<number>(timesMatched(position, asked, context)).fill(position),
          )
          return { positions, total: positions.length }
        },
      }),
    ],
    // strapi/strapi 14066: a filter on a relation made the total 630 where there were 146 entries.
    [
      'total-inflated',
      'the total counts an entry once for each related entry that meets a filter',
      ({ of }) => ({
        of: (asked, table, context) => {
          const { positions } = of(asked, table, context)
          const times = Array.from(positions, position => timesMatched(position, asked, context))
          return { positions, total: times.reduce((sum, count) => sum + count, 0) }
        },
      }),
    ],
  ]),
  ...deviations(
    listPayload,
    [
      ['populates', 'a filter on a relation populates it', { query: populating }],
      [
        'populates-too',
        'a filter on a relation populates it beside what is populated',
        { query: populatingToo },
      ],
      [
        'filters-populated',
        'a populated relation shows only the entries that a filter on it finds',
        { query: filteringPopulated },
      ],
    ],
    'content.filters.no-population',
  ),
]

function firstRelated(test: Test, { source, attribute, target }: Relation): Test {
  const links = source.column(attribute.name)
  return position => {
    const link = links[position]
    const first: unknown = Array.isArray(link) ? link[0] : link
    return test(typeof first === 'number' ? target.position(first) : -1)
  }
}

function refuseMixed(relation: string, keys: readonly string[]): void {
  const lists = keys.filter(isOperator)
  if (lists.length > 0 && keys.length > 1) {
    throw validationError(`Invalid filters: ${lists[0]} cannot be mixed with other keys under ${relation}`)
  }
}

/** Without what lies behind more relations than these; the last name is that of a field. */
function shallow(filters: unknown, relations: number): Record<string, unknown> {
  if (!isRecord(filters)) return {}
  const kept = Object.entries(filters).filter(([name]) => isOperator(name) || relations >= 0)
  return Object.fromEntries(
    kept.map(([name, value]) => [name, inner(value, relations - (isOperator(name) ? 0 : 1))]),
  )
}

function inner(value: unknown, relations: number): unknown {
  if (Array.isArray(value)) return value.map(item => (isRecord(item) ? shallow(item, relations) : item))
  return isRecord(value) ? shallow(value, relations) : value
}

function isOperator(name: string): boolean {
  return name.startsWith('$')
}

/** How many rows a join makes of an entry: the related entries that meet the filters of its relations, multiplied. */
function timesMatched(position: number, { query, type }: ListQuery, context: QueryContext): number {
  if (!isRecord(query.filters)) return 1
  return Object.entries(query.filters).reduce((times, [name, filters]) => {
    const attribute = type.attributes.get(name)
    const uid = attribute ? targetUid(attribute) : null
    const link = context.store.table(type.uid).column(name)[position]
    if (uid === null || !Array.isArray(link) || !isRecord(filters)) return times
    const target = context.store.table(uid)
    const { holds } = compileWhere(filters, schemaOf(context, uid), context)
    return times * Math.max(1, link.filter(id => holds(target.position(id))).length)
  }, 1)
}

function populatingToo({ query }: RestCall): RestCall['query'] {
  if (!isRecord(query.filters) || !Array.isArray(query.populate)) return query
  return { ...query, populate: [...query.populate, ...Object.keys(query.filters)] }
}

function filteringPopulated({ query }: RestCall): RestCall['query'] {
  const { filters, populate } = query
  if (!isRecord(filters) || !Array.isArray(populate)) return query
  const asked = populate.map(name => [
    String(name),
    isRecord(filters[name]) ? { filters: filters[name] } : true,
  ])
  return { ...query, populate: Object.fromEntries(asked) }
}

function populating({ query }: RestCall): RestCall['query'] {
  return isRecord(query.filters) ? { ...query, populate: Object.keys(query.filters) } : query
}
