import { describe, expect, test } from 'vitest'
import { answerFile, type HeldFile } from './files.ts'

const file = (text: string): HeldFile => ({
  size: text.length,
  modified: Date.UTC(2024, 0, 1),
  read: async () => new TextEncoder().encode(text),
})

const FILES = new Map([
  ['/uploads/moon.JPG', file('0123456789')],
  ['/uploads/a b.txt', file('text')],
  ['/uploads/txt', file('x')],
  ['/uploads/b.xyz', file('x')],
  ['/uploads/none', { ...file(''), read: async () => null }],
])

function ask(target: string, method = 'GET', headers: Record<string, string> = {}) {
  return answerFile({ method, target, headers, body: null }, FILES)
}

describe('a file of a world', () => {
  test('is sent as a file, with its kind and age', async () => {
    const response = await ask('/uploads/moon.JPG?width=5')
    expect(response).toEqual({
      status: 200,
      headers: {
        'accept-ranges': 'bytes',
        'cache-control': 'max-age=60',
        'content-type': 'image/jpeg',
        'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT',
      },
      body: new TextEncoder().encode('0123456789'),
    })
  })

  test('may have a name that is encoded in requests', async () => {
    expect((await ask('/uploads/a%20b.txt'))?.status).toBe(200)
  })

  test.each([
    ['/uploads/a%20b.txt', 'text/plain; charset=utf-8'],
    ['/uploads/txt', 'application/octet-stream'],
    ['/uploads/b.xyz', 'application/octet-stream'],
  ])('%s is of the kind %s', async (target, kind) => {
    expect((await ask(target))?.headers['content-type']).toBe(kind)
  })

  test('is sent whole to HEAD, whatever part it asks for', async () => {
    expect((await ask('/uploads/moon.JPG', 'HEAD', { range: 'bytes=2-4' }))?.status).toBe(200)
  })

  const ranges: readonly (readonly [string, number, string | undefined, string])[] = [
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=8-', 206, 'bytes 8-9/10', '89'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=0-0', 206, 'bytes 0-0/10', '0'],
    ['bytes=9-9', 206, 'bytes 9-9/10', '9'],
    ['bytes=0-9', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=-5', 416, undefined, ''],
    ['bytes=4-2', 416, undefined, ''],
    ['bytes=10-', 416, undefined, ''],
    ['lines=1-2', 416, undefined, ''],
  ]
  test.each(ranges)('is sent in part: %s', async (range, status, told, text) => {
    const response = await ask('/uploads/moon.JPG', 'GET', { range })
    expect(response?.status).toBe(status)
    expect(response?.headers['content-range']).toBe(told)
    expect(new TextDecoder().decode(new Uint8Array([...Buffer.from(response?.body ?? '')]))).toBe(text)
  })

  test('that went away meanwhile is not found', async () => {
    expect((await ask('/uploads/none'))?.status).toBe(404)
  })

  test.each([
    ['POST', '/uploads/moon.JPG'],
    ['GET', '/uploads/other.jpg'],
    ['GET', '/uploads/../uploads/moon.JPG'],
    ['GET', '/uploads/%'],
    ['GET', '/api/moons'],
  ])('is not meant by %s %s', (method, target) => {
    expect(ask(target, method)).toBeNull()
  })
})
