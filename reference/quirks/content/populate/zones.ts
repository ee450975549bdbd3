import { componentParts } from '../../../content/query/populate/component-parts.ts'
import { zoneUnnamed } from '../../../content/query/populate/zone.ts'
import { alone } from '../../../content/query/populate/zone-strategies/alone.ts'
import { detailed } from '../../../content/query/populate/zone-strategies/detailed.ts'
import { shared } from '../../../content/query/populate/zone-strategies/shared.ts'
import { isRecord, type RawQuery } from '../../../content/query/query.ts'
import { type Deviation, deviations, type Otherwise } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

type Detailed = typeof detailed

const BLOCKS = ['block.quote', 'block.gallery', 'block.callout', 'block.map'] as const

/** What is asked of the components of dynamic zones. */
export const zoneQuirks: readonly Quirk[] = [
  ...deviations(
    alone,
    BLOCKS.map(block => [
      `${block.slice(6)}-whole`,
      `a zone that is only named shows all that ${block} has`,
      { paramsFor: (component, params) => (component === block ? { populate: '*' } : params) },
    ]),
  ),
  ...deviations(shared, [
    ...BLOCKS.map(
      (block): Deviation<typeof shared> => [
        `not-of-${block.slice(6)}`,
        `a populate inside of a zone does not apply to ${block}`,
        ({ paramsFor }) => ({
          paramsFor: (component, params, zone) =>
            component === block ? {} : paramsFor(component, params, zone),
        }),
      ],
    ),
    [
      'two-levels',
      'an asterisk inside of a zone reaches two levels',
      ({ paramsFor }) => ({
        paramsFor: (component, params, zone) =>
          params.populate === '*' ? { populate: TWO_LEVELS } : paramsFor(component, params, zone),
      }),
    ],
  ]),
  ...deviations(detailed, [
    ['first-only', 'of the components under on, the first alone counts', named(on => on.slice(0, 1))],
    ['last-only', 'of the components under on, the last alone counts', named(on => on.slice(-1))],
    ['two-only', 'of the components under on, two count', named(on => on.slice(0, 2))],
    ['shared', 'what is asked of one component under on is asked of all', { paramsFor: askedOfAll }],
    [
      'lists-ignored',
      'a list of names under on populates nothing',
      asking(it => (Array.isArray(it) ? [] : it)),
    ],
    ['asterisk-ignored', 'an asterisk under on populates nothing', asking(it => (it === '*' ? [] : it))],
    [
      'everything',
      'a list of names under on populates everything',
      asking(it => (Array.isArray(it) ? '*' : it)),
    ],
  ]),
  ...deviations(
    detailed,
    [
      [
        'objects-ignored',
        'a nested object under on populates nothing',
        asking(it => (isRecord(it) ? [] : it)),
      ],
      [
        'one-level',
        'what is nested in a component under on shows nothing of its own',
        asking(it => (isRecord(it) ? Object.keys(it) : it)),
      ],
      ['two-levels', 'an asterisk under on reaches two levels', asking(it => (it === '*' ? TWO_LEVELS : it))],
    ],
    'content.populate.zone-detailed-deeper',
  ),
  ...deviations(
    zoneUnnamed,
    [
      [
        'unnamed-populated',
        'components that on does not name are populated, too',
        { paramsFor: () => ({ populate: '*' }) },
      ],
    ],
    detailed.clause,
  ),
  ...deviations(componentParts, [
    [
      'whole-when-named',
      'what is named in a component brings everything else in it along',
      { paramsFor: whole },
    ],
  ]),
]

/** Everything in every component of our worlds, and in what is in it. */
const TWO_LEVELS: RawQuery = {
  by: { populate: '*' },
  cover: {},
  images: {},
  locations: { populate: '*' },
  links: { populate: '*' },
  seo: { populate: '*' },
}

/** Of the components under `on`, those that `choose` leaves. */
function named(choose: (on: readonly string[]) => readonly string[]): Otherwise<Detailed> {
  return ({ paramsFor }) => ({
    paramsFor: (component, params, zone) => {
      const on = isRecord(params.on) ? Object.keys(params.on) : []
      return choose(on).includes(component) ? paramsFor(component, params, zone) : null
    },
  })
}

/** What is asked of a component, changed. */
function asking(change: (populate: unknown) => unknown): Otherwise<Detailed> {
  return ({ paramsFor }) => ({
    paramsFor: (component, params, zone) => {
      const asked = paramsFor(component, params, zone)
      return asked && { ...asked, populate: change(asked.populate) }
    },
  })
}

function askedOfAll(_component: string, params: RawQuery): RawQuery | null {
  const [first] = isRecord(params.on) ? Object.values(params.on) : []
  return isRecord(first) ? first : {}
}

function whole(params: RawQuery): RawQuery {
  return Array.isArray(params.populate) ? { ...params, populate: '*' } : params
}
