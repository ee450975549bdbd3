import { describe, expect, it } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { contentUnits } from '../../units.ts'
import { buildStore } from '../../world/build-store.ts'
import { libraryWith } from '../../world/library.fixture.ts'
import { schemaOf } from '../attributes.ts'
import type { QueryContext } from '../query.ts'
import { readPopulate } from './selection.ts'
import type { PopulateRequest } from './strategy.ts'

const world = parseWorld('library', libraryWith())
const context: QueryContext = {
  ...world,
  store: buildStore(world),
  units: contentUnits,
  caller: { may: () => true },
}
const book = schemaOf(context, 'api::book.book')

function read(raw: unknown): readonly PopulateRequest[] | undefined {
  const strategy = contentUnits.populate.strategies.find(unit => unit.accepts(raw))
  return strategy?.read(raw, book, context)
}

describe('a populate parameter', () => {
  it.each<[string, unknown, readonly PopulateRequest[]]>([
    ['absent', undefined, []],
    ['without a value', null, []],
    ['one name', 'author', [{ name: 'author', params: {} }]],
    [
      'names with commas',
      'author, genres',
      [
        { name: 'author', params: {} },
        { name: 'genres', params: {} },
      ],
    ],
    ['a path', ['seo.link.book'], [{ name: 'seo', params: { populate: ['link.book'] } }]],
    [
      'paths with the same start',
      ['seo', 'seo.link', 'seo.image'],
      [{ name: 'seo', params: { populate: ['link', 'image'] } }],
    ],
    ['an asterisk at the end of a path', 'seo.*', [{ name: 'seo', params: {} }]],
    ['an object', { author: { fields: 'name' } }, [{ name: 'author', params: { fields: 'name' } }]],
    ['switches', { author: 'true', genres: 'false', seo: '' }, [{ name: 'author', params: {} }]],
    ['an unknown name, whatever is asked of it', { nope: ['x'] }, [{ name: 'nope', params: {} }]],
  ])('%s', (_what, raw, requests) => {
    expect(read(raw)).toEqual(requests)
  })

  it('names every structure and no scalar for an asterisk', () => {
    expect(read('*')?.map(({ name }) => name)).toEqual([
      'author',
      'genres',
      'sequel',
      'prequel',
      'similar',
      'notes',
      'cover',
      'pictures',
      'seo',
      'links',
      'zone',
    ])
  })

  it('of another kind is accepted by none, and refused', () => {
    expect(() => readPopulate(5, book, context)).toThrow('Invalid populate: expected a name')
  })

  it.each([[['*']], [['author', null]], [{ author: null }], [{ author: ['x'] }]])('%j is refused', raw => {
    expect(() => read(raw)).toThrow('Invalid populate')
  })
})
