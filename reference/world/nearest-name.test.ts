import { describe, expect, test } from 'vitest'
import { expectedName, nearestName } from './nearest-name.ts'

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
})

describe('what is expected in place of an unknown name', () => {
  test.each([
    { says: 'names the nearest', known: ['open', 'closed'], expected: 'a state; the nearest is open' },
    { says: 'lists all when none is near', known: ['red', 'blue'], expected: 'a state: one of red, blue' },
    { says: 'lists none when there are too many', known: Array(50).fill('purple'), expected: 'a state' },
  ])('$says', ({ known, expected }) => {
    expect(expectedName('opne', known, 'a state')).toBe(expected)
  })
})
