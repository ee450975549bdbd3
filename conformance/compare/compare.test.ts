import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare } from './compare.ts'
import { ABSENT, type Difference } from './difference.ts'

type Row = [what: string, expected: unknown, actual: unknown, differences: Difference[]]

const at = (path: string, expected: unknown, actual: unknown): Difference => ({ path, expected, actual })

const MANY_KEYS = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`k${n}`, n]))

describe('values without matchers', () => {
  const rows: Row[] = [
    ['equal scalars agree', 1, 1, []],
    ['a number is not its text', 1, '1', [at('$', 1, '1')]],
    ['null is not absent', null, ABSENT, [at('$', null, ABSENT)]],
    ['null is not an empty object', {}, null, [at('$', {}, null)]],
    ['minus zero is zero', 0, -0, []],
    ['a list is not an object', [], {}, [at('$', [], {})]],
    ['a missing key is one difference', { a: 1, b: 2 }, { a: 1 }, [at('$.b', 2, ABSENT)]],
    ['an extra key is one difference', { a: 1 }, { a: 1, b: null }, [at('$.b', ABSENT, null)]],
    ['the order of keys does not count', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['a list of plain values is shown whole', ['a', 'b'], ['b'], [at('$', ['a', 'b'], ['b'])]],
    ['a list of objects is shown by item', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], [at('$[1].a', 2, 3)]],
    ['a missing item', [{ a: 1 }, { a: 2 }], [{ a: 1 }], [at('$[1]', { a: 2 }, ABSENT)]],
    ['an extra item', [{ a: 1 }], [{ a: 1 }, { a: 2 }], [at('$[1]', ABSENT, { a: 2 })]],
    [
      'several extra items are one difference',
      [{ a: 1 }],
      [{ a: 1 }, { a: 2 }, { a: 3 }],
      [at('$[1]', ABSENT, [{ a: 2 }, { a: 3 }])],
    ],
    [
      'several missing items are one difference',
      [{ a: 1 }, { a: 2 }, { a: 3 }],
      [],
      [at('$[0]', [{ a: 1 }, { a: 2 }, { a: 3 }], ABSENT)],
    ],
    ['an item that may be absent is no difference', [{ a: 1 }, '<absent>'], [{ a: 1 }], []],
    [
      'an object with a great many extra keys is one difference',
      { a: 1 },
      MANY_KEYS,
      [at('$.a', 1, ABSENT), at('$', { $keys: ['a'] }, MANY_KEYS)],
    ],
    [
      'a key named like a prototype is a key',
      { a: 1 },
      JSON.parse('{"a":1,"__proto__":2}'),
      [at('$.__proto__', ABSENT, 2)],
    ],
    ['a key that objects inherit is not there', { toString: 'x' }, {}, [at('$.toString', 'x', ABSENT)]],
    ['a text in angle brackets that is no matcher is meant literally', '<b>', '<b>', []],
    ['an object with two $ keys is meant literally', { $eq: 1, $ne: 2 }, { $eq: 1, $ne: 2 }, []],
    ['an object with one unknown $ key is meant literally', { $eq: 1 }, { $eq: 1 }, []],
  ]
  test.each(rows)('%s', (_, expected, actual, differences) => {
    expect(compare(expected, actual, '$')).toEqual(differences)
  })
})

describe('agree with it', () => {
  const rows: [unknown, unknown][] = [
    ['<any>', 0],
    ['<any>', null],
    ['<any>', []],
    ['<null>', null],
    ['<absent>', ABSENT],
    ['<absent>', [ABSENT, ABSENT]],
    ['<absent>', [[ABSENT], [ABSENT]]],
    ['<id>', 1],
    ['<id>', '12'],
    ['<id>', '63f1d2a4b5c6d7e8f9a0b1c2'],
    ['<time>', '2026-11-21T00:39:40.083Z'],
    ['<time>', '2026-11-21T00:39:40Z'],
    ['<time>', '2026-11-21T00:39:40.000+00:00'],
    ['<uuid>', '9C5B94B1-35AD-49BB-B118-8E8FC24ABF80'],
    ['<jwt>', 'eyJh.eyJp.c2ln'],
    ['<string>', ''],
    ['<integer>', -3],
    ['<number>', 1.5],
    ['<boolean>', false],
    ['<object>', {}],
    ['<array>', []],
    [{ $matches: '^Un.cod.$' }, 'Unícodé'],
    [{ $oneOf: [1, '<string>'] }, 'x'],
    [{ $not: 1 }, 2],
    [{ $not: '<absent>' }, null],
    [{ $every: '<id>' }, [1, 2]],
    [{ $every: { $includes: { id: '<id>' } } }, [{ id: 1, x: 2 }]],
    [{ $keys: ['b', 'a'] }, { a: 1, b: 2 }],
    [{ $length: 2 }, [1, 2]],
    [{ $length: 2 }, 'ab'],
    [{ $unordered: [1, 2, 2] }, [2, 1, 2]],
    [{ $unordered: ['<any>', 1] }, [1, 2]],
    [{ $unordered: [{ $oneOf: [1, 2] }, { $oneOf: [2, 3] }, { $oneOf: [1, 3] }] }, [2, 1, 3]],
    [{ $includes: { a: 1 } }, { a: 1, b: 2 }],
    [{ $includes: { a: '<absent>' } }, { b: 2 }],
    [{ $includes: [3, 1] }, [1, 2, 3]],
    [{ $includes: ['<any>', 1] }, [1, 5]],
    [{ a: '<absent>', b: '<id>' }, { b: 1 }],
  ]
  test.each(rows)('%j and %j', (expected, actual) => {
    expect(compare(expected, actual, '$')).toEqual([])
  })
})

