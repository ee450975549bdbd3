import { describe, expect, test } from 'vitest'
import { type Body, onlyUpload, readBody, uploadsIn, uploadText } from './body.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const FORM = 'multipart/form-data; boundary=part'

/** `name` or `name; filename=x`, with headers if there are more, and a text. */
function form(...parts: readonly (readonly [disposition: string, text: string, more?: string])[]): string {
  const written = parts.map(
    ([disposition, text, more = '']) =>
      `--part\r\nContent-Disposition: form-data${disposition}\r\n${more}\r\n${text}\r\n`,
  )
  return `${written.join('')}--part--\r\n`
}

const nothing = { json: {}, uploads: [] }

describe('a body', () => {
  test.each<[what: string, text: string | null, type: string, body: unknown]>([
    ['that was not sent', null, 'application/json', nothing],
    ['of nothing', '', 'application/json', nothing],
    ['of JSON', '{"a":[1]}', 'application/json', { json: { a: [1] }, uploads: [] }],
    ['of a list', '[1]', 'application/json; charset=utf-8', { json: [1], uploads: [] }],
    ['of another JSON', '{"a":1}', 'application/vnd.api+JSON', { json: { a: 1 }, uploads: [] }],
    ['of another kind', '{"a":1}', 'text/plain', nothing],
    ['of no kind', '{"a":1}', '', nothing],
    ['of a type that holds the word', '{"a":1}', 'text/json5x', { json: { a: 1 }, uploads: [] }],
    ['of a kind that sounds alike', '{"a":1}', 'application/notjson', nothing],
    [
      'of a form',
      'a=1&b[]=x',
      'Application/x-www-form-urlencoded',
      { json: { a: '1', b: ['x'] }, uploads: [] },
    ],
    ['of a form, named later', 'a=1', 'x application/x-www-form-urlencoded', nothing],
    [
      'of a form with parts',
      form(['; name="a"', 'x'], ['; name="b"', 'y']),
      FORM,
      { json: { a: 'x', b: 'y' }, uploads: [] },
    ],
    [
      'of a form in capitals',
      form(['; name="a"', 'x']),
      'MULTIPART/FORM-DATA; boundary=part',
      { json: { a: 'x' }, uploads: [] },
    ],
    ['of a part without a name', form(['', 'x']), FORM, nothing],
    ['of a form without a boundary', 'a', 'multipart/form-data', { ...nothing, isBroken: true }],
  ])('%s', (_what, text, type, body) => {
    expect(readBody(text === null ? null : bytes(text), type)).toEqual(body)
  })

  test.each([
    ['{', 'Unexpected token in JSON'],
    ['null', 'The body must be a JSON object or list'],
    ['"a"', 'The body must be a JSON object or list'],
    ['1', 'The body must be a JSON object or list'],
  ])('of %s is refused', (text, context) => {
    expect(() => readBody(bytes(text), 'application/json')).toThrow(
      expect.objectContaining({
        status: 400,
        type: 'InternalServerError',
        more: { context, code: 'UNEXPECTED_ERROR' },
      }),
    )
  })
})

describe('a file of a form', () => {
  test.each([
    ['has the type that its sender gives', 'Content-Type: Text/CSV; charset=utf-8\r\n', 'text/csv'],
    ['is any bytes without a type', '', 'application/octet-stream'],
  ])('%s', (_fact, header, type) => {
    const { uploads } = readBody(bytes(form(['; name="f"; filename="a.csv"', 'a,b', header])), FORM)
    expect(uploads).toEqual([{ field: 'f', filename: 'a.csv', type, bytes: bytes('a,b') }])
    expect(uploads.map(uploadText)).toEqual(['a,b'])
  })

  const upload = (field: string) => ({ field, filename: 'a', type: 'text/csv', bytes: bytes(field) })
  const long = 'x'.repeat(1024 * 1024)

  test.each<[fact: string, body: Body, found: readonly (string | undefined)[]]>([
    ['is found by its field', { json: {}, uploads: [upload('b'), upload('a')] }, ['a', 'b']],
    ['may be missing', { json: {}, uploads: [upload('b')] }, [undefined, 'b']],
    ['may all be missing', { json: { x: `${long}x` }, uploads: [] }, [undefined, undefined]],
    ['may have long texts beside it', { json: { x: long }, uploads: [upload('a')] }, ['a', undefined]],
  ])('%s', (_fact, body, found) => {
    expect(uploadsIn(body, 'a', 'b').map(it => it?.field)).toEqual(found)
  })

  test.each<[fact: string, body: Body, code: string | undefined]>([
    ['in another field', { json: {}, uploads: [upload('a'), upload('c')] }, 'LIMIT_UNEXPECTED_FILE'],
    ['twice in one field', { json: {}, uploads: [upload('a'), upload('a')] }, 'LIMIT_UNEXPECTED_FILE'],
    [
      'beside a text that is too long',
      { json: { y: 'y', x: `${long}x` }, uploads: [upload('a')] },
      'LIMIT_FIELD_VALUE',
    ],
    ['in a form that cannot be read', { json: {}, uploads: [], isBroken: true }, undefined],
  ])('%s is refused', (_fact, body, code) => {
    const more = code === undefined ? {} : { code }
    expect(() => uploadsIn(body, 'a', 'b')).toThrow(
      expect.objectContaining({ status: 400, message: 'The request could not be understood.', more }),
    )
  })

  test('that stands alone is the one of its field', () => {
    expect(onlyUpload({ json: {}, uploads: [upload('a')] }, 'a')).toEqual(upload('a'))
    expect(() => onlyUpload({ json: {}, uploads: [upload('b')] }, 'a')).toThrow()
  })
})
