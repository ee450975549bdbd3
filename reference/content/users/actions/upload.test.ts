import { expect, test } from 'vitest'
import { libraryContext, NOW } from '../../actions/library-context.fixture.ts'
import { contentUnits } from '../../units.ts'
import type { UsersContext } from '../context.ts'
import { Outbox } from '../mail.ts'
import { Attempts } from '../rate-limit.ts'
import { upload } from './upload.ts'

/** The library, which has two files. */
function library(): UsersContext {
  const services = { mail: new Outbox(), attempts: new Attempts(), secret: () => 'secret' }
  return { ...libraryContext(), units: contentUnits, ...services }
}

const sent = (filename: string, bytes = 0) => ({
  files: { filename, type: 'image/png', bytes: new Uint8Array(bytes) },
})

test.each<[filename: string, stem: string, ext: string]>([
  ['sea.png', 'sea', '.png'],
  ['the old sea.tar.gz', 'the_old_sea_tar', '.gz'],
  ['README', 'README', ''],
  ['.env', '', '.env'],
  ['Größe-1.txt', 'Gr_e-1', '.txt'],
])('a file %j is kept under a name of its own', (filename, stem, ext) => {
  const hash = `${stem}_0000000003`
  expect(upload(sent(filename), library())).toMatchObject({
    name: filename,
    hash,
    ext,
    url: `/uploads/${hash}${ext}`,
    mime: 'image/png',
  })
})

test.each<[bytes: number, kilobytes: number]>([
  [0, 0],
  [4, 0],
  [5, 0.01],
  [1234, 1.23],
  [250_000, 250],
])('%i bytes are %d kilobytes', (bytes, kilobytes) => {
  expect(upload(sent('a', bytes), library()).size).toBe(kilobytes)
})

test('a file is in the table with all attributes, beside those that were there', () => {
  const context = library()
  const row = upload(sent('a'), context)
  const table = context.store.table('plugin::upload.file')
  expect(table.rows.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(table.get(3)).toBe(row)
  expect(row).toMatchObject({ id: 3, createdAt: NOW, updatedAt: NOW, related: [], alternativeText: null })
})

test.each<[fact: string, body: unknown]>([
  ['nothing', undefined],
  ['a text', 'files'],
  ['a list', [sent('a').files]],
  ['another field', { file: sent('a').files }],
  ['a text in the field', { files: 'a' }],
  ['no name', { files: { type: 'image/png', bytes: new Uint8Array() } }],
  ['no bytes', { files: { filename: 'a', type: 'image/png', bytes: 'x' } }],
])('%s is no file', (_fact, body) => {
  expect(() => upload(body, library())).toThrow('Files are empty')
})
