import type { Change } from '../../contracts.ts'
import { queryText } from '../../http/query.ts'
import type { ApiRequest } from '../../http/request.ts'
import { isObject, type Json, type JsonObject } from '../../values.ts'
import { changeQuery, mapAnswer, mapBody, mapObjects, renameKeys, swapPaths } from '../rewrite.ts'

const TO_PRODUCTS = { tiers: 'products', tier: 'product', tier_id: 'product_id' }
const TO_TIERS = { products: 'tiers', product: 'tier', product_id: 'tier_id' }
/** Parameters that name attributes and relations. */
const NAMING = ['include', 'fields', 'filter', 'order']

/** 5.0 replaced `/products/*` by `/tiers/*`, and every `products` in requests and answers by `tiers`. */
export const tiersReplaceProducts: Change = {
  clause: 'platform.changes.5-0.tiers-replace-products',
  since: 5,
  scope: 'site',
  up: request => {
    const renamed = mapBody(swapPaths(request, '/products/', '/tiers/'), json => rename(json, TO_TIERS))
    return changeQuery(renamed, [], namedParameters(request))
  },
  down: answer => mapAnswer(answer, json => rename(json, TO_PRODUCTS)),
}

function rename(json: JsonObject, names: Readonly<Record<string, string>>): JsonObject {
  const renamed = mapObjects(json, object => renameKeys(object, names))
  return isObject(renamed) ? renamed : json
}

function namedParameters({ query }: ApiRequest): Readonly<Record<string, Json>> {
  const given = NAMING.flatMap(name => {
    const text = queryText(query, name)
    return text === null ? [] : [[name, text.replace(/\bproduct(s?)\b/g, 'tier$1')]]
  })
  return Object.fromEntries(given)
}
