import { tokenRules } from '../../platform/admin-api/token-rules.ts'
import { prefixesOf4 } from '../../platform/changes/4.0/prefixes.ts'
import { emailParametersReplaced } from '../../platform/changes/5.0/email-parameters.ts'
import { memberNewslettersAdded } from '../../platform/changes/5.0/member-newsletters.ts'
import { newsletterDesignMoved } from '../../platform/changes/5.0/newsletter-design.ts'
import { pageFilterRefused } from '../../platform/changes/5.0/page-filter.ts'
import { paymentsDisconnectNoContent } from '../../platform/changes/5.0/payments-disconnect.ts'
import { deletionReassignsPosts } from '../../platform/changes/5.0/user-deletion.ts'
import { widgetAttributes } from '../../platform/changes/5.0/widget.ts'
import { mapRows, renameKeys } from '../../platform/changes/rewrite.ts'
import type { Change, NegotiationRule, PlatformUnits, Site } from '../../platform/contracts.ts'
import { badRequest, PlatformError } from '../../platform/errors.ts'
import type { ApiRequest } from '../../platform/http/request.ts'
import { type JsonObject, objectsOf, omit } from '../../platform/values.ts'
import { documentedMajor, findVersion, type Major, shortVersion } from '../../platform/version.ts'
import { singleUrl } from '../../platform/versioning/api-roots.ts'
import { compatibility, contentVersion } from '../../platform/versioning/negotiation.ts'
import { unitOf } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import {
  adminRoute,
  platformQuirk,
  refusingAsBadRequest,
  refusingWith,
  showing,
} from './platform-deviations.ts'

const CHANGES = 'platform.changes.5-0'
const VERSIONS = 'platform.versioning'
const AUTHENTICATION = 'platform.authentication'

/** The quirks of what is only observed of versions, of changes and of how others are refused. */
export const observedChangesQuirks: readonly Quirk[] = [
  ...deviations(
    contentVersion,
    [['bare', 'it leaves out the letter', { headers: bareVersion }]],
    `${VERSIONS}.content-version-form`,
  ),
  ...deviations(
    contentVersion,
    [
      // As the real program does from 5.99.
      [
        'always',
        'it says which version answered also when none was asked for',
        { headers: ({ site }) => ({ 'content-version': `v${shortVersion(site.version)}` }) },
      ],
    ],
    `${VERSIONS}.content-version-unasked`,
  ),
  ...deviations(
    compatibility,
    [['beyond', 'it answers versions below the minimum in their shape, too', { serveAs: asAsked }]],
    `${VERSIONS}.compatibility-end`,
  ),

  ...deviations(
    emailParametersReplaced,
    [['still-shown', 'it shows newsletter and segment before 5.0 too', { down: answer => answer }]],
    `${CHANGES}.email-parameters-shown`,
  ),
  ...deviations(
    memberNewslettersAdded,
    [['both', 'it shows newsletters before 5.0 too', { down: answer => answer }]],
    `${CHANGES}.member-subscribed`,
  ),
  ...deviations(
    paymentsDisconnectNoContent,
    [['no-content', 'it answers 204 before 5.0 too', { down: answer => answer }]],
    `${CHANGES}.empty-object`,
  ),
  ...deviations(
    newsletterDesignMoved,
    [['other-names', 'it calls the settings otherwise before 5.0', namingSettingsOtherwise]],
    `${CHANGES}.newsletter-design-names`,
  ),
  ...deviations(
    pageFilterRefused,
    [['all', 'it finds every post by page before 5.0', { up: withoutPage }]],
    `${CHANGES}.page-filter-chooses`,
  ),
  ...deviations(
    adminRoute('posts.add'),
    [['otherwise', 'it calls the newer format otherwise in what it answers', showing(otherFormat)]],
    `${CHANGES}.post-content-names`,
  ),
  ...deviations(
    prefixesOf4,
    [['unversioned', 'it serves the URLs without a version before 4.0 too', servingWithoutPrefix]],
    `${CHANGES}.single-url-before`,
  ),
  ...deviations(
    adminRoute('tiers.add'),
    [['as-bad-request', 'it answers 400 to a tier that does not fit', refusingAsBadRequest]],
    `${CHANGES}.tier-refused`,
  ),
  ...deviations(
    deletionReassignsPosts,
    [['kept', 'it reassigns posts before 5.0 too', { undo: units => units }]],
    `${CHANGES}.user-deletion-before`,
  ),
  ...deviations(
    widgetAttributes,
    [['with-api', 'it names the API before 5.0 too', { undo: units => units }]],
    `${CHANGES}.widget-before`,
  ),
  ...deviations(
    adminRoute('password-reset.set'),
    [['as-invalid', 'it answers 422 to the older object', refusingWith(422)]],
    `${CHANGES}.old-words`,
  ),
  platformQuirk(`${CHANGES}.gone`, 'as-gone', 'it answers 410 where there is no endpoint', units => ({
    ...units,
    negotiation: [
      ...units.negotiation,
      { clause: `${CHANGES}.gone`, refuse: () => new PlatformError(410, 'GoneError', 'Gone') },
    ],
  })),

  ...deviations(unitOf(tokenRules, `${AUTHENTICATION}.token-signature`), [
    [
      'malformed',
      'it answers 400 to a token that another secret signed',
      { check: asBadRequest('token-signature') },
    ],
  ]),
  ...deviations(unitOf(tokenRules, `${AUTHENTICATION}.token-expiry`), [
    ['malformed', 'it answers 400 to a token that is over', { check: asBadRequest('token-expiry') }],
  ]),
]

function otherFormat(json: JsonObject): JsonObject {
  return mapRows(json, ['posts'], post => renameKeys(post, { lexical: 'editor_state' }))
}

function bareVersion({ acceptVersion, site }: Parameters<NonNullable<NegotiationRule['headers']>>[0]) {
  return acceptVersion === null ? {} : { 'content-version': shortVersion(site.version) }
}

function asAsked(acceptVersion: string | null, site: Site): Major | null {
  const asked = findVersion(acceptVersion ?? '')
  return asked && asked.major < site.major ? documentedMajor(asked) : null
}

function namingSettingsOtherwise({ undo }: Change): Partial<Change> {
  const otherwise = (json: JsonObject): JsonObject => ({
    ...json,
    settings: objectsOf(json.settings).map(setting => ({
      ...setting,
      key: String(setting.key).replace(/^newsletter_/, 'email_design_'),
    })),
  })
  const renamed = (units: PlatformUnits): PlatformUnits => ({
    ...units,
    routes: units.routes.map(route =>
      route.path === '/settings/' && route.api === 'admin'
        ? { ...route, ...showing(otherwise)(route) }
        : route,
    ),
  })
  return { undo: units => renamed(undo?.(units) ?? units) }
}

function withoutPage(request: ApiRequest): ApiRequest {
  const isPage = /\bpage:/.test(String(request.query.filter))
  return isPage ? { ...request, query: omit(request.query, ['filter']) } : request
}

function servingWithoutPrefix({ undo }: Change): Partial<Change> {
  return {
    undo: units => {
      const before = undo?.(units) ?? units
      return { ...before, apiRoots: [...before.apiRoots, singleUrl] }
    },
  }
}

/** The check as it is, which refuses in another way. */
function asBadRequest(name: string) {
  const { check } = unitOf(tokenRules, `${AUTHENTICATION}.${name}`)
  return async (...asked: Parameters<typeof check>) => {
    try {
      await check(...asked)
    } catch (error) {
      if (error instanceof PlatformError) throw badRequest(error.message, error.more)
      throw error
    }
  }
}
