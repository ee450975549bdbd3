import { browse } from '../../platform/actions/read.ts'
import { allTiers } from '../../platform/admin-api/shelves.ts'
import { mailRoute } from '../../platform/changes/5.0/mail-removed.ts'
import { mapBody, mapRows, renameKeys } from '../../platform/changes/rewrite.ts'
import type { Route } from '../../platform/contracts.ts'
import { ok } from '../../platform/http/answer.ts'
import { type JsonObject, objectsOf, omit, textOf } from '../../platform/values.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import {
  adminRoute,
  answering,
  asking,
  contentRoute,
  refusingAsBadRequest,
  refusingWith,
  restoredDeviations,
  showing,
} from './platform-deviations.ts'

const ADMIN = 'platform.admin-api'

const { whole: _, ...tiersByPages } = allTiers

/** Routes that are documented, of which it is observed how they refuse what does not fit. */
const REFUSING = [
  'members.add',
  'newsletters.add',
  'tiers.add',
  'posts.edit',
  'settings.edit',
  'email-previews.send',
]

/** The quirks of what is only observed of documented endpoints: how they answer, and what things are called. */
export const observedQuirks: readonly Quirk[] = [
  ...REFUSING.flatMap(name =>
    deviations(adminRoute(name), [
      ['as-bad-request', 'it answers 400 to what does not fit', refusingAsBadRequest],
    ]),
  ),
  ...deviations(
    adminRoute('members.add'),
    [
      ['always-staff', 'it says of every member that staff added them', showing(asAddedByStaff)],
      ['never-told', 'it does not tell who added a member', showing(withoutAttribution)],
    ],
    `${ADMIN}.members.attribution`,
  ),
  ...deviations(adminRoute('members.browse'), [
    ['search-ignored', 'it ignores search', asking(it => ({ ...it, query: omit(it.query, ['search']) }))],
  ]),
  ...deviations(adminRoute('posts.delete'), [
    [
      'as-ok',
      'it answers 200 with an empty object',
      answering(answer => (answer.status === 204 ? ok({}) : answer)),
    ],
  ]),
  ...deviations(adminRoute('settings.browse'), [['without-meta', 'it shows no meta', showing(withoutMeta)]]),
  ...deviations(adminRoute('tiers.browse'), [
    ['by-pages', 'it lists tiers by pages', { handle: call => browse(call, tiersByPages) }],
  ]),
  ...deviations(adminRoute('tiers.edit'), [
    [
      'never-archived',
      'it archives no tiers',
      asking(request => mapBody(request, json => mapRows(json, ['tiers'], tier => omit(tier, ['active'])))),
    ],
  ]),
  ...deviations(adminRoute('settings.members-email'), [
    ['as-invalid', 'it answers 422 to no address', refusingWith(422)],
  ]),
  ...deviations(adminRoute('password-reset.request'), [
    ['as-invalid', 'it answers 422 to whom it does not know', refusingWith(422)],
  ]),
  ...deviations(adminRoute('password-reset.set'), [
    ['as-forbidden', 'it answers 403 to what does not fit', refusingWith(403)],
  ]),
  ...deviations(adminRoute('global-password-reset'), [
    ['as-unauthorized', 'it answers 401 to a contributor', refusingWith(401)],
  ]),
  ...deviations(adminRoute('email-previews.read'), [
    [
      'without-plaintext',
      'it shows no plain text',
      showing(json => mapRows(json, ['email_previews'], row => omit(row, ['plaintext']))),
    ],
  ]),
  ...restoredDeviations(
    mailRoute,
    [
      [
        'without-status',
        'it does not say what became of a mail',
        showing(json => mapRows(json, ['mail'], row => omit(row, ['status']))),
      ],
    ],
    `${ADMIN}.mail.send-details`,
  ),

  ...deviations(
    adminRoute('newsletters.read'),
    [['other-names', 'it calls the parts of a design otherwise', showing(otherDesign)]],
    `${ADMIN}.newsletters.design-names`,
  ),
  ...deviations(
    adminRoute('newsletters.edit'),
    [
      [
        'never',
        'it archives no newsletters',
        asking(request =>
          mapBody(request, json => mapRows(json, ['newsletters'], row => omit(row, ['status']))),
        ),
      ],
    ],
    `${ADMIN}.newsletters.archived`,
  ),
  ...deviations(
    adminRoute('posts.browse'),
    [['without-meta', 'it shows no meta', showing(withoutMeta)]],
    `${ADMIN}.posts.browse-details`,
  ),
  ...deviations(
    adminRoute('posts.read'),
    [['with-meta', 'it shows meta beside one post', showing(json => ({ ...json, meta: {} }))]],
    `${ADMIN}.posts.read-details`,
  ),
  ...deviations(
    adminRoute('posts.read'),
    [['upper-case', 'it shows every currency in capitals', showing(inCapitals)]],
    `${ADMIN}.posts.tiers-shown`,
  ),
  ...deviations(
    adminRoute('db.import'),
    [['leaves-out', 'it leaves members out of an import', leavingMembersOut]],
    `${ADMIN}.db.import-members`,
  ),
  ...deviations(
    adminRoute('posts.add'),
    [['without-size', 'it forgets the size of images', showing(withoutSize)]],
    `${ADMIN}.posts.cards`,
  ),
  ...deviations(
    contentRoute('posts.read-by-slug'),
    [
      [
        'by-spaces',
        'it counts what stands between spaces',
        showing(json => mapRows(json, ['posts'], post => ({ ...post, reading_time: 0 }))),
      ],
    ],
    'platform.content-api.reading-time',
  ),
  ...deviations(
    adminRoute('members.read'),
    [['as-invalid', 'it answers 422 for a member that there is not', refusingWith(422)]],
    `${ADMIN}.not-found`,
  ),
  ...deviations(
    adminRoute('posts.add'),
    [['as-ok', 'it answers 200 to a post that is added', answering(answer => ({ ...answer, status: 200 }))]],
    `${ADMIN}.added`,
  ),
  ...deviations(
    adminRoute('password-reset.request'),
    [
      [
        'otherwise',
        'it answers in other words',
        answering(() => ok({ password_reset: [{ message: 'Sent.' }] })),
      ],
    ],
    `${ADMIN}.answered-words`,
  ),
]

