/** A small world of books and authors, for a directory of a test. */
export const LIBRARY_FILES = {
  'keys.json': JSON.stringify({ books: 'title', authors: 'name' }),
  'models/src/api/book/content-types/book/schema.json': JSON.stringify({
    kind: 'collectionType',
    info: { singularName: 'book', pluralName: 'books', displayName: 'Book' },
    options: { draftAndPublish: true },
    attributes: {
      title: { type: 'string' },
      pages: { type: 'integer' },
      lent: { type: 'boolean' },
      author: { type: 'relation', relation: 'manyToOne', target: 'api::author.author', inversedBy: 'books' },
      binding: { type: 'component', component: 'book.binding' },
    },
  }),
  'models/src/api/author/content-types/author/schema.json': JSON.stringify({
    kind: 'collectionType',
    info: { singularName: 'author', pluralName: 'authors', displayName: 'Author' },
    options: { draftAndPublish: false },
    attributes: {
      name: { type: 'string' },
      born: { type: 'date' },
      books: { type: 'relation', relation: 'oneToMany', target: 'api::book.book', mappedBy: 'author' },
    },
  }),
  'models/src/components/book/binding.json': JSON.stringify({
    info: { displayName: 'Binding' },
    attributes: { colour: { type: 'string' } },
  }),
  'data.json': JSON.stringify({
    'api::author.author': [
      { id: 1, name: 'Ada', born: '1815-12-10' },
      { id: 2, name: 'bela', born: null },
    ],
    'api::book.book': [
      { id: 1, title: 'Notes', pages: 66, lent: true, author: 1, publishedAt: '2024-01-01T00:00:00.000Z' },
      {
        ...{
          id: 2,
          title: 'The NOTES',
          pages: 12,
          lent: false,
          author: 2,
          publishedAt: '2024-01-02T00:00:00.000Z',
        },
        binding: { id: 1, colour: 'Red' },
      },
      { id: 3, title: 'Poems', pages: null, lent: null, author: 1, publishedAt: '2024-01-03T00:00:00.000Z' },
      { id: 4, title: 'Draft', pages: 5, lent: false, author: null, publishedAt: null },
    ],
  }),
}
