import { adminRoutes } from '../../platform/admin-api/routes.ts'
import { named, TO_TIERS, tiersReplaceProducts } from '../../platform/changes/5.0/tiers-replace-products.ts'
import { mapAnswer, mapBody, mapRows, renameInFilter, swapPaths } from '../../platform/changes/rewrite.ts'
import type { Call, Change, Route } from '../../platform/contracts.ts'
import { badRequest } from '../../platform/errors.ts'
import type { JsonObject } from '../../platform/values.ts'
import { unitOf, withUnit } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

const CLAUSE = 'platform.changes.5-0.products-unknown'
const settingsRoutes = ['browse', 'edit'].map(name =>
  unitOf(adminRoutes, `platform.admin-api.settings.${name}`),
)

/** As the real program does: the setting has kept its older name. */
const olderSetting: Quirk = {
  id: `${CLAUSE}.older-setting`,
  clause: CLAUSE,
  says: 'it still calls a setting portal_products',
  apply: units => settingsRoutes.reduce((all, route) => withUnit(all, route, namingProducts), units),
}

/** The quirks of words that a major has given up, or does not have yet. */
export const wordsQuirks: readonly Quirk[] = [
  olderSetting,
  ...deviations(
    unitOf(adminRoutes, 'platform.admin-api.members.browse'),
    [
      // As the real program does.
      ['in-filters', 'it still knows tiers of members as products, in filters and includes', takingProducts],
    ],
    CLAUSE,
  ),
  ...deviations(
    tiersReplaceProducts,
    [
      ['both-words', 'it takes the word tiers beside products before 5.0', takingBothWords],
      // As the real program does.
      ['both-paths', 'it serves /tiers beside /products before 5.0', servingBothPaths],
    ],
    'platform.changes.5-0.tiers-not-yet',
  ),
]

function namingProducts(route: Route): Route {
  return {
    ...route,
    handle: async call => {
      const answer = await route.handle(withSettings(call, 'portal_products', 'portal_tiers'))
      return mapAnswer(answer, json => renamed(json, 'portal_tiers', 'portal_products'))
    },
  }
}

function withSettings(call: Call, from: string, to: string): Call {
  return { ...call, request: mapBody(call.request, json => renamed(json, from, to)) }
}

function renamed(json: JsonObject, from: string, to: string): JsonObject {
  return mapRows(json, ['settings'], setting => (setting.key === from ? { ...setting, key: to } : setting))
}

function takingProducts({ handle }: Route): Partial<Route> {
  const names = { products: 'tiers', product: 'tier' }
  return {
    handle: async call => {
      const { filter, include } = call.request.query
      const renamed = renameInFilter(call.request, names)
      const included = typeof include === 'string' && { include: include.replace(/\bproducts\b/g, 'tiers') }
      const answer = await handle({
        ...call,
        request: { ...renamed, query: { ...renamed.query, ...included } },
      })
      if (answer.status === 200 && /(^|[^\w.])tiers\.\w+:/.test(String(filter ?? '')))
        throw badRequest('Could not understand request.', { code: 'SQLITE_ERROR' })
      return answer
    },
  }
}

/** Only the older words are said in the newer ones; those are left as they are. */
function takingBothWords(): Partial<Change> {
  return { up: request => named(swapPaths(request, '/products/', '/tiers/'), TO_TIERS) }
}

function servingBothPaths(unit: Change): Partial<Change> {
  return {
    up: (request, site) => (TIERS_PATH.test(request.path) ? request : (unit.up?.(request, site) ?? request)),
  }
}

const TIERS_PATH = /^\/tiers\//
