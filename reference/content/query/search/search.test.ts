import { describe, expect, it } from 'vitest'
import { libraryContext, typeNamed } from '../../actions/library-context.fixture.ts'
import { positionsWhere } from '../filters/condition.ts'
import { localeCondition } from '../locale/locale.ts'
import type { RawQuery } from '../query.ts'
import { compileSearch } from './search.ts'

const BOOKS = [
  { id: 1, title: 'Moby Dick', slug: 'moby', contact: 'a@sea.test', binding: 'hard', pages: 20, isbn: '777' },
  { id: 2, title: null, blurb: 'MOBY again', price: 7.5, secret: 'hidden', printedOn: '2024-01-01' },
  { id: 30, title: 'Élan', review: 'x', weight: 0.25, lent: true, extra: 'moby', pages: 7 },
]
const PAGES = [
  { id: 1, title: 'Hello' },
  { id: 2, title: 'Bonjour', locale: 'fr' },
  { id: 3, title: 'Hallo', locale: 'de' },
]
const context = libraryContext(
  { file: 'data.json', at: ['api::book.book'], value: BOOKS },
  { file: 'data.json', at: ['api::page.page'], value: PAGES },
  { file: 'data.json', at: ['plugin::i18n.locale', 2], value: { id: 3, name: 'German', code: 'de' } },
)

describe('_q finds entries with', () => {
  it.each<[operand: string, ids: readonly number[]]>([
    ['moby', [1, 2]],
    ['ÉLAN', [30]],
    ['sea.test', [1]],
    ['hard', [1]],
    ['x', [30]],
    ['7', [1, 2, 30]],
    ['0.25', [30]],
    ['3', [30]],
    ['77', [1]],
    ['7x', []],
    ['hidden', []],
    ['2024', []],
    ['true', []],
    ['null', []],
    ['', [1, 2, 30]],
  ])('%j: %j', (operand, ids) => {
    const book = typeNamed('book', context)
    const condition = compileSearch(operand, book, context)
    const { rows } = context.store.table(book.uid)
    expect(Array.from(positionsWhere(condition, rows.length), position => rows[position]?.id)).toEqual(ids)
    expect(rows.map((_row, position) => condition.fails(position))).toEqual(
      rows.map(({ id }) => !ids.includes(id)),
    )
  })

  it.each([[undefined], [null], [['moby']], [{ $eq: 'moby' }]])('%j is refused', operand => {
    expect(() => compileSearch(operand, typeNamed('book', context), context)).toThrow('expected one text')
  })
})

describe('a list is of the locale', () => {
  it.each<[query: RawQuery, ids: readonly number[]]>([
    [{}, [1]],
    [{ locale: 'fr' }, [2]],
    [{ locale: 'FR' }, []],
    [{ locale: 'it' }, []],
    [{ locale: '' }, []],
    [{ locale: null }, []],
    [{ locale: undefined }, []],
    [{ locale: 'all' }, [1, 2, 3]],
    [{ locale: ['fr', 'de'] }, [2, 3]],
    [{ locale: { $ne: 'fr' } }, [1, 3]],
    [{ locale: { $null: true } }, []],
  ])('of %j', (query, ids) => {
    const condition = localeCondition(query, typeNamed('page', context), context)
    expect(Array.from(positionsWhere(condition, PAGES.length), position => position + 1)).toEqual(ids)
  })

  it('but for a type that is in none', () => {
    const condition = localeCondition({ locale: 'fr' }, typeNamed('author', context), context)
    expect(Array.from(positionsWhere(condition, 2))).toEqual([0, 1])
  })
})
