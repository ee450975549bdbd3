import { describe, expect, test } from 'vitest'
import { contentUnits } from '../content/units.ts'
import { platformUnits } from '../platform/units.ts'
import { UsageError } from '../usage-error.ts'
import { unitOf, withUnit } from './change-unit.ts'
import { deviations, MISSING } from './deviations.ts'
import { withQuirks } from './quirks.ts'

const UNITS = { content: contentUnits, platform: platformUnits }
const [one, other] = contentUnits.shapes.empty
const { zone } = contentUnits.shapes

if (!one || !other) throw new Error('invariant: there are shapes of what is empty')

describe('a row', () => {
  test('breaks the clause of its unit, and is named after it', () => {
    expect(deviations(zone, [['other-key', 'names types otherwise', { typeKey: 'type' }]])).toMatchObject([
      { id: `${zone.clause}.other-key`, clause: zone.clause, says: 'names types otherwise' },
    ])
  })

  test('breaks another clause where one is named', () => {
    const rows = deviations(zone, [['other-key', 'names types otherwise', {}]], 'content.service.other')
    expect(rows).toMatchObject([{ id: 'content.service.other.other-key', clause: 'content.service.other' }])
  })

  test('changes the members that it names', () => {
    const { shapes } = withQuirks(UNITS, deviations(zone, [['a', 'b', { typeKey: 'type' }]])).content
    expect(shapes.zone).toEqual({ ...zone, typeKey: 'type' })
  })

  test('may make them of the unit as it stands', () => {
    const quirks = deviations(zone, [
      ['a', 'b', ({ typeKey }) => ({ typeKey: `${typeKey}!` })],
      ['c', 'd', ({ typeKey }) => ({ typeKey: `${typeKey}?` })],
    ])
    expect(withQuirks(UNITS, quirks).content.shapes.zone.typeKey).toBe(`${zone.typeKey}!?`)
  })

  test('takes the unit out of its list', () => {
    const { shapes } = withQuirks(UNITS, deviations(one, [['a', 'b', MISSING]])).content
    expect(shapes.empty).toEqual(contentUnits.shapes.empty.slice(1))
  })

  test('cannot take out a unit that stands alone', () => {
    expect(() => withQuirks(UNITS, deviations(zone, [['a', 'b', MISSING]]))).toThrow('only a unit in a list')
  })

  test('does not go with one that takes its unit away', () => {
    const gone = deviations(one, [['gone', 'b', MISSING]])
    const changed = deviations(one, [['null', 'b', { value: null }]])
    const refusal = `${one.clause}.null changes what ${one.clause} says, which another quirk`
    expect(() => withQuirks(UNITS, [...gone, ...changed])).toThrow(refusal)
    expect(() => withQuirks(UNITS, [...gone, ...changed])).toThrow(UsageError)
  })
})

describe('a unit', () => {
  test('is known by its place and not by its clause', () => {
    const first = { clause: 'a.b', says: 'first' }
    const second = { clause: 'a.b', says: 'second' }
    const changed = withUnit({ list: [first, second] }, second, unit => ({ ...unit, says: 'changed' }))
    expect(changed).toEqual({ list: [first, { clause: 'a.b', says: 'changed' }] })
  })

  test('is still known when a neighbour is missing', () => {
    const quirks = [...deviations(one, [['a', 'b', MISSING]]), ...deviations(other, [['c', 'd', MISSING]])]
    expect(withQuirks(UNITS, quirks).content.shapes.empty).toEqual(contentUnits.shapes.empty.slice(2))
  })

  test('leaves everything else the same object, as caches are keyed on it', () => {
    const { content, platform } = withQuirks(UNITS, deviations(one, [['a', 'b', MISSING]]))
    expect(platform).toBe(platformUnits)
    expect({ ...content, shapes: null }).toEqual({ ...contentUnits, shapes: null })
    expect(content.shapes.shapes).toBe(contentUnits.shapes.shapes)
    expect(content.shapes.empty[0]).toBe(other)
  })

  test('without a name of its own is taken from its list', () => {
    expect(unitOf(contentUnits.shapes.empty, other.clause)).toBe(other)
    expect(() => unitOf(contentUnits.shapes.empty, 'content.service.none')).toThrow('no unit of')
  })
})
