import { describe, expect, test } from 'vitest'
import { PlatformError } from '../errors.ts'
import { type Attribute, address, fixed, flag, list, number, text, time } from '../resources/attribute.ts'
import type { Json } from '../values.ts'
import { hasKind, isTime, validateByModel, validateBySchema } from './validate.ts'

const attributes: readonly Attribute[] = [
  fixed(text('id')),
  text('title', { max: 5, neverNull: true }),
  text('slug', { min: 2, max: 5, kept: 3 }),
  text('status', { oneOf: ['draft', 'sent'] }),
  text('note'),
  flag('featured', false),
  number('price', null),
  time('ends'),
  address('image'),
  list('tags', ['id', 'name']),
  list('benefits'),
]

/** What an error says is wrong; null where there is none. */
function wrong(check: () => void): Json {
  try {
    check()
    return null
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status !== 422) throw error
    const { property, context, details } = error.more
    return [error.message, property ?? context ?? '', ...(Array.isArray(details) ? details : [])]
  }
}

describe('a body by its schema', () => {
  test.each<[name: string, values: readonly Json[]]>([
    ['id', [1, null, '']],
    ['title', ['', 'abcde']],
    ['slug', [null, 'ab', 'abcde']],
    ['status', [null, 'draft', 'sent']],
    ['note', ['', null, 'x'.repeat(2000)]],
    ['featured', [true, false]],
    ['price', [null, 0, -1.5]],
    ['ends', [null, '2026-01-02T10:00:00.000Z', '2026-01-02 10:00', '2026-01-02T10:00:00+02:00']],
    ['image', [null, '', '/a.png', 'https://x.example/a?b#c']],
    ['tags', [[], ['a', 'b'], [{ id: '1' }, { name: 'a' }, 'b']]],
    ['benefits', [null, [], [1, {}, null]]],
    ['unknown', [1]],
  ])('may give %s', (name, values) => {
    expect(
      values.map(value => wrong(() => validateBySchema({ [name]: value }, 'posts', attributes))),
    ).toEqual(values.map(() => null))
  })

  test.each<[name: string, value: Json, keyword: string, params: Json, says: string, at?: string]>([
    ['title', null, 'type', { type: 'string' }, 'should be string'],
    ['title', 1, 'type', { type: 'string' }, 'should be string'],
    ['title', 'abcdef', 'maxLength', { limit: 5 }, 'should NOT be longer than 5 characters'],
    ['slug', 1, 'type', { type: 'string,null' }, 'should be string,null'],
    ['slug', 'a', 'minLength', { limit: 2 }, 'should NOT be shorter than 2 characters'],
    [
      'status',
      'x',
      'enum',
      { allowedValues: ['draft', 'sent'] },
      'should be equal to one of the allowed values',
    ],
    ['featured', null, 'type', { type: 'boolean' }, 'should be boolean'],
    ['featured', 0, 'type', { type: 'boolean' }, 'should be boolean'],
    ['price', '1', 'type', { type: 'number,null' }, 'should be number,null'],
    ['ends', 5, 'type', { type: 'string,null' }, 'should be string,null'],
    ['ends', '2026-01-02', 'format', { format: 'date-time' }, 'should match format "date-time"'],
    ['ends', '2026-13-02T10:00', 'format', { format: 'date-time' }, 'should match format "date-time"'],
    ['ends', 'x2026-01-02T10:00', 'format', { format: 'date-time' }, 'should match format "date-time"'],
    ['image', 'a b', 'format', { format: 'uri-reference' }, 'should match format "uri-reference"'],
    ['image', false, 'type', { type: 'string,null' }, 'should be string,null'],
    ['tags', null, 'type', { type: 'array' }, 'should be array'],
    [
      'tags',
      ['a', { slug: 'b' }],
      'required',
      { missingProperty: 'id' },
      "should have required property 'id'",
      'tags[1]',
    ],
    ['tags', [{ id: 1 }, 5, 'a'], 'type', { type: 'object' }, 'should be object', 'tags[1]'],
    ['tags', [null], 'type', { type: 'object' }, 'should be object', 'tags[0]'],
    ['benefits', 'a', 'type', { type: 'array,null' }, 'should be array,null'],
  ])('may not give as %s: %j', (name, value, keyword, params, message, at = name) => {
    expect(wrong(() => validateBySchema({ [name]: value }, 'posts', attributes))).toEqual([
      `Validation failed for ${at}.`,
      at,
      { keyword, dataPath: `.posts[0].${at}`, schemaPath: `#/properties/${at}/${keyword}`, params, message },
    ])
  })
})

describe('a body by its model', () => {
  test.each<[name: string, value: Json, says: string | null]>([
    ['title', 'abcde', null],
    ['title', 'abcdef', 'Value in [posts.title] exceeds maximum length of 5 characters.'],
    ['slug', 'abc', null],
    ['slug', 'abcd', 'Value in [posts.slug] exceeds maximum length of 3 characters.'],
    ['status', 'sent', null],
    ['status', 'x', 'Validation (isIn) failed for status'],
    ['status', 7, null],
    ['id', 'x'.repeat(2001), null],
    ['ends', 'x'.repeat(2001), null],
  ])('gives %s: %j', (name, value, says) => {
    const expected = says === null ? null : [says, `posts.${name}`]
    expect(wrong(() => validateByModel({ [name]: value }, 'posts', attributes))).toEqual(expected)
  })
})

test.each<[kind: Attribute['kind'], values: readonly Json[], others: readonly Json[]]>([
  ['text', ['', 'a'], [null, 1, true, [], {}]],
  ['time', ['a'], [1]],
  ['flag', [true, false], [null, 0, 'true', []]],
  ['number', [0, -1], [null, '0', true, []]],
  ['list', [[], [1]], [null, {}, 'a', 0]],
])('%s', (kind, values, others) => {
  expect([...values, ...others].filter(value => hasKind(value, kind))).toEqual(values)
})

test('a time has a date and a clock', () => {
  const times = ['2026-01-02T10:00', '2026-01-02 10:00:00.000+01:00']
  const none = [null, 5, '', '10:00', '2026-01-02', '2026-01-02T', '2026-01-02T25:00', '2026-01-02X10:00']
  expect([...times, ...none].filter(isTime)).toEqual(times)
})
