import { describe, expect, test } from 'vitest'
import { mapTexts, withoutKeys } from './map-values.ts'

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

describe('keys are left out', () => {
  test.each<[string, unknown, unknown]>([
    ['at any depth', { a: 1, b: [{ a: 1 }, [{ c: { a: 1 } }]] }, { b: [{}, [{ c: {} }]] }],
    ['and texts stay', ['a', null, 1], ['a', null, 1]],
  ])('%s', (_, given, left) => {
    expect(withoutKeys(given, new Set(['a']))).toEqual(left)
  })

  test('and a value of hostile depth does no harm', () => {
    let deep: unknown = 1
    for (let depth = 0; depth < 100_000; depth++) deep = [deep]
    expect(withoutKeys({ a: 1, deep }, new Set(['a']))).not.toHaveProperty('a')
  })
})
