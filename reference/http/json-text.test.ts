import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Password } from '../world/password.ts'
import { Extended, jsonText, keepText, membersOf } from './json-text.ts'

describe('the text of a value is that of JSON.stringify', () => {
  const row = keepText({ name: 'Luna', extras: { tables: [1, null] } })
  const rows: readonly [fact: string, value: unknown, text: string | undefined][] = [
    ['a text', 'a"b', '"a\\"b"'],
    ['null', null, 'null'],
    ['a list with nothing in a place', [1, undefined, 2], '[1,null,2]'],
    ['a member without a value is left out', { a: undefined, b: 1 }, '{"b":1}'],
    ['a name is escaped', { 'a"b': 1 }, '{"a\\"b":1}'],
    ['what knows its own JSON is asked for it', { at: new Date(0) }, '{"at":"1970-01-01T00:00:00.000Z"}'],
    ['what has no JSON is left out', { secret: Password.of('x'), a: 1 }, '{"a":1}'],
    ['no text at all', undefined, undefined],
    ['a kept object', [row], '[{"name":"Luna","extras":{"tables":[1,null]}}]'],
    [
      'more behind a kept object',
      new Extended(keepText({ a: 1 }), { b: [row.name] }),
      '{"a":1,"b":["Luna"]}',
    ],
    ['more behind an empty object', new Extended(keepText({}), { b: 1 }), '{"b":1}'],
    ['more behind an object that is not kept', new Extended({ a: 1 }, { b: 1 }), '{"a":1,"b":1}'],
    ['nothing behind an object', new Extended(keepText({ a: 1 }), { b: undefined }), '{"a":1}'],
  ]
  it.each(rows)('%s', (_fact, value, text) => {
    expect(jsonText(value)).toBe(text)
    expect(JSON.stringify(value)).toBe(text)
  })

  it('whatever is kept and extended in it', () => {
    const letters = fc.string({ minLength: 1, maxLength: 3 }).filter(name => !/^\d+$|^__proto__$/.test(name))
    const { value } = fc.letrec(tie => ({
      value: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), fc.array(tie('value')), tie('kept'), tie('extended')),
      kept: fc.dictionary(letters, fc.jsonValue()).map(keepText),
      extended: fc
        .tuple(fc.dictionary(letters, fc.jsonValue()), fc.dictionary(letters, tie('value')))
        .map(([start, added]) => {
          const others = Object.entries(added).filter(([name]) => !Object.hasOwn(start, name))
          return new Extended(keepText(start), Object.fromEntries(others))
        }),
    }))
    fc.assert(
      fc.property(value, it => {
        expect(jsonText(it)).toBe(JSON.stringify(it))
      }),
    )
  })
})

it('who looks at an extended object finds all of its members', () => {
  const extended = new Extended(keepText({ a: 1 }), { b: 2 })
  expect(Object.entries(membersOf(extended))).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})
