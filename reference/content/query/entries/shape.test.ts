import { describe, expect, it } from 'vitest'
import { libraryContext, typeNamed } from '../../actions/library-context.fixture.ts'
import { compileSelection } from '../populate/selection.ts'
import { showEntries } from '../selection.ts'
import { formsOf, valueForms } from './shape.ts'

const context = libraryContext({
  file: 'data.json',
  at: ['api::book.book'],
  value: [
    { id: 1, title: 'Emma', lent: true, isbn: '7', sequel: 2 },
    { id: 2, title: 'Ada', lent: null, isbn: '8' },
  ],
})
const book = typeNamed('book', context)
const scope = { context, state: null, depth: 0 }

/** Booleans as numbers, as a service could show them. */
const numbers = { ...valueForms, forms: new Map([['boolean', Number] as const]) }

describe('the forms of a schema', () => {
  it('are none where values are shown as they are stored', () => {
    expect(formsOf(book, valueForms)).toBeNull()
  })

  it('are those of its scalar attributes', () => {
    expect([...(formsOf(book, numbers) ?? [])]).toEqual([['lent', Number]])
  })

  it('are none where no attribute is of such a type', () => {
    expect(formsOf(typeNamed('author', context), numbers)).toBeNull()
  })
})

describe('entries', () => {
  const fields = ['lent', 'isbn']

  it('show values in their form, and no value as null', () => {
    const selection = { ...compileSelection({}, book, scope), fields, forms: formsOf(book, numbers) }
    const { values, sizes } = showEntries(context.store.table(book.uid).rows, selection)
    expect(JSON.parse(JSON.stringify(values))).toEqual([
      { id: 1, attributes: { lent: 1, isbn: '7' } },
      { id: 2, attributes: { lent: null, isbn: '8' } },
    ])
    expect(sizes).toEqual([1, 1])
  })

  it('show what is populated behind their fields, and count it', () => {
    const selection = compileSelection(
      { fields: 'isbn', populate: { sequel: { fields: 'title' } } },
      book,
      scope,
    )
    const { values, sizes } = showEntries(context.store.table(book.uid).rows, selection)
    expect(JSON.stringify(values)).toBe(
      '[{"id":1,"attributes":{"isbn":"7","sequel":{"data":{"id":2,"attributes":{"title":"Ada"}}}}},' +
        '{"id":2,"attributes":{"isbn":"8","sequel":{"data":null}}}]',
    )
    expect(sizes).toEqual([2, 1])
  })
})
