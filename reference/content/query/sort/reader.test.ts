import { expect, test } from 'vitest'
import { libraryContext, typeNamed } from '../../actions/library-context.fixture.ts'
import { compileReader } from './reader.ts'

/** The places that the first of 300 authors have by their names; null where a reader gives none. */
function placesOf(nameOf: (i: number) => string): readonly number[] | null {
  const authors = Array.from({ length: 300 }, (_, i) => ({ id: i + 1, name: nameOf(i) }))
  const context = libraryContext({ file: 'data.json', at: ['api::author.author'], value: authors })
  const { ranked } = compileReader(['name'], typeNamed('author', context), context)
  const place = ranked(authors.length, context.units.sort.order.compare)
  return place && [0, 1, 2, 3].map(place)
}

test.each<[what: string, nameOf: (i: number) => string, places: readonly number[] | null]>([
  ['of few names have places in their order, behind that of no name', i => 'bca'.charAt(i % 3), [2, 3, 1, 2]],
  ['of a name of their own have none', String, null],
])('authors %s', (_what, nameOf, places) => {
  expect(placesOf(nameOf)).toEqual(places)
})
