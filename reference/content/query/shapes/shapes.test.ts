import { describe, expect, it } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import type { Attribute } from '../../model/types.ts'
import { libraryWith } from '../../world/library.fixture.ts'
import { shapeUnits } from './units.ts'

const { models } = parseWorld('library', libraryWith())

function attribute(type: string, name: string): Attribute {
  const found = models.types.get(`api::${type}.${type}`)?.attributes.get(name)
  if (!found) throw new Error(`the library has no ${name} of ${type}`)
  return found
}

const lastWord = (clause: string | undefined) => clause?.split('.').at(-1)

describe('a populated attribute', () => {
  it.each([
    ['book', 'author', 'single-relation', true, 'a'],
    ['book', 'genres', 'multiple-relation', true, ['a', 'b']],
    ['book', 'notes', 'multiple-relation', true, ['a', 'b']],
    ['author', 'note', 'single-relation', true, 'a'],
    ['page', 'localizations', 'localizations', true, ['a', 'b']],
    ['book', 'cover', 'media', true, 'a'],
    ['book', 'pictures', 'media-list', true, ['a', 'b']],
    ['book', 'seo', 'component', false, 'a'],
    ['book', 'links', 'repeatable-component', false, ['a', 'b']],
  ])('%s.%s looks as %s says', (type, name, clause, wraps, shown) => {
    const shape = shapeUnits.shapes.find(unit => unit.fits(attribute(type, name)))
    expect([lastWord(shape?.clause), shape?.wraps, shape?.of(['a', 'b'])]).toEqual([clause, wraps, shown])
  })

  it('is of one kind: what holds components of several kinds has none of these shapes', () => {
    expect(shapeUnits.shapes.filter(unit => unit.fits(attribute('book', 'zone')))).toEqual([])
  })

  it.each([
    ['book', 'author', 'empty-single', null],
    ['book', 'cover', 'empty-single', null],
    ['book', 'seo', 'empty-single', null],
    ['author', 'note', 'empty-single', null],
    ['note', 'about', 'empty-single', null],
    ['book', 'genres', 'empty-list', []],
    ['book', 'links', 'empty-list', []],
    ['book', 'zone', 'empty-list', []],
    ['note', 'things', 'empty-list', []],
    ['page', 'localizations', 'empty-list', []],
    ['book', 'pictures', 'empty-media-list', null],
    ['book', 'notes', 'empty-list', []],
  ])('%s.%s that holds nothing is as %s says', (type, name, clause, value) => {
    const shape = shapeUnits.empty.find(unit => unit.fits(attribute(type, name), shapeUnits.secrets))
    expect([lastWord(shape?.clause), shape?.value]).toEqual([clause, value])
  })
})
