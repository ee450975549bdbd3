import type { Change } from '../../contracts.ts'
import { isList, isObject, type Json, type JsonObject, listOf, omit, pick } from '../../values.ts'
import { DEEPEST, mapAnswer, mapBody, mapObjects } from '../rewrite.ts'

const INTERVALS = [
  ['monthly_price', 'month', 'Monthly'],
  ['yearly_price', 'year', 'Yearly'],
] as const

/**
 * From 5.0 the benefits of a tier are a list of texts, its prices are numbers, and the currency is an attribute.
 * Before, benefits and prices were objects, and each price had its currency.
 */
export const tierShape: Change = {
  clause: 'platform.changes.5-0.tier-shape',
  since: 5,
  scope: 'site',
  up: request => mapBody(request, json => mapAll(json, readOldTier)),
  down: answer => mapAnswer(answer, json => mapAll(json, showOldTier)),
}

function mapAll(json: JsonObject, change: (object: JsonObject) => JsonObject): JsonObject {
  const changed = mapObjects(json, object =>
    INTERVALS.some(([name]) => name in object) || isList(object.benefits) ? change(object) : object,
  )
  return isObject(changed) ? changed : json
}

function showOldTier(tier: JsonObject): JsonObject {
  const currency = tier.currency ?? null
  const prices = INTERVALS.flatMap(([name, interval, nickname]) => {
    const amount = tier[name]
    if (amount === undefined) return []
    return [[name, amount === null ? null : { nickname, amount, interval, currency }]]
  })
  const benefits = isList(tier.benefits) ? { benefits: tier.benefits.map(name => ({ name })) } : {}
  return { ...omit(tier, ['currency']), ...benefits, ...Object.fromEntries(prices) }
}

function readOldTier(tier: JsonObject): JsonObject {
  const given = INTERVALS.flatMap(([name]) => (tier[name] === undefined ? [] : [[name, tier[name]] as const]))
  const currency = given.map(([, price]) => (isObject(price) ? price.currency : undefined)).find(Boolean)
  return {
    ...tier,
    ...(isList(tier.benefits) && { benefits: tier.benefits.map(nameOf) }),
    ...Object.fromEntries(given.map(([name, price]) => [name, amountOf(price)])),
    ...(currency !== undefined && { currency }),
  }
}

/** A body with each such tier as it is written since; numbers stay what they are. */
export function asNewTiers(json: JsonObject): JsonObject {
  return mapAll(json, tier => {
    const numbers = INTERVALS.map(([name]) => name).filter(name => typeof tier[name] === 'number')
    return isOldTier(tier) ? { ...readOldTier(tier), ...pick(tier, numbers) } : tier
  })
}

function nameOf(benefit: Json): Json {
  return isObject(benefit) ? (benefit.name ?? null) : benefit
}

/** A number is no price of that time; as a text no price is. */
function amountOf(price: Json | undefined): Json {
  return isObject(price) ? (price.amount ?? null) : price === null ? null : String(price)
}

/** Whether somewhere in a body prices or benefits are objects. */
export function isOldTier(json: Json, depth = 0): boolean {
  if (depth === DEEPEST) return false
  if (isList(json)) return json.some(item => isOldTier(item, depth + 1))
  if (!isObject(json)) return false
  const isOld = INTERVALS.some(([name]) => isObject(json[name])) || listOf(json.benefits).some(isObject)
  return isOld || Object.values(json).some(value => isOldTier(value, depth + 1))
}
