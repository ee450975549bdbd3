import type { Change } from '../../contracts.ts'
import { queryText } from '../../http/query.ts'
import type { ApiRequest } from '../../http/request.ts'
import { renameProperties } from '../../nql/rewrite.ts'
import { isObject, type Json, type JsonObject, textOf } from '../../values.ts'
import {
  changeQuery,
  mapAnswer,
  mapBody,
  mapErrorTexts,
  mapObjects,
  mapRows,
  renameKeys,
  swapPaths,
} from '../rewrite.ts'

type Names = Readonly<Record<string, string>>

const TO_PRODUCTS: Names = { tiers: 'products', tier: 'product', tier_id: 'product_id' }
export const TO_TIERS: Names = { products: 'tiers', product: 'tier', product_id: 'tier_id' }
/** The newer words lead to the older ones, which the newer platform does not know: they are not known yet. */
const EITHER_WAY: Names = { ...TO_PRODUCTS, ...TO_TIERS }
/** Parameters that name attributes and relations, apart from `filter`, which holds values too. */
const NAMING = ['include', 'fields', 'order']

/**
 * 5.0 replaced `/products/*` by `/tiers/*`, and every `products` in requests and answers by `tiers`: each major has one
 * of the two words, and does not know the other.
 */
export const tiersReplaceProducts: Change = {
  clause: 'platform.changes.5-0.tiers-replace-products',
  since: 5,
  scope: 'site',
  up: request => named(swapPaths(request, '/products/', '/tiers/'), EITHER_WAY),
  down: answer => {
    const renamed = mapAnswer(answer, json => renameSettings(rename(json, TO_PRODUCTS), TO_PRODUCTS))
    return mapErrorTexts(renamed, text => inWords(text, EITHER_WAY))
  },
}

/** A request with other names in its parameters and its body; the same one where it has none of them. */
export function named(request: ApiRequest, names: Names): ApiRequest {
  const said = mapBody(request, json => renameSettings(rename(json, names), names))
  const parameters = namedParameters(request, names)
  const isSame = said.body.json === request.body.json
  const isSaid = Object.keys(parameters).length > 0
  return isSame && !isSaid ? request : changeQuery(isSame ? request : said, [], parameters)
}

function rename(json: JsonObject, names: Names): JsonObject {
  const renamed = mapObjects(json, object => renameKeys(object, names))
  return isObject(renamed) ? renamed : json
}

/** Settings are pairs, whose key is a name too: `portal_products`. */
function renameSettings(json: JsonObject, names: Names): JsonObject {
  return mapRows(json, ['settings'], setting => {
    const key = textOf(setting.key)
    const name = key === null ? null : inWords(key, names)
    return name === key ? setting : { ...setting, key: name }
  })
}

/** Those parameters in which something has another name now. */
function namedParameters({ query }: ApiRequest, names: Names): Readonly<Record<string, Json>> {
  const filter = queryText(query, 'filter')
  const said = [
    ['filter', filter, filter && renameProperties(filter, names)],
    ...NAMING.map(name => [name, queryText(query, name), inWords(queryText(query, name) ?? '', names)]),
  ] as const
  return Object.fromEntries(
    said.filter(([, was, is]) => was !== null && is !== was).map(([name, , is]) => [name, is]),
  )
}

/** A text with other words, also as part of a name: `portal_products`. */
function inWords(text: string, names: Names): string {
  return text.replace(/(?<![a-z])(products?|tiers?)(?![a-z])/gi, word => {
    const other = names[word.toLowerCase()]
    if (other === undefined) return word
    return word.startsWith(word.charAt(0).toUpperCase())
      ? other.charAt(0).toUpperCase() + other.slice(1)
      : other
  })
}
