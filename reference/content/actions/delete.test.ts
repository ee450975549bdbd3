import { expect, test } from 'vitest'
import { create } from './create.ts'
import { remove } from './delete.ts'
import { libraryContext, typeNamed } from './library-context.fixture.ts'

test('an entry that is deleted is given as it was, and nothing refers to it', () => {
  const context = libraryContext()
  const [books, authors] = [typeNamed('book', context), typeNamed('author', context)]
  const book = create(books, { title: 'Emma', author: 2, similar: [1, 2] }, context)
  expect(remove(authors, 2, context)).toMatchObject({ id: 2, name: 'Jane', books: [book.id] })
  expect(context.store.table(authors.uid).get(2)).toBeUndefined()
  expect(context.store.table(books.uid).get(book.id)).toMatchObject({ author: null, similar: [1, 2] })
})

test('what is not there is not deleted', () => {
  const context = libraryContext()
  expect(remove(typeNamed('author', context), 9, context)).toBeNull()
})
