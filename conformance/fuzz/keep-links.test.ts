import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { keepWorlds } from '../targets/oracle.ts'
import { keepLinks } from './keep-links.ts'
import { LIBRARY_FILES } from './library-world.fixture.ts'
import { queriedWorld } from './queried-world.ts'

test('links to entries that are gone go, others stay', async () => {
  const facts = queriedWorld(await keepWorlds()(scratchDirectory(LIBRARY_FILES)))
  const entries = {
    'api::author.author': [{ id: 2, books: [1, 3] }],
    'api::book.book': [
      { id: 1, title: 'Notes', author: 1 },
      { id: 2, author: 2, binding: { id: 1, colour: 'Red' } },
    ],
  }
  expect(keepLinks(entries, facts)).toEqual({
    'api::author.author': [{ id: 2, books: [1] }],
    'api::book.book': [
      { id: 1, title: 'Notes', author: null },
      { id: 2, author: 2, binding: { id: 1, colour: 'Red' } },
    ],
  })
})
