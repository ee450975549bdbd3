import { expect, test } from 'vitest'
import { digest, sameDigest } from './secret.ts'

const rows: readonly [fact: string, one: readonly number[], other: readonly number[], same: boolean][] = [
  ['equal bytes are the same', [1, 2, 3], [1, 2, 3], true],
  ['a difference in the first byte counts', [0, 2, 3], [1, 2, 3], false],
  ['a difference in the last byte counts', [1, 2, 3], [1, 2, 4], false],
  ['a beginning is not the same', [1, 2], [1, 2, 3], false],
  ['more behind is not the same', [1, 2, 3, 0], [1, 2, 3], false],
  ['nothing is the same as nothing', [], [], true],
]
test.each(rows)('%s', (_, one, other, same) => {
  expect(sameDigest(Uint8Array.from(one), Uint8Array.from(other))).toBe(same)
})

test('a digest is SHA-256 of the UTF-8 text', async () => {
  expect(Buffer.from(await digest('abc')).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
