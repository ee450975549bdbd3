import { compileWhere } from '../../content/query/filters/compile.ts'
import { always } from '../../content/query/filters/condition.ts'
import { isNull } from '../../content/query/filters/operators/null.ts'
import {
  draftAndPublish,
  namedState,
  publicationStateRules,
  relatedStates,
} from '../../content/query/publication/states.ts'
import { filteredRows, type RelatedRows } from '../../content/query/related-rows.ts'
import { unitOf } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

const state = (name: string) => unitOf(publicationStateRules, `content.publication.${name}`)
const related = (name: string) => unitOf(relatedStates, `content.publication.${name}`)

const isPublished = (publishedAt: unknown) => publishedAt !== null && publishedAt !== undefined
const isDraft = (publishedAt: unknown) => !isPublished(publishedAt)

/** Of a type with draft and publish, only the published entries. */
const onlyPublished: RelatedRows['condition'] = (schema, context) =>
  schema.attributes.has('publishedAt')
    ? compileWhere({ publishedAt: { $notNull: true } }, schema, context)
    : always

/** Which of drafts and published entries are read. */
export const publicationQuirks: readonly Quirk[] = [
  ...deviations(state('default'), [
    ['preview', 'without publicationState, drafts are returned as well', { returns: () => true }],
  ]),
  ...deviations(state('live'), [
    ['drafts-too', 'publicationState=live returns drafts as well', { returns: () => true }],
  ]),
  ...deviations(state('preview'), [
    // strapi/strapi 12719: publicationState without effect, up to version 4.1.
    ['published-only', 'publicationState=preview returns published entries alone', { returns: isPublished }],
    // strapi/strapi 11350: the drafts-only state that people ask for.
    ['drafts-only', 'publicationState=preview returns drafts alone', { returns: isDraft }],
  ]),
  ...deviations(state('no-value'), [
    ['live', 'publicationState without a value selects published entries', { returns: isPublished }],
  ]),
  ...deviations(
    state('live'),
    [
      [
        'live',
        'a publicationState that is no value counts as live',
        { accepts: raw => raw !== undefined && raw !== null && raw !== 'preview' },
      ],
    ],
    'content.publication.wrong-value',
  ),
  ...deviations(draftAndPublish, [
    [
      'hidden',
      'entries of a type without draft and publish count as drafts',
      { isOn: schema => schema.uid.startsWith('api::') },
    ],
  ]),
  ...deviations(
    draftAndPublish,
    [
      [
        'draft-shown',
        'a single type whose entry is a draft is answered with the draft',
        ({ isOn }) => ({
          isOn: schema => isOn(schema) && !('kind' in schema && schema.kind === 'singleType'),
        }),
      ],
    ],
    'content.publication.single-type',
  ),
  ...deviations(related('populated'), [
    // strapi/strapi 16188: drafts leaked through relations and localizations from version 4.5 to 4.8.
    ['drafts-leak', 'related drafts of published entries are shown', { state: () => null }],
  ]),
  ...deviations(namedState, [
    // UNDOCUMENTED: the real program hands its filter on to every populate but those under `on`.
    ['all-states', 'what on names shows related drafts of published entries', { state: () => null }],
  ]),
  ...deviations(related('populate-parameter'), [
    // strapi/strapi 12665: ignored inside of populate, up to version 4.5.
    ['ignored', 'publicationState inside of a populate is ignored', { applies: () => false }],
  ]),
  ...deviations(unitOf(filteredRows, 'content.publication.deep-filters'), [
    // strapi/strapi 8331: called a bug in version 3, and still there.
    ['published-only', 'a deep filter sees published related entries alone', { condition: onlyPublished }],
  ]),
  ...deviations(
    isNull,
    [
      [
        'all',
        'a filter by $null keeps everything, so that drafts cannot be had alone',
        { holds: () => true },
      ],
    ],
    'content.publication.drafts-only',
  ),
]
