import { describe, expect, it } from 'vitest'
import type { Json } from '../values.ts'
import { isOldTier } from './5.0/tier-shape.ts'
import { mapObjects } from './rewrite.ts'

describe('objects are rewritten wherever they lie', () => {
  const rewritten = (json: Json) =>
    mapObjects(json, object => ('old' in object ? { new: object.old ?? null } : object))

  it.each<[fact: string, json: Json, expected: Json]>([
    ['one', { old: 1 }, { new: 1 }],
    ['in another', { a: { old: 1 } }, { a: { new: 1 } }],
    ['beside one that stays', [{ a: 1 }, { old: 1 }], [{ a: 1 }, { new: 1 }]],
    ['before one that stays', [{ old: 1 }, { a: 1 }], [{ new: 1 }, { a: 1 }]],
    ['beside a value that is none', { a: 1, b: { old: null } }, { a: 1, b: { new: null } }],
  ])('%s', (_fact, json, expected) => {
    expect(rewritten(json)).toEqual(expected)
  })

  it('and where there is none the value is the same', () => {
    const json = { a: [{ b: 1 }, 2, null], c: { d: 'x' } }
    expect(rewritten(json)).toBe(json)
  })
})

describe('a tier as it was before 5.0 is known by one part', () => {
  it.each<[fact: string, json: Json, isOld: boolean]>([
    ['a price that is an object', { tiers: [{ monthly_price: { amount: 5 } }] }, true],
    ['another price that is an object', { tiers: [{ monthly_price: 5, yearly_price: { amount: 5 } }] }, true],
    ['benefits that are objects', { tiers: [{ benefits: [{ name: 'a' }] }] }, true],
    ['one of some tiers', { tiers: [{ monthly_price: 5 }, { monthly_price: { amount: 5 } }] }, true],
    ['not prices that are numbers', { tiers: [{ monthly_price: 5, benefits: ['a'] }] }, false],
    ['not a price that is null', { tiers: [{ monthly_price: null }] }, false],
    ['not a text', { tiers: 'monthly_price' }, false],
    ['not nothing', null, false],
  ])('%s', (_fact, json, isOld) => {
    expect(isOldTier(json)).toBe(isOld)
  })
})
