import { expect, test } from 'vitest'
import { findQuirks } from './find-quirks.ts'

const quirk = (id: string, says: string) => ({ id, clause: id, says })
const QUIRKS = [
  quirk('content.sort.reversed', 'it sorts by eq'),
  quirk('content.filters.eq.folds', 'Case does not count'),
  quirk('content.filters.lt.or-equal', 'it keeps equal values'),
]

test.each([
  ['', []],
  ['filters EQ', ['content.filters.eq.folds', 'content.filters.lt.or-equal']],
  ['eq', ['content.filters.eq.folds', 'content.filters.lt.or-equal', 'content.sort.reversed']],
  ['case count', ['content.filters.eq.folds']],
  ['nothing like it', []],
])('%j', (words, ids) => {
  expect(findQuirks(QUIRKS, words).map(({ id }) => id)).toEqual(ids)
})
