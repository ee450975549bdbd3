import { describe, expect, test } from 'vitest'
import { PlatformError } from '../errors.ts'
import type { JsonObject } from '../values.ts'
import { checkOffer, checkOfferChange, mustBeUnique } from './offer-rules.ts'

const OFFER: JsonObject = {
  ...{ name: 'Sale', code: 'sale', display_title: 'T', display_description: 'D' },
  ...{ type: 'percent', amount: 20, cadence: 'month', duration: 'once' },
}

/** The type of the error; null where there is none. */
function wrong(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status !== 400) throw error
    return `${error.type}: ${error.message}`
  }
}

const long = (length: number) => 'x'.repeat(length)

describe('a new offer is taken', () => {
  test.each<[fact: string, given: JsonObject]>([
    ['as it is', {}],
    ['with the longest name', { name: long(40) }],
    ['with the longest code', { code: long(191) }],
    ['with the longest title and description', { display_title: long(191), display_description: long(191) }],
    ['without title and description', { display_title: null, display_description: '' }],
    ['with nothing taken off', { amount: 0 }],
    ['with all taken off', { amount: 100 }],
    ['with more than a hundred of a currency', { type: 'fixed', amount: 101, currency: 'usd' }],
    ['as a trial', { type: 'trial', amount: 7, duration: 'trial' }],
    ['by the year', { cadence: 'year', duration: 'forever' }],
    ['for a month', { duration: 'repeating', duration_in_months: 1 }],
    ['without a status', { status: null }],
    ['as one that is no more', { status: 'archived' }],
  ])('%s', (_fact, given) => {
    expect(wrong(() => checkOffer({ ...OFFER, ...given }))).toBeNull()
  })
})

describe('a new offer is refused', () => {
  const text = (name: string) => `Offer \`${name}\` must be a string.`
  const longest = (name: string, length: number) =>
    `Offer \`${name}\` can be a maximum of ${length} characters.`
  const trial = 'Offer `duration` must be "trial" for offer type "trial".'
  const percent = 'Offer `amount` must be an integer between 0 and 100.'
  const yearly = 'Offer `duration` must be "once" or "forever" for the "yearly" cadence.'
  const months = 'Offer `duration_in_months` must be an integer greater than 0.'
  test.each<[given: JsonObject, of: string, says: string]>([
    [{ name: '' }, 'Name', text('name')],
    [{ name: 5 }, 'Name', text('name')],
    [{ name: long(41) }, 'Name', longest('name', 40)],
    [{ code: null }, 'Code', text('code')],
    [{ code: long(192) }, 'Code', longest('code', 191)],
    [{ display_title: long(192) }, 'Title', longest('display_title', 191)],
    [{ display_title: 5 }, 'Title', text('display_title')],
    [{ display_description: long(192) }, 'Description', longest('display_description', 191)],
    [{ type: 'x' }, 'Type', 'Offer `type` must be one of "percent", "fixed" or "trial".'],
    [{ amount: -1 }, 'Amount', percent],
    [{ amount: 101 }, 'Amount', percent],
    [{ amount: 1.5 }, 'Amount', percent],
    [{ amount: '5' }, 'Amount', percent],
    [{ type: null }, 'Type', text('type')],
    // The real program's own words.
    [{ type: 'fixed', amount: -1 }, 'Amount', 'Offer `amount` must be a integer greater than 0.'],
    [{ type: 'fixed', amount: '5' }, 'Amount', 'Offer `amount` must be an integer greater than 0.'],
    [{ cadence: '' }, 'Cadence', text('cadence')],
    [{ cadence: 1 }, 'Cadence', text('cadence')],
    [{ cadence: 'week' }, 'Cadence', 'Offer `cadence` must be one of "month" or "year".'],
    [{ duration: '' }, 'Duration', text('duration')],
    [{ duration: null }, 'Duration', text('duration')],
    [
      { duration: 'x' },
      'Duration',
      'Offer `duration` must be one of "once", "repeating", "forever" or "trial.',
    ],
    [
      { duration: 'repeating' },
      'Duration',
      'Offer `duration` must have include `duration_in_months` when "repeating".',
    ],
    [{ duration: 'repeating', duration_in_months: 0 }, 'Duration', months],
    [{ duration: 'repeating', duration_in_months: 1.5 }, 'Duration', months],
    [{ duration: 'repeating', cadence: 'year', duration_in_months: 1 }, 'Duration', yearly],
    [{ type: 'trial', duration: 'once' }, 'Duration', trial],
    [{ status: 'x' }, 'Status', 'Offer `status` must be either "active" or "archived".'],
    [{ status: 5 }, 'Status', text('status')],
    // Of several faults the first that is looked at.
    [{ cadence: null, amount: null }, 'Cadence', text('cadence')],
    [
      { duration: 'x', amount: null },
      'Duration',
      'Offer `duration` must be one of "once", "repeating", "forever" or "trial.',
    ],
    [{ duration: 'repeating', cadence: 'year', duration_in_months: 0 }, 'Duration', months],
    [{ duration: 'repeating', cadence: 'year', duration_in_months: 1, amount: null }, 'Duration', yearly],
    [{ type: 'fixed', currency: null }, 'Currency', text('currency')],
    [{ type: 'fixed', currency: 'dollar' }, 'Currency', 'Offer `currency` must be an ISO currency code.'],
    [{ type: 'fixed', currency: 'US' }, 'Currency', 'Offer `currency` must be an ISO currency code.'],
  ])('%j', (given, of, says) => {
    expect(wrong(() => checkOffer({ ...OFFER, ...given }))).toBe(`InvalidOffer${of}: ${says}`)
  })
})

describe('an offer that is there may change to', () => {
  test.each<[given: JsonObject, wrong: string | null]>([
    [{}, null],
    [{ name: 'New', status: 'archived' }, null],
    [{ status: 'active' }, null],
    [{ type: 'x', amount: -1, cadence: 'week', duration: 'x', currency: 5 }, null],
    [{ name: '' }, 'InvalidOfferName: Offer `name` must be a string.'],
    [{ code: '' }, 'InvalidOfferCode: Offer `code` must be a string.'],
    [{ display_title: 5 }, 'InvalidOfferTitle: Offer `display_title` must be a string.'],
    [{ display_description: 5 }, 'InvalidOfferDescription: Offer `display_description` must be a string.'],
    [{ status: null }, 'InvalidOfferStatus: Offer `status` must be a string.'],
    [{ status: 'x' }, 'InvalidOfferStatus: Offer `status` must be either "active" or "archived".'],
  ])('%j', (given, says) => {
    expect(wrong(() => checkOfferChange(given))).toBe(says)
  })
})

test.each<[given: JsonObject, wrong: string | null]>([
  [{ name: 'New', code: 'new' }, null],
  [{ display_title: 'x' }, null],
  [{ name: 'Old' }, "InvalidOfferName: Offer 'name' must be unique. Please change and try again."],
  [
    { name: 'New', code: 'other' },
    "InvalidOfferCode: Offer 'code' must be unique. Please change and try again.",
  ],
  [{ name: 'other', code: 'Old' }, null],
])('beside others stands %j', (given, says) => {
  const others = [
    { id: '1', name: 'Old', code: 'old' },
    { id: '2', name: 'Other', code: 'other' },
  ]
  expect(wrong(() => mustBeUnique(given, others))).toBe(says)
})
