import { expect, test } from 'vitest'
import { said } from '../words.fixture.ts'
import { isOldTier } from './tier-shape.ts'

const deep = (levels: number, json: object): object => (levels === 0 ? json : deep(levels - 1, { a: json }))

test.each([
  ['a price that is an object', { monthly_price: { amount: 5 } }, true],
  ['the other price', { yearly_price: { amount: 5 } }, true],
  ['prices that are numbers', { monthly_price: 5, yearly_price: 50 }, false],
  ['a benefit that is an object', { benefits: ['a', { name: 'b' }] }, true],
  ['benefits that are texts', { benefits: ['a', 'b'] }, false],
  ['one in a list', { products: [{ name: 'A' }, { yearly_price: {} }] }, true],
  ['one in a list of lists', [[{ monthly_price: {} }]], true],
  ['nothing', null, false],
  ['a text', 'monthly_price', false],
  ['one that lies deep', deep(199, { monthly_price: {} }), true],
  ['one that lies deeper than anything', deep(200, { monthly_price: {} }), false],
])('%s: an older tier, %s', (_fact, json, isOld) => {
  expect(isOldTier(JSON.parse(JSON.stringify(json)))).toBe(isOld)
})

test.each([
  ['that of a price before its own', 'GBP', [{ amount: 5, currency: 'EUR' }, null], 'EUR'],
  [
    'that of the first price',
    undefined,
    [
      { amount: 5, currency: 'EUR' },
      { amount: 50, currency: 'USD' },
    ],
    'EUR',
  ],
  ['that of the price that has one', undefined, [{ amount: 5 }, { amount: 50, currency: 'USD' }], 'USD'],
])(
  'the currency of an older tier, where it and its prices have several, is %s',
  (_which, own, prices, currency) => {
    const [monthly_price, yearly_price] = prices
    const tier = { monthly_price, yearly_price, ...(own !== undefined && { currency: own }) }
    const [, , json] = said(
      '5-0.tier-shape',
      'admin POST /tiers/',
      JSON.parse(JSON.stringify({ tiers: [tier] })),
    )
    expect(json).toMatchObject({ tiers: [{ currency }] })
  },
)
