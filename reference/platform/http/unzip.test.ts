import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { textInZip } from './unzip.ts'

interface Packed {
  readonly name: string
  readonly text: string
  readonly isDeflated?: boolean
  /** What stands behind its name: in its own header, and in the directory. */
  readonly more?: string
  readonly moreListed?: string
  readonly comment?: string
}

const LOCAL = 0x04034b50
const LISTED = 0x02014b50
const END = 0x06054b50

/** Numbers as a zip archive writes them, of two bytes unless they are long; texts as they are. */
function bytesOf(
  ...parts: readonly (number | string | Uint8Array | { readonly long: number })[]
): Uint8Array {
  return Buffer.concat(
    parts.map(part => {
      if (typeof part === 'string') return Buffer.from(part)
      if (part instanceof Uint8Array) return part
      const isLong = typeof part === 'object'
      const bytes = Buffer.alloc(isLong ? 4 : 2)
      if (isLong) bytes.writeUInt32LE(part.long)
      else bytes.writeUInt16LE(part)
      return bytes
    }),
  )
}

function zip(files: readonly Packed[], { before = '', comment = '' } = {}): Uint8Array {
  const locals: Uint8Array[] = [Buffer.from(before)]
  const listed: Uint8Array[] = []
  for (const { name, text, isDeflated = false, more = '', moreListed = '', comment: about = '' } of files) {
    const at = Buffer.concat(locals).length
    const packed = isDeflated ? deflateRawSync(text) : Buffer.from(text)
    const sizes = [{ long: 0 }, { long: packed.length }, { long: text.length }]
    const head = [20, 0, isDeflated ? 8 : 0, 0, 0, ...sizes, name.length]
    locals.push(bytesOf({ long: LOCAL }, ...head, more.length, name, more, packed))
    const places = [moreListed.length, about.length, 0, 0, { long: 0 }, { long: at }]
    listed.push(bytesOf({ long: LISTED }, 20, ...head, ...places, name, moreListed, about))
  }
  const start = Buffer.concat(locals).length
  const directory = Buffer.concat(listed)
  const counts = [
    0,
    0,
    files.length,
    files.length,
    { long: directory.length },
    { long: start },
    comment.length,
  ]
  return Buffer.concat([...locals, directory, bytesOf({ long: END }, ...counts, comment)])
}

const isPackage = (name: string) => name.endsWith('package.json')

describe('in a zip archive', () => {
  test.each<[what: string, archive: Uint8Array, text: string | null | undefined]>([
    ['a file is found', zip([{ name: 'package.json', text: 'stored' }]), 'stored'],
    [
      'a packed one too',
      zip([{ name: 'package.json', text: 'aaaa'.repeat(99), isDeflated: true }]),
      'aaaa'.repeat(99),
    ],
    ['an empty one too', zip([{ name: 'package.json', text: '' }]), ''],
    [
      'the first that fits counts',
      zip([
        { name: 'index.hbs', text: 'x', moreListed: 'abc', comment: 'de', more: 'fgh' },
        { name: 'a/package.json', text: 'first', more: 'longer than listed', moreListed: 'a' },
        { name: 'b/package.json', text: 'second' },
      ]),
      'first',
    ],
    ['bytes may stand before it', zip([{ name: 'package.json', text: 'a' }], { before: 'MZ' }), 'a'],
    ['a comment may stand behind it', zip([{ name: 'package.json', text: 'a' }], { comment: 'no end' }), 'a'],
    ['nothing is found of another name', zip([{ name: 'package.js', text: 'a' }]), null],
    ['nothing is found where nothing is', zip([]), null],
  ])('%s', async (_what, archive, text) => {
    expect(await textInZip(archive, isPackage)).toBe(text)
  })

  test('that is a piece of other bytes, all is found', async () => {
    const archive = zip([{ name: 'package.json', text: 'here' }])
    const whole = Buffer.concat([Buffer.from('before'), archive, Buffer.from('behind')])
    expect(await textInZip(whole.subarray(6, 6 + archive.length), isPackage)).toBe('here')
  })
})

describe('no archive', () => {
  const archive = zip([{ name: 'package.json', text: 'a' }])
  const changed = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(archive)
    change(bytes)
    return bytes
  }

  test.each<[what: string, bytes: Uint8Array]>([
    ['are no bytes', new Uint8Array()],
    ['is a text', Buffer.from('no archive at all, but long enough')],
    ['is one without its end', archive.subarray(0, -22)],
    ['is one whose end is cut', archive.subarray(0, -1)],
    ['is one whose directory lies elsewhere', changed(bytes => bytes.writeUInt32LE(1, bytes.length - 6))],
    [
      'is one whose directory lies behind it',
      changed(bytes => bytes.writeUInt32LE(bytes.length, bytes.length - 6)),
    ],
    [
      'is one that counts more files than it lists',
      changed(bytes => bytes.writeUInt16LE(2, bytes.length - 12)),
    ],
  ])('%s', async (_what, bytes) => {
    expect(await textInZip(bytes, isPackage)).toBeUndefined()
  })
})
