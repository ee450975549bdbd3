import { PlatformError } from '../errors.ts'
import type { JsonObject, Row } from '../values.ts'

/** One thing that an offer must hold to: the error's type, and what is wrong or null. */
type Rule = readonly [type: string, wrong: (given: JsonObject) => string | null]

const LONGEST_NAME = 40
const LONGEST_TEXT = 191

const nameRule: Rule = ['InvalidOfferName', ({ name }) => textWrong('name', name, LONGEST_NAME)]
const codeRule: Rule = ['InvalidOfferCode', ({ code }) => textWrong('code', code, LONGEST_TEXT)]
const titleRule: Rule = ['InvalidOfferTitle', given => optionalWrong('display_title', given)]
const descriptionRule: Rule = [
  'InvalidOfferDescription',
  given => optionalWrong('display_description', given),
]
const cadenceRule: Rule = ['InvalidOfferCadence', cadenceWrong]
const durationRule: Rule = ['InvalidOfferDuration', durationWrong]
const currencyRule: Rule = ['InvalidOfferCurrency', currencyWrong]
const fittingRule: Rule = ['InvalidOfferDuration', fittingWrong]
const statusRule: Rule = ['InvalidOfferStatus', statusWrong]
const givenStatusRule: Rule = ['InvalidOfferStatus', given => (given.status ? statusWrong(given) : null)]
const typeRule: Rule = ['InvalidOfferType', typeWrong]
const amountRule: Rule = ['InvalidOfferAmount', amountWrong]

/** In the order in which they are looked at. */
const RULES: readonly Rule[] = [
  nameRule,
  codeRule,
  titleRule,
  descriptionRule,
  typeRule,
  cadenceRule,
  durationRule,
  givenStatusRule,
  fittingRule,
  amountRule,
  currencyRule,
]

/** What can still be changed once an offer is there. */
const CHANGEABLE: Readonly<Record<string, Rule>> = {
  name: nameRule,
  code: codeRule,
  display_title: titleRule,
  display_description: descriptionRule,
  status: statusRule,
}

/**
 * Checks a new offer.
 * UNDOCUMENTED: the rules are those of the real program.
 * @throws PlatformError 400 whose type says what is wrong
 */
export function checkOffer(given: JsonObject): void {
  check(RULES, given)
}

/** Checks what a body changes of an offer. */
export function checkOfferChange(given: JsonObject): void {
  check(
    Object.entries(CHANGEABLE).flatMap(([name, rule]) => (given[name] === undefined ? [] : [rule])),
    given,
  )
}

/** Another offer must not have the name or code already. */
export function mustBeUnique(given: JsonObject, others: readonly Row[]): void {
  const key = (['name', 'code'] as const).find(
    column => given[column] !== undefined && others.some(other => other[column] === given[column]),
  )
  if (key === undefined) return
  const type = key === 'name' ? 'InvalidOfferName' : 'InvalidOfferCode'
  throw new PlatformError(400, type, `Offer '${key}' must be unique. Please change and try again.`)
}

function check(rules: readonly Rule[], given: JsonObject): void {
  for (const [type, wrongWith] of rules) {
    const wrong = wrongWith(given)
    if (wrong !== null) throw new PlatformError(400, type, wrong)
  }
}

function textWrong(name: string, value: unknown, longest: number): string | null {
  if (typeof value !== 'string' || value === '') return `Offer \`${name}\` must be a string.`
  return value.length > longest ? `Offer \`${name}\` can be a maximum of ${longest} characters.` : null
}

function optionalWrong(name: 'display_title' | 'display_description', given: JsonObject): string | null {
  return given[name] ? textWrong(name, given[name], LONGEST_TEXT) : null
}

function typeWrong({ type }: JsonObject): string | null {
  if (typeof type !== 'string' || type === '') return 'Offer `type` must be a string.'
  const isKnown = type === 'percent' || type === 'fixed' || type === 'trial'
  return isKnown ? null : 'Offer `type` must be one of "percent", "fixed" or "trial".'
}

function amountWrong({ type, amount }: JsonObject): string | null {
  const highest = type === 'percent' ? 100 : Number.MAX_SAFE_INTEGER
  if (typeof amount === 'number' && Number.isInteger(amount) && amount >= 0 && amount <= highest) return null
  if (type === 'percent') return 'Offer `amount` must be an integer between 0 and 100.'
  return `Offer \`amount\` must be ${typeof amount === 'number' ? 'a' : 'an'} integer greater than 0.`
}

function cadenceWrong({ cadence }: JsonObject): string | null {
  if (typeof cadence !== 'string' || cadence === '') return 'Offer `cadence` must be a string.'
  const isKnown = cadence === 'month' || cadence === 'year'
  return isKnown ? null : 'Offer `cadence` must be one of "month" or "year".'
}

function durationWrong(given: JsonObject): string | null {
  const { duration } = given
  if (typeof duration !== 'string' || duration === '') return 'Offer `duration` must be a string.'
  if (!['once', 'repeating', 'forever', 'trial'].includes(duration))
    return 'Offer `duration` must be one of "once", "repeating", "forever" or "trial.'
  return duration === 'repeating' ? monthsWrong(given) : null
}

/** Whether the duration goes with what else was given. */
function fittingWrong({ duration, type, cadence }: JsonObject): string | null {
  if (duration === 'repeating' && cadence === 'year')
    return 'Offer `duration` must be "once" or "forever" for the "yearly" cadence.'
  const isTrial = type === 'trial'
  return isTrial && duration !== 'trial' ? 'Offer `duration` must be "trial" for offer type "trial".' : null
}

function monthsWrong({ duration_in_months: months }: JsonObject): string | null {
  if (typeof months !== 'number')
    return 'Offer `duration` must have include `duration_in_months` when "repeating".'
  const fits = Number.isInteger(months) && months >= 1
  return fits ? null : 'Offer `duration_in_months` must be an integer greater than 0.'
}

function currencyWrong({ type, currency }: JsonObject): string | null {
  if (type !== 'fixed') return null
  if (typeof currency !== 'string') return 'Offer `currency` must be a string.'
  return /^[A-Z]{3}$/i.test(currency) ? null : 'Offer `currency` must be an ISO currency code.'
}

function statusWrong({ status }: JsonObject): string | null {
  if (typeof status !== 'string') return 'Offer `status` must be a string.'
  const isKnown = status === 'active' || status === 'archived'
  return isKnown ? null : 'Offer `status` must be either "active" or "archived".'
}
