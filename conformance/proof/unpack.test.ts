import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { describe, expect, test } from 'vitest'
import { FILE_NAMES, type Files, packBundle } from './pack.ts'
import { refusalOf } from './tampering.fixture.ts'
import { unpackBundle } from './unpack.ts'

const files: Files = {
  'statement.json': '{}\n',
  'results.json': '{}\n',
  'configuration.json': '{}\n',
  'recording.ndjson': `${JSON.stringify(Array.from({ length: 900 }, (_, n) => n * n))}\n`,
}

test('what was packed is unpacked', async () => {
  expect(await unpackBundle(await packBundle(files))).toEqual(files)
})

test('the same files are packed into the same bytes', async () => {
  expect(await packBundle(files)).toEqual(await packBundle({ ...files }))
})

type Entry = Parameters<typeof packTar>[0][number]
type Header = Entry['header']

const entry = (header: Partial<Header> & { name: string }, body = ''): Entry => ({
  header: { size: Buffer.byteLength(body), mtime: new Date(0), ...header },
  ...(body !== '' && { body }),
})

/** An archive with the files of the bundle, and others before them. */
async function archive(more: readonly Entry[], names: readonly (keyof Files)[] = FILE_NAMES) {
  const own = names.map(name => entry({ name }, files[name]))
  return gzipSync(await packTar([...more, ...own]))
}

describe('is refused, without unpacking anything:', () => {
  const rows: [what: string, bytes: () => Promise<Uint8Array>, reason: RegExp][] = [
    [
      'an archive that is truncated',
      async () => (await packBundle(files)).subarray(0, 500),
      /^the archive is truncated$/,
    ],
    ['something that is no archive', async () => Buffer.from('hello'), /^the archive is no gzip/],
    ['a gzip of something else', async () => gzipSync('hello'), /^the archive (is no tar|has no statement)/],
    [
      'a path that leads out',
      () => archive([entry({ name: '../../etc/passwd' }, 'x')]),
      /^the archive has an entry that leads out of its folder: "..\/..\/etc\/passwd"$/,
    ],
    [
      'a path from the root',
      () => archive([entry({ name: '/etc/passwd' }, 'x')]),
      /^the archive has an entry that leads out of its folder: "\/etc\/passwd"$/,
    ],
    [
      'a symbolic link',
      () =>
        archive(
          [entry({ name: 'recording.ndjson', type: 'symlink', linkname: '/etc/passwd' })],
          ['statement.json'],
        ),
      /^"recording.ndjson" in the archive is a symlink, and no file$/,
    ],
    [
      'a file that is none of a bundle',
      () => archive([entry({ name: 'run.sh' }, 'x')]),
      /^the archive has "run.sh", which is no file of a bundle/,
    ],
    [
      'a file twice',
      () => archive([], [...FILE_NAMES, 'results.json']),
      /^the archive has results.json twice$/,
    ],
    ['a file that is missing', () => archive([], ['statement.json']), /^the archive has no results.json$/],
    [
      'times in the archive',
      async () =>
        gzipSync(await packTar(FILE_NAMES.map(name => entry({ name, mtime: new Date() }, files[name])))),
      /^the archive holds more than its files/,
    ],
    [
      'a file that is no text',
      async () =>
        gzipSync(
          await packTar(
            FILE_NAMES.map(name => ({ ...entry({ name, size: 2 }), body: new Uint8Array([0xc3, 0x28]) })),
          ),
        ),
      /^statement.json is no text in UTF-8$/,
    ],
    [
      'an archive that becomes larger than anything',
      async () => gzipSync(Buffer.alloc(2_000_000)),
      /^the archive becomes larger than the 1000000 bytes/,
    ],
    [
      'an archive that is larger than anything',
      async () => Buffer.alloc(200_000),
      /^the archive has 200000 bytes, more than the 100000/,
    ],
  ]
  test.each(rows)('%s', async (_, bytes, reason) => {
    const limits = { packed: 100_000, unpacked: 1_000_000 }
    expect(await refusalOf(async () => unpackBundle(await bytes(), limits))).toMatch(reason)
  })
})
