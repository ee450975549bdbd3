import { describe, expect, test } from 'vitest'
import { parseBody } from './parse-body.ts'

const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data; boundary=b'
const part = (head: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`

function parse(type: string, body: string): unknown {
  const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
  return parseBody({ method: 'POST', target: '/', headers, body: new TextEncoder().encode(body) })
}

describe('bodies that are read', () => {
  const rows: readonly [fact: string, type: string, body: string, value: unknown][] = [
    ['JSON', JSON_TYPE, '{"a":[1]}', { a: [1] }],
    ['a list', JSON_TYPE, ' [1]', [1]],
    ['with a charset', `${JSON_TYPE}; charset=utf-8`, '{}', {}],
    ['with a byte order mark', JSON_TYPE, '\ufeff{}', {}],
    [
      'brackets in texts do not count as levels',
      JSON_TYPE,
      JSON.stringify(['['.repeat(900)]),
      ['['.repeat(900)],
    ],
    [
      'a quote in a text does not end it',
      JSON_TYPE,
      JSON.stringify({ a: `"${'['.repeat(900)}` }),
      { a: `"${'['.repeat(900)}` },
    ],
    [
      'levels that are closed again do not count',
      JSON_TYPE,
      `[${'[],'.repeat(2000)}{}]`,
      [...Array(2000).fill([]), {}],
    ],
    [
      'objects that are closed again do not count',
      JSON_TYPE,
      `[${'{},'.repeat(2000)}[]]`,
      [...Array(2000).fill({}), []],
    ],
    ['a form', 'application/x-www-form-urlencoded', 'data[a]=1&data[b]=2', { data: { a: '1', b: '2' } }],
    ['text', 'text/plain', '{}', '{}'],
    ['nothing', JSON_TYPE, '', undefined],
    ['another type', 'application/foo+json', '{}', undefined],
    ['a type that begins like another', 'application/jsonx', '{}', undefined],
    ['no type', '', '{}', undefined],
    [
      'a form of as many bytes as may be',
      'application/x-www-form-urlencoded',
      'x'.repeat(57_344),
      { ['x'.repeat(57_344)]: '' },
    ],
    [
      'fields of a multipart form',
      MULTIPART,
      `${part('name="data"', '{"é":1}')}--b--\r\n`,
      { data: '{"é":1}' },
    ],
  ]
  test.each(rows)('%s', (_, type, body, value) => {
    expect(parse(type, body)).toEqual(value)
  })

  test('as many levels as may be', () => {
    expect(() => parse(JSON_TYPE, '['.repeat(500) + ']'.repeat(500))).not.toThrow()
  })

  test('there is none where nothing was sent', () => {
    const headers = { 'content-type': JSON_TYPE }
    expect(parseBody({ method: 'POST', target: '/', headers, body: null })).toBeUndefined()
  })

  test('a file of a multipart form is of no known type where none is given', () => {
    const file = { filename: 'a', type: 'application/octet-stream', bytes: new TextEncoder().encode('x') }
    expect(parse(MULTIPART, `${part('name="f"; filename="a"', 'x')}--b--`)).toEqual({ f: file })
  })

  test('a file of a multipart form keeps its name, its type and its bytes', () => {
    const head = 'name="files"; filename="a.bin"\r\nContent-Type: image/png'
    const file = { filename: 'a.bin', type: 'image/png', bytes: new TextEncoder().encode('ÿ\r\n\0') }
    expect(parse(MULTIPART, `${part(head, 'ÿ\r\n\0')}--b--`)).toEqual({ files: file })
  })
})

describe('bodies that are refused', () => {
  const rows: readonly [fact: string, type: string, body: string, status: number, name: string][] = [
    ['no JSON', JSON_TYPE, '{', 400, 'SyntaxError'],
    ['a bare value', JSON_TYPE, '5', 400, 'Error'],
    ['nothing but space', JSON_TYPE, ' ', 400, 'Error'],
    ['too many levels', JSON_TYPE, '['.repeat(501) + ']'.repeat(501), 400, 'ValidationError'],
    ['too many levels of objects', JSON_TYPE, '{"a":'.repeat(501), 400, 'ValidationError'],
    ['too many levels behind other values', JSON_TYPE, '["",1,'.repeat(501), 400, 'ValidationError'],
    [
      'too many levels behind a text that ends with a backslash',
      JSON_TYPE,
      `["\\\\",${'['.repeat(500)}`,
      400,
      'ValidationError',
    ],
    ['too many levels that are never closed', JSON_TYPE, '['.repeat(200_000), 400, 'ValidationError'],
    ['more than a megabyte', JSON_TYPE, `["${'x'.repeat(1024 * 1024)}"]`, 413, 'PayloadTooLargeError'],
    ['a long form', 'application/x-www-form-urlencoded', 'x'.repeat(57_345), 413, 'PayloadTooLargeError'],
    ['a megabyte of a multipart form', MULTIPART, 'x'.repeat(1024 * 1024 + 1), 413, 'PayloadTooLargeError'],
    ['a part without a name', MULTIPART, `${part('filename="a"', 'x')}--b--`, 400, 'ValidationError'],
    ['a form without a boundary', 'multipart/form-data', 'x', 400, 'ValidationError'],
  ]
  test.each(rows)('%s', (_, type, body, status, name) => {
    expect(() => parse(type, body)).toThrow(expect.objectContaining({ status, name }))
  })
})