function leavingMembersOut({ handle }: Route): Partial<Route> {
  return {
    handle: async call => {
      const before = call.site.store.rows('members')
      const answer = await handle(call)
      for (const { id } of call.site.store.rows('members').slice(before.length))
        call.site.store.remove('members', id)
      return answer
    },
  }
}

function inCapitals(json: JsonObject): JsonObject {
  const upper = (tier: JsonObject) => ({
    ...tier,
    currency: textOf(tier.currency)?.toUpperCase() ?? null,
  })
  return mapRows(json, ['posts'], post => ({ ...post, tiers: objectsOf(post.tiers).map(upper) }))
}

function withoutSize(json: JsonObject): JsonObject {
  return mapRows(json, ['posts'], post => ({
    ...post,
    html: textOf(post.html)?.replace(/ (width|height)="\d+"/g, '') ?? null,
  }))
}

function asAddedByStaff(json: JsonObject): JsonObject {
  const attribution = { referrer_source: 'Created manually', referrer_medium: 'Platform Admin' }
  return mapRows(json, ['members'], member => ({ ...member, attribution }))
}

function withoutAttribution(json: JsonObject): JsonObject {
  return mapRows(json, ['members'], member => omit(member, ['attribution']))
}

function withoutMeta(json: JsonObject): JsonObject {
  return omit(json, ['meta'])
}

function otherDesign(json: JsonObject): JsonObject {
  return mapRows(json, ['newsletters'], row =>
    renameKeys(row, { title_font_category: 'heading_font', show_badge: 'badge' }),
  )
}
