import { describe, expect, test } from 'vitest'
import { readMultipart } from './multipart.ts'

const TYPE = 'multipart/form-data; boundary=b'
const head = (more: string) => `Content-Disposition: form-data; ${more}\r\n\r\n`
const form = (...parts: readonly string[]) => `${parts.map(part => `--b\r\n${part}\r\n`).join('')}--b--\r\n`

function read(body: string, type = TYPE) {
  const parts = readMultipart(new TextEncoder().encode(body), type)
  return parts?.map(({ bytes, ...part }) => ({ ...part, text: new TextDecoder().decode(bytes) }))
}

const field = (name: string | null, text: string) => ({ name, filename: null, type: null, text })

describe('of a multipart form', () => {
  const rows: readonly [fact: string, body: string, parts: unknown][] = [
    [
      'fields have names',
      form(`${head('name="a"')}é`, `${head('name="a"')}2`),
      [field('a', 'é'), field('a', '2')],
    ],
    [
      'files have names of their own, and may have a type',
      form(
        `Content-Type: text/x; y=z \r\n${head('name="a"; filename="é.x"')}1`,
        `${head('filename=""; name="b"')}2`,
      ),
      [
        { name: 'a', filename: 'é.x', type: 'text/x; y=z', text: '1' },
        { name: 'b', filename: '', type: null, text: '2' },
      ],
    ],
    ['a part may be empty', form(head('name="a"')), [field('a', '')]],
    ['a part may have no name', form('\r\nx'), [field(null, 'x')]],
    ['what is not closed is left out', form(`${head('name="a"')}1`).replace('--b--\r\n', ''), []],
    [
      'what stands before and behind it is passed over',
      `x\r\n${form(`${head('name="a"')}1`)}--b\r\nx`,
      [field('a', '1')],
    ],
    ['there may be none', 'x', []],
  ]
  test.each(rows)('%s', (_, body, parts) => {
    expect(read(body)).toEqual(parts)
  })
})

describe('a boundary within the content of a part does not end it', () => {
  test.each([['a--b'], ['a\n--b\r\n'], ['a\r\n--bc\r\n'], ['a\r\n---b\r\n'], ['a\r\n--b c'], ['a\r\n\r\n']])(
    '%j',
    content => {
      expect(read(form(`${head('name="a"')}${content}`, `${head('name="c"')}d`))).toEqual([
        field('a', content),
        field('c', 'd'),
      ])
    },
  )
})

test('bytes that are no text stay as they are', () => {
  const encode = (text: string) => [...new TextEncoder().encode(text)]
  const content = Array.from({ length: 256 }, (_, byte) => byte)
  const body = [...encode(`--b\r\n${head('name="a"')}`), ...content, ...encode('\r\n--b--')]
  expect(readMultipart(Uint8Array.from(body), TYPE)?.[0]?.bytes).toEqual(Uint8Array.from(content))
})

describe('the boundary is a parameter of the content type', () => {
  const body = form(`${head('name="a"')}1`)
  test.each([
    ['multipart/form-data; boundary="b"', body],
    ['multipart/form-data;charset=utf-8;Boundary=b; x=y', body],
    ['multipart/form-data; boundary=a.*(+?', body.replaceAll('--b', '--a.*(+?')],
  ])('%s', (type, text) => {
    expect(read(text, type)).toEqual([field('a', '1')])
  })

  test('without it there is no form', () => {
    expect(readMultipart(new TextEncoder().encode(body), 'multipart/form-data')).toBeNull()
  })
})
