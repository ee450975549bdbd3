import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../../tests/support/scratch-directory.ts'
import { readWorld } from '../../../targets/oracle.ts'
import { LIBRARY_FILES } from '../../library-world.fixture.ts'
import { touchesOld } from './touches-old.ts'

const rest = (method: string, path: string, data?: object) => ({
  ...{ method, path, headers: {} },
  body: data && { data },
})
const graphql = (query: string, variables: object) => ({
  ...{ method: 'POST', path: '/graphql', headers: {}, body: { query, variables } },
})

test.each([
  ['a read', rest('GET', '/api/books/1'), false],
  ['a new entry', rest('POST', '/api/books', { title: 'New', pages: 5 }), false],
  ['a new entry that is linked with an old one', rest('POST', '/api/books', { author: 1 }), true],
  ['or with one by its name', rest('POST', '/api/authors', { books: { connect: ['<books:Notes>'] } }), true],
  ['or with one that was made', rest('POST', '/api/authors', { books: ['<book-1>'] }), false],
  ['or with none', rest('POST', '/api/authors', { books: [], name: '1' }), false],
  ['an edit of an old one', rest('PUT', '/api/books/<books:Notes>', { pages: 1 }), true],
  ['an edit of a new one', rest('PUT', '/api/books/<book-1>', { pages: 1 }), false],
  ['a link of a new one with an old one', rest('PUT', '/api/books/<book-1>', { author: { set: [2] } }), true],
  ['to delete an old one', rest('DELETE', '/api/books/1'), true],
  ['to delete a new one', rest('DELETE', '/api/books/<book-1>'), false],
  ['another edition of an old one', rest('POST', '/api/books/1/localizations?populate=*', {}), true],
  ['GraphQL that makes one', graphql('mutation { createBook(data: $data) }', { data: { pages: 1 } }), false],
  ['GraphQL that edits an old one', graphql('mutation { updateBook(id: $id) }', { id: '1' }), true],
  ['GraphQL that edits a new one', graphql('mutation { updateBook(id: $id) }', { id: '<book-1>' }), false],
  ['GraphQL that links an old one', graphql('mutation { createBook }', { data: { author: '1' } }), true],
])('%s', async (_, request, touches) => {
  const world = await readWorld(scratchDirectory(LIBRARY_FILES))
  expect(touchesOld({ as: 'public', saves: {}, request }, world)).toBe(touches)
})
