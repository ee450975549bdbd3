import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseWorld } from '../../world/parse-world.ts'
import { WorldError } from '../../world/problems.ts'
import type { World, WorldFiles } from '../../world/world.ts'
import { brokenLinks } from './broken-links.fixture.ts'
import { buildStore } from './build-store.ts'
import { type Edit, LIBRARY, libraryWith } from './library.fixture.ts'

type Path = readonly (string | number)[]

/** The path of every value in a JSON value but the outermost. */
function pathsIn(json: unknown, path: Path = []): readonly Path[] {
  if (typeof json !== 'object' || json === null) return []
  const keys = Array.isArray(json) ? json.map((_, i) => i) : Object.keys(json)
  return keys.flatMap(key => [[...path, key], ...pathsIn(Reflect.get(json, key), [...path, key])])
}

const SPOTS = [...LIBRARY].flatMap(([file, json]) => pathsIn(json).map(at => ({ file, at })))

/** Values that are right somewhere in a world, so that a change is not only wrong in the simplest way. */
const plausible = fc.constantFrom<unknown>(
  1,
  2,
  [1, 2],
  true,
  null,
  undefined,
  'string',
  'relation',
  'oneToMany',
  'manyToMany',
  'books',
  'api::book.book',
  'meta.seo',
  { type: 'string' },
  { type: 'relation', relation: 'oneToOne', target: 'api::book.book' },
  { __type: 'api::book.book', id: 1 },
  { __component: 'meta.link', url: '/' },
)
const spot = fc.constantFrom(...SPOTS)
const value = fc.oneof(plausible, fc.jsonValue())
const change: fc.Arbitrary<Edit> = fc.record({ spot, value }).map(({ spot, value }) => ({ ...spot, value }))

function loadOrRefuse(files: WorldFiles): World | WorldError {
  try {
    return parseWorld('changed', files)
  } catch (error) {
    if (error instanceof WorldError) return error
    throw error
  }
}

test('a world with anything anywhere is loaded whole, or refused with a file, a path and a reason', () => {
  fc.assert(
    fc.property(change, one => {
      const outcome = loadOrRefuse(libraryWith(one))
      if (outcome instanceof WorldError)
        expect(outcome.problems[0]).toMatchObject({ file: expect.stringMatching(/./) })
      else expect(brokenLinks(buildStore(outcome), outcome.models)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})