describe('differ from it', () => {
  const rows: [unknown, unknown][] = [
    ['<any>', ABSENT],
    ['<any>', [ABSENT]],
    ['<null>', ABSENT],
    ['<null>', 'null'],
    ['<absent>', null],
    ['<absent>', []],
    ['<absent>', [ABSENT, 1]],
    ['<id>', 0],
    ['<id>', 1.5],
    ['<id>', '0'],
    ['<id>', 'abc'],
    ['<id>', null],
    ['<time>', '2026-11-21'],
    ['<time>', '2026-13-21T00:39:40Z'],
    ['<time>', '2026-11-21T00:39:40.083+02:00'],
    ['<time>', 1795221580083],
    ['<uuid>', 'x'],
    ['<jwt>', 'a.b'],
    ['<string>', 1],
    ['<integer>', 1.5],
    ['<integer>', '1'],
    ['<number>', '1'],
    ['<boolean>', 'true'],
    ['<object>', null],
    ['<object>', []],
    ['<array>', {}],
    [{ $matches: '^a$' }, 'ab'],
    [{ $matches: '1' }, 1],
    [{ $oneOf: [1, 2] }, 3],
    [{ $oneOf: [] }, 3],
    [{ $not: '<any>' }, 1],
    [{ $every: '<id>' }, []],
    [{ $every: '<id>' }, 'x'],
    [{ $keys: ['a'] }, { a: 1, b: 2 }],
    [{ $keys: ['a', 'b'] }, { a: 1 }],
    [{ $keys: ['a', 'b'] }, { a: 1, c: 1 }],
    [{ $keys: [] }, []],
    [{ $length: 1 }, []],
    [{ $length: 0 }, {}],
    [{ $unordered: [1] }, 1],
    [{ $includes: { a: 1 } }, []],
    [{ $includes: [1] }, { 0: 1 }],
    [{ $includes: [] }, null],
  ]
  test.each(rows)('%j and %j', (expected, actual) => {
    expect(compare(expected, actual, '$')).toEqual([expect.objectContaining({ path: '$' })])
  })
})

describe('where matchers show their differences', () => {
  const rows: Row[] = [
    ['each wrong item', { $every: '<id>' }, [1, 'x'], [at('$[1]', '<id>', 'x')]],
    ['keys are shown, not values', { $keys: ['a'] }, { b: 1 }, [at('$', { $keys: ['a'] }, { $keys: ['b'] })]],
    ['one wrong item of an unordered list', { $unordered: [1, 2, 3] }, [3, 9, 1], [at('$[1]', 2, 9)]],
    ['a missing item of an unordered list', { $unordered: [1, 2] }, [2], [at('$[1]', 1, ABSENT)]],
    ['an extra item of an unordered list', { $unordered: [1] }, [2, 1], [at('$[0]', ABSENT, 2)]],
    ['a repeated item counts', { $unordered: [1, 1] }, [1, 2], [at('$[1]', 1, 2)]],
    ['a key of $includes', { $includes: { a: { b: 1 } } }, { a: { b: 2 } }, [at('$.a.b', 1, 2)]],
    ['a missing item of $includes', { $includes: [1, 7] }, [1, 2], [at('$', { $includes: [7] }, [1, 2])]],
    [
      'an item is not used twice by $includes',
      { $includes: [1, 1] },
      [1, 2],
      [at('$', { $includes: [1] }, [1, 2])],
    ],
    [
      'a matcher inside a value',
      { data: [{ id: '<id>', n: 1 }] },
      { data: [{ id: 0, n: 1 }] },
      [at('$.data[0].id', '<id>', 0)],
    ],
  ]
  test.each(rows)('%s', (_, expected, actual, differences) => {
    expect(compare(expected, actual, '$')).toEqual(differences)
  })
})

describe('any JSON value', () => {
  const isMatcherLike = (value: unknown) => /"(<|\$)/.test(JSON.stringify(value))
  const json = fc.jsonValue({ maxDepth: 5 }).filter(value => !isMatcherLike(value))

  test('agrees with itself', () => {
    fc.assert(
      fc.property(json, value => {
        expect(compare(value, structuredClone(value), '$')).toEqual([])
      }),
    )
  })

  test('differs in exactly one place when one leaf is changed', () => {
    fc.assert(
      fc.property(json, fc.nat(), (value, choice) => {
        const changed = structuredClone({ value })
        const leaves = leavesOf(changed)
        const leaf = leaves[choice % leaves.length]
        if (!leaf) return
        leaf.holder[leaf.key] = 'not what it was before'
        expect(compare({ value }, changed, '$')).toHaveLength(1)
      }),
    )
  })

  test('differs in exactly one place when one key is taken away', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), json, { minKeys: 2 }), value => {
        fc.pre(!isMatcherLike(value))
        const { [Object.keys(value)[0] ?? '']: _, ...rest } = value
        expect(compare(value, rest, '$')).toHaveLength(1)
      }),
    )
  })
})

interface Leaf {
  holder: Record<string, unknown>
  key: string
}

function leavesOf(holder: object): Leaf[] {
  return Object.entries(holder).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && Object.keys(value).length > 0
      ? leavesOf(value)
      : [{ holder: holder as Record<string, unknown>, key }],
  )
}
