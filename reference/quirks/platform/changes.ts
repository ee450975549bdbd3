import { adminRoutes } from '../../platform/admin-api/routes.ts'
import { themeEnginesDeclared } from '../../platform/changes/2.0/theme-engines.ts'
import { redirectsAsYaml } from '../../platform/changes/4.0/redirects-yaml.ts'
import { sendEmailDeprecated } from '../../platform/changes/4.0/send-email-when-published.ts'
import { pageFilterRefused } from '../../platform/changes/5.0/page-filter.ts'
import { databaseSupport, secureRequests, socketBinding } from '../../platform/changes/5.0/start-checks.ts'
import { changes } from '../../platform/changes/changes.ts'
import { mapAnswer, mapBody, mapRows } from '../../platform/changes/rewrite.ts'
import type { Call, Change, NegotiationRule, Route } from '../../platform/contracts.ts'
import type { Answer } from '../../platform/http/answer.ts'
import { isObject, type JsonObject } from '../../platform/values.ts'
import { findVersion } from '../../platform/version.ts'
import { compatibility } from '../../platform/versioning/negotiation.ts'
import { unitOf } from '../change-unit.ts'
import { breakingToo, deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { answering } from './platform-deviations.ts'

/** Changes of how a site may be set up: they change no answer, so no request can tell how they are made. */
const OF_SETUP: readonly Change[] = [databaseSupport, secureRequests, socketBinding]

const seenChanges = changes.filter(change => !OF_SETUP.includes(change))

/** Where the documentation tells of a change only what holds since: the clause of what was seen before it. */
const BEFORE: Readonly<Record<string, string>> = {
  'platform.changes.2-0.api-keys': 'platform.authentication.client-credentials',
  'platform.changes.2-0.absolute-urls': 'platform.urls.relative',
  'platform.changes.2-0.posts-and-pages': 'platform.changes.5-0.page-filter-chooses',
  'platform.changes.2-0.theme-engines': 'platform.changes.2-0.theme-warnings',
  'platform.changes.3-0.absolute-urls': 'platform.urls.stored',
  'platform.changes.3-0.primary-relations': 'platform.changes.3-0.primary-relations-null',
  'platform.changes.4-0.image-provider': 'platform.changes.4-0.image-provider-key',
  'platform.changes.4-0.member-subscriptions': 'platform.changes.4-0.subscriptions-moved',
  'platform.changes.4-0.members-paid': 'platform.changes.4-0.members-paid-values',
  'platform.changes.4-0.redirects-yaml': 'platform.changes.4-0.redirects-file',
  'platform.changes.4-0.send-email-when-published': 'platform.changes.4-0.send-email-shown',
  'platform.changes.4-0.settings-type': 'platform.changes.4-0.settings-types',
  'platform.changes.5-0.member-newsletters': 'platform.changes.5-0.member-subscribed',
  'platform.changes.5-0.members-api': 'platform.members-api.served',
  'platform.changes.5-0.members-email': 'platform.changes.5-0.empty-object',
  'platform.changes.5-0.newsletters': 'platform.changes.5-0.old-words',
  'platform.changes.5-0.payments-disconnect': 'platform.changes.5-0.empty-object',
  'platform.changes.5-0.tier-shape': 'platform.changes.5-0.tier-refused',
  'platform.changes.5-0.user-deletion': 'platform.changes.5-0.user-deletion-before',
  'platform.changes.5-0.widget': 'platform.changes.5-0.widget-before',
}

/** Changes whose new form is not shown: only what was seen tells that they are made. */
const UNSHOWN: readonly Change[] = [themeEnginesDeclared, redirectsAsYaml, sendEmailDeprecated]

/** Changes that the documentation does not tell of, but only of what they led to: the clause that is broken without. */
const LED_TO: Readonly<Record<string, string>> = {
  'platform.changes.3-0.admin-endpoints': 'platform.admin-api.members.managed',
  'platform.changes.4-0.accept-version': 'platform.versioning.compatibility',
  'platform.changes.4-0.products': 'platform.admin-api.tiers.managed',
  'platform.changes.4-0.reset-all-passwords': 'platform.changes.5-0.global-password-reset',
  'platform.changes.5-0.integration-scope': 'platform.admin-api.tiers.managed',
  'platform.changes.5-0.notification': 'platform.versioning.notification-changes',
}

/** The quirks of the breaking changes. */
export const changesQuirks: readonly Quirk[] = [
  ...seenChanges.flatMap(change => {
    const { clause, since } = change
    const before = BEFORE[clause] ?? clause
    const after = UNSHOWN.includes(change) ? before : clause
    const name = `the change ${clause.split('.').at(-1)} of ${since}.0`
    const notMade = `${name} is not made: the platform goes on as before`
    const tooEarly = `${name} holds in the majors before it too`
    return [
      ...breakingToo(
        LED_TO[clause],
        deviations(change, [[named('not-made', change, after), notMade, { made: false }]], after),
      ),
      ...deviations(change, [[named('too-early', change, before), tooEarly, MISSING]], before),
    ]
  }),

  ...deviations(
    unitOf(adminRoutes, 'platform.admin-api.db.export'),
    [['with-clients', 'it exports clients too', answering(withClients)]],
    'platform.changes.1-0.exports-of-1',
  ),
  ...deviations(
    compatibility,
    [['minor-versions-break', 'it answers an earlier minor version as the major before it', breakingMinors]],
    'platform.changes.majors',
  ),
  ...deviations(
    unitOf(adminRoutes, 'platform.admin-api.settings.edit'),
    // As the real program does.
    [['as-text', 'it takes true and false as texts too for the image provider', takingTexts]],
    'platform.changes.4-0.image-provider',
  ),
  ...deviations(
    pageFilterRefused,
    [['only-plain', 'it takes a filter by page before 5.0 only with one plain value', takingPlainPages]],
    'platform.changes.5-0.page-filter-forms',
  ),
]

/** In another clause, which may be about several changes, the change is named. */
function named(wrong: string, { clause }: Change, home: string): string {
  return home === clause ? wrong : `${clause.slice(clause.lastIndexOf('.') + 1)}-${wrong}`
}

function takingTexts({ handle }: Route): Partial<Route> {
  const flag = (setting: JsonObject): JsonObject =>
    setting.key === 'unsplash' && (setting.value === 'true' || setting.value === 'false')
      ? { ...setting, value: setting.value === 'true' }
      : setting
  return {
    handle: call => {
      const request = mapBody(call.request, json => mapRows(json, ['settings'], flag))
      return handle({ ...call, request })
    },
  }
}

/** A value that is turned round or stands in a list is no value of `page`. */
function takingPlainPages({ up }: Change): Partial<Change> {
  return {
    up: (request, site) => {
      const isPlain = !/\bpage:[-[]/.test(String(request.query.filter))
      return isPlain && up ? up(request, site) : request
    },
  }
}

/** An export that holds the clients, with their secrets. */
function withClients(answer: Answer, { site }: Call): Answer {
  return mapAnswer(answer, json =>
    mapRows(json, ['db'], file => ({
      ...file,
      data: { ...(isObject(file.data) && file.data), clients: site.store.rows('clients') },
    })),
  )
}

function breakingMinors({ serveAs }: NegotiationRule): Partial<NegotiationRule> {
  return {
    serveAs: (acceptVersion, site) => {
      const asked = findVersion(acceptVersion ?? '')
      const isEarlier = asked?.major === site.major && asked.minor < site.version.minor
      return isEarlier ? 4 : (serveAs?.(acceptVersion, site) ?? null)
    },
  }
}
