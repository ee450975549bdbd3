import { validationError } from '../../../content/errors.ts'
import { componentParts } from '../../../content/query/populate/component-parts.ts'
import { type Link, linkOrder } from '../../../content/query/populate/links.ts'
import { morphTypes } from '../../../content/query/populate/morph-types.ts'
import {
  countParameter,
  filterFaults,
  filters,
  limit,
  readWindow,
  sort,
} from '../../../content/query/populate/parameters.ts'
import { zoneUnnamed } from '../../../content/query/populate/zone.ts'
import { alone } from '../../../content/query/populate/zone-strategies/alone.ts'
import { detailed } from '../../../content/query/populate/zone-strategies/detailed.ts'
import { shared } from '../../../content/query/populate/zone-strategies/shared.ts'
import { isRecord } from '../../../content/query/query.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

/** What is asked of what is populated: of components and zones, and by the parameters inside of `populate`. */
export const populateParameterQuirks: readonly Quirk[] = [
  ...deviations(componentParts, [
    // strapi/strapi 12435, 18515: what people expect of a component.
    [
      'whole',
      'a populated component brings its own relations, media fields and components along',
      { paramsFor: params => ({ populate: '*', ...params }) },
    ],
  ]),
  ...deviations(linkOrder, [
    ['by-id', 'shows what is populated in the order of ids', { placed: byPosition }],
  ]),
  ...deviations(alone, [
    [
      'whole',
      'a zone that is only named shows the relations and components of its components',
      { paramsFor: () => ({ populate: '*' }) },
    ],
  ]),
  ...deviations(shared, [
    // strapi/strapi 17654, version 4.12: the asterisk inside of a zone lost what it populated.
    [
      'own-fields',
      'populate=* inside of a zone returns no nested fields',
      ({ paramsFor }) => ({
        paramsFor: (component, params, zone) =>
          params.populate === '*' ? {} : paramsFor(component, params, zone),
      }),
    ],
  ]),
  ...deviations(
    shared,
    [
      [
        'ignored',
        'names inside of the populate of a zone are ignored',
        { paramsFor: (_component, params) => (params.populate === '*' ? params : {}) },
      ],
    ],
    'content.populate.zone-shared-parts',
  ),
  ...deviations(detailed, [
    ['ignored', 'on is ignored: every component is shown with its own fields', { paramsFor: () => ({}) }],
  ]),
  ...deviations(zoneUnnamed, [
    [
      'kept',
      'components that on does not name stay in the zone with their own fields',
      { paramsFor: () => ({}) },
    ],
  ]),
  ...deviations(
    detailed,
    [
      [
        'shared-first',
        'a shared populate wins over on',
        ({ accepts }) => ({ accepts: params => accepts(params) && !shared.accepts(params) }),
      ],
    ],
    'content.populate.zone-detailed-first',
  ),
  ...deviations(filters, [
    // strapi/strapi 12578: filters inside of populate broke in version 4.0.8.
    ['ignored', 'filters inside of a populate are ignored', { read: () => ({}) }],
  ]),
  ...deviations(sort, [['ignored', 'sort inside of a populate is ignored', { read: () => ({}) }]]),
  ...deviations(limit, [
    // What GraphQL does, and what people expect.
    [
      'per-entry',
      'start and limit inside of a populate cut the related entries of each entry',
      { read: params => ({ cut: cutEach(readWindow(params)) }) },
    ],
    // strapi/strapi 23303: gone in version 5.
    ['refused', 'start and limit inside of a populate are refused', { read: refuseLimit }],
  ]),
  ...deviations(
    limit,
    [
      [
        'pagination-read',
        'pagination inside of a populate is taken for limit',
        ({ names }) => ({
          names: [...names, 'pagination'],
          read: ({ pagination }) => ({ cut: links => links.slice(0, limitIn(pagination)) }),
        }),
      ],
    ],
    'content.populate.other-parameters',
  ),
  ...deviations(filterFaults, [
    ['at-once', 'an invalid value in the filters of a populate is always refused', { wait: false }],
  ]),
  ...deviations(countParameter, [
    ['ignored', 'count inside of a populate is ignored', { isAsked: () => false }],
  ]),
  ...deviations(morphTypes, [
    [
      'on-ignored',
      'on is ignored in a relation that may point at any type',
      ({ paramsFor }) => ({ paramsFor: (uid, { on, ...params }) => paramsFor(uid, params) }),
    ],
  ]),
]

/** Keeps the window of the links of each parent. */
function cutEach({ start, end }: ReturnType<typeof readWindow>): (links: readonly Link[]) => readonly Link[] {
  return links => {
    const seen = new Map<number, number>()
    return links.filter(({ parent }) => {
      const place = seen.get(parent) ?? 0
      seen.set(parent, place + 1)
      return place >= start && place < end
    })
  }
}

function refuseLimit(): never {
  throw validationError('Invalid key limit')
}

function limitIn(pagination: unknown): number | undefined {
  return isRecord(pagination) && pagination.limit !== undefined ? Number(pagination.limit) : undefined
}

/** Rows are kept in the order of their ids. */
function byPosition(links: readonly Link[]): readonly Link[] {
  const sorted = links.toSorted((a, b) => a.parent - b.parent || a.position - b.position)
  return sorted.map((link, order) => ({ ...link, order }))
}
