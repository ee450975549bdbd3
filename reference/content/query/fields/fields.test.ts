import { describe, expect, it } from 'vitest'
import { libraryContext, typeNamed } from '../../actions/library-context.fixture.ts'
import { readFields } from './fields.ts'

const context = libraryContext()
const book = typeNamed('book', context)
const scope = { context, state: null, depth: 0 }

describe('fields', () => {
  it.each<[raw: unknown, shown: readonly string[]]>([
    ['title', ['title']],
    [
      ['isbn', ' title'],
      ['title', 'isbn'],
    ],
    [['title', 'title'], ['title']],
    ['id', []],
    [['id', 'title'], ['title']],
  ])('%j are shown in the order of the model', (raw, shown) => {
    expect(readFields(raw, book, scope)).toEqual(shown)
  })

  it.each([[undefined], [null], ['*'], [['*', 'title']], [['title', '*']]])(
    '%j are all that is no secret',
    raw => {
      const all = readFields(raw, book, scope)
      expect(all).toEqual(expect.arrayContaining(['title', 'isbn', 'createdAt', 'publishedAt']))
      expect(all).not.toEqual(expect.arrayContaining(['lock']))
      expect(all.some(name => ['lock', 'secret', 'author', 'id'].includes(name))).toBe(false)
    },
  )

  it.each<[raw: unknown, message: string]>([
    ['', 'expected a name or a list of names'],
    [[], 'expected a name or a list of names'],
    [['title', 1], 'expected a name or a list of names'],
    [{ title: 'x' }, 'expected a name or a list of names'],
    [7, 'expected a name or a list of names'],
    [[''], 'Invalid parameter '],
    ['nope', 'Invalid parameter nope'],
    [['*', 'nope'], 'Invalid parameter nope'],
    ['lock', 'Invalid parameter lock'],
    ['secret', 'Invalid parameter secret'],
    ['author', 'Invalid parameter author'],
    ['zone', 'Invalid parameter zone'],
    ['title,isbn', 'Invalid parameter title,isbn'],
  ])('%j are refused: %s', (raw, message) => {
    expect(() => readFields(raw, book, scope)).toThrow(message)
  })

  it('that are the empty text inside of a populate are the name of no attribute', () => {
    expect(() => readFields('', book, { ...scope, depth: 1 })).toThrow(/^Invalid parameter $/)
  })
})
