import type { Change } from '../../contracts.ts'
import type { Answer } from '../../http/answer.ts'
import { isList, type JsonObject, objectsOf } from '../../values.ts'
import {
  mapAnswer,
  mapBody,
  mapRows,
  notYet,
  renameInFilter,
  withOwnWords,
  withoutRoutes,
} from '../rewrite.ts'

const NOT_THERE = Object.fromEntries(['products', 'product', 'product_id'].map(name => [name, notYet(name)]))

/**
 * 4.x brought products, later called tiers, and offers.
 * UNDOCUMENTED: observed on the real programs.
 */
export const productsAdded: Change = {
  clause: 'platform.changes.4-0.products',
  since: 4,
  scope: 'shape',
  up: request =>
    mapBody(renameInFilter(request, NOT_THERE), json => mapRows(json, ['settings'], settingNotThere)),
  down: answer => withOwnWords(withoutSettings(answer)),
  undo: units => withoutRoutes(units, /^\/(tiers|offers)\//),
}

/** Settings that choose products: `portal_products`. */
function isOfProducts({ key }: JsonObject): boolean {
  return /_products$/.test(String(key))
}

function settingNotThere(setting: JsonObject): JsonObject {
  return isOfProducts(setting) ? { ...setting, key: notYet(String(setting.key)) } : setting
}

function withoutSettings(answer: Answer): Answer {
  return mapAnswer(answer, json =>
    isList(json.settings)
      ? { ...json, settings: objectsOf(json.settings).filter(setting => !isOfProducts(setting)) }
      : json,
  )
}
