import { describe, expect, it } from 'vitest'
import type { RawQuery } from '../query.ts'
import { zoneStrategies } from './zone-strategies.ts'

const QUOTE = 'block.quote'
const ZONE = { components: [QUOTE], partsOf: () => ['by', 'links'] }

/** The clause of the strategy that decides, and what it asks of a quote. */
function decided(params: RawQuery): readonly [string | undefined, RawQuery | null | undefined] {
  const strategy = zoneStrategies.find(unit => unit.accepts(params))
  return [strategy?.clause.split('.').at(-1), strategy?.paramsFor(QUOTE, params, ZONE)]
}

describe('what is asked of a dynamic zone', () => {
  it.each<[string, RawQuery, string, RawQuery | null]>([
    ['nothing but the zone', {}, 'zone-alone', {}],
    ['fields of all components', { fields: ['text'] }, 'zone-alone', { fields: ['text'] }],
    ['the same of all components', { populate: '*' }, 'zone-shared', { populate: '*' }],
    ['a populate without a value', { populate: null }, 'zone-alone', { populate: null }],
    [
      'something of a component',
      { on: { [QUOTE]: { populate: 'by' } } },
      'zone-detailed',
      { populate: 'by' },
    ],
    ['a component alone', { on: { [QUOTE]: 'true' } }, 'zone-detailed', {}],
    ['a component switched off', { on: { [QUOTE]: 'false' } }, 'zone-detailed', {}],
    ['another component', { on: { 'block.map': 'true' } }, 'zone-detailed', null],
    ['no component', { on: 'abc' }, 'zone-detailed', null],
    ['a name of Object.prototype', { on: { toString: '*' } }, 'zone-detailed', null],
    ['both ways at once', { populate: '*', on: { [QUOTE]: {} } }, 'zone-detailed', {}],
    ['on without a value', { on: null, populate: '*' }, 'zone-shared', { on: null, populate: '*' }],
  ])('%s', (_what, params, clause, asked) => {
    expect(decided(params)).toEqual([clause, asked])
  })

  it.each([[null], [['by']]])('%j for a component is refused', asked => {
    expect(() => decided({ on: { [QUOTE]: asked } })).toThrow('on takes an object for block.quote')
  })
})

it.each<[string, RawQuery, RawQuery]>([
  ['nothing but an asterisk is populated', { populate: 'links', fields: ['text'] }, { fields: ['text'] }],
  ['an asterisk stands for what the others have', { populate: '*' }, { populate: ['by', 'links'] }],
])('in a component that the zone does not list %s', (_, params, asked) => {
  const strategy = zoneStrategies.find(unit => unit.accepts(params))
  expect(strategy?.paramsFor('block.map', params, ZONE)).toEqual(asked)
})
