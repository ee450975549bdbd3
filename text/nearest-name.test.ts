import { describe, expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

describe('the nearest name', () => {
  test.each([
    { name: 'strng', known: ['text', 'string'], nearest: 'string' },
    { name: 'Title', known: ['title'], nearest: 'title' },
    { name: 'boks', known: ['books', 'bonks'], nearest: 'books' },
    { name: 'xyz', known: ['string'], nearest: null },
    { name: 'maxlimit', known: [], nearest: null },
    {
      name: 'api::autor.autor',
      known: ['api::book.book', 'api::author.author'],
      nearest: 'api::author.author',
    },
  ])('of $name is $nearest', ({ name, known, nearest }) => {
    expect(nearestName(name, known)).toBe(nearest)
  })

  test('is another one where case counts', () => {
    expect(nearestName('TEXT', ['text'])).toBe('text')
    expect(nearestName('TEXT', ['text'], written => written)).toBeNull()
  })
})
