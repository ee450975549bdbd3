// The world that the shop is tested with.
const text = { type: 'string', required: true }

export default {
  models: {
    'api::book.book': {
      options: { draftAndPublish: true },
      attributes: {
        title: text,
        slug: { type: 'uid', targetField: 'title' },
        price: { type: 'decimal' },
        year: { type: 'integer' },
        author: { type: 'relation', relation: 'manyToOne', target: 'api::author.author' },
        genres: { type: 'relation', relation: 'manyToMany', target: 'api::genre.genre' },
      },
    },
    'api::author.author': { attributes: { name: text } },
    'api::genre.genre': { attributes: { label: text } },
    'api::review.review': {
      attributes: {
        text,
        stars: { type: 'integer', min: 1, max: 5 },
        book: { type: 'relation', relation: 'manyToOne', target: 'api::book.book' },
      },
    },
  },
  data: {
    'api::author.author': [
      { id: 1, name: 'Ada Quill' },
      { id: 2, name: 'Ben Ortiz' },
    ],
    'api::genre.genre': [
      { id: 1, label: 'Travel' },
      { id: 2, label: 'Poetry' },
      { id: 3, label: 'History' },
    ],
    'api::book.book': [
      { id: 1, title: 'Night Trains', slug: 'night-trains', price: 18.5, year: 2019, author: 1, genres: [1] },
      {
        id: 2,
        title: 'A Short Winter',
        slug: 'a-short-winter',
        price: 9.9,
        year: 2021,
        author: 2,
        genres: [2],
      },
      { id: 3, title: 'Salt Roads', slug: 'salt-roads', price: 24, year: 2015, author: 1, genres: [1, 3] },
      {
        id: 4,
        title: 'The night market',
        slug: 'the-night-market',
        price: 12,
        year: 2021,
        author: 2,
        genres: [2, 1],
      },
      { id: 5, title: 'Unfinished', slug: 'unfinished', price: 5, year: 2024, author: 1, publishedAt: null },
    ],
    'api::review.review': [{ id: 1, text: 'Kept me awake.', stars: 5, book: 1 }],
  },
}
