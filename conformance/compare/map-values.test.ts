import { describe, expect, test } from 'vitest'
import { mapTexts } from './map-values.ts'

const loud = (text: string) => text.toUpperCase()

describe('the texts of a JSON value are changed', () => {
  test.each<[string, unknown, unknown]>([
    ['a text', 'a', 'A'],
    ['in lists and objects, keys included', { a: ['b', { c: 'd' }] }, { A: ['B', { C: 'D' }] }],
    ['and nothing else', [1, true, null, undefined], [1, true, null, undefined]],
    ['a key of the prototype', JSON.parse('{"__proto__":{"a":"b"}}'), { __PROTO__: { A: 'B' } }],
  ])('%s', (_, given, changed) => {
    expect(mapTexts(given, loud)).toEqual(changed)
  })

  test('into other values, where they are no keys', () => {
    expect(mapTexts({ 12: ['12'] }, loud, Number)).toEqual({ 12: [12] })
  })
})
