import { expect, test } from 'vitest'
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
