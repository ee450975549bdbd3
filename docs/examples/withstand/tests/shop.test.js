import { expect, test } from 'vitest'
import { openShop } from '../shop/client.js'

const shop = openShop(process.env.ASSAYER_URL ?? 'http://127.0.0.1:1337')

test('books are listed, the cheapest first, with their authors', async () => {
  const { books, pages } = await shop.books()
  expect(books.map(({ title }) => title)).toEqual(['A Short Winter', 'The night market', 'Night Trains'])
  expect(books[0].author).toBe('Ben Ortiz')
  expect(pages).toBe(2)
})

test('the second page has the rest', async () => {
  const { books } = await shop.books({ page: 2 })
  expect(books.map(({ title }) => title)).toEqual(['Salt Roads'])
})

test('a search finds titles', async () => {
  const { books } = await shop.books({ search: 'night' })
  expect(books.map(({ slug }) => slug)).toContain('night-trains')
})

test('a book has its genres', async () => {
  expect(await shop.book('the-night-market')).toMatchObject({
    title: 'The night market',
    genres: ['Poetry', 'Travel'],
  })
})

test('a book that is not there is none', async () => {
  expect(await shop.book('nothing')).toBeNull()
})

test('books of some years', async () => {
  expect(await shop.booksOf(2016, 2020)).toEqual(['Night Trains'])
})

test('a review is kept', async () => {
  expect(await shop.review(3, 'Dry.', 3)).toMatchObject({ text: 'Dry.', stars: 3 })
})

test('a review without stars out of five is refused', async () => {
  await expect(shop.review(3, 'Dry.', 9)).rejects.toThrow()
})
