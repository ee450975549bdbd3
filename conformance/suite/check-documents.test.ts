import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { checkDocuments } from './check-documents.ts'

const OF_HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const document = (name: string) => ({
  ...{ service: 'content' as const, name, date: '2026-11-22', sha256: OF_HELLO },
})

test('a document is the one that was read, another text, or not there', () => {
  const directory = scratchDirectory({ 'same.md': 'hello', 'other.md': '' })
  expect(checkDocuments([document('same.md'), document('other.md'), document('none.md')], directory)).toEqual(
    [
      `${directory}/other.md is not the version that was read on 2026-11-22: found sha256 ${OF_NOTHING}, expected ${OF_HELLO}.`,
      `${directory}/none.md is not there.`,
    ],
  )
})
