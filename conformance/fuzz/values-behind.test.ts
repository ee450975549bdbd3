import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { readWorld } from '../targets/oracle.ts'
import { LIBRARY_FILES } from './library-world.fixture.ts'
import { valuesBehind } from './values-behind.ts'

test.each([
  ['book', ['author'], 'name', ['Ada', 'bela']],
  ['author', ['books'], 'pages', ['66', '12']],
  ['author', ['books'], 'title', ['Notes', 'The NOTES', 'Poems']],
  ['book', ['author', 'books'], 'lent', ['true', 'false']],
  ['author', ['nobody'], 'name', []],
] as const)('from each %s over %j, the values of %s', async (type, path, attribute, values) => {
  const world = await readWorld(scratchDirectory(LIBRARY_FILES))
  const from = world.models.types.get(`api::${type}.${type}`)
  if (!from) throw new Error('invariant: the library has the type')
  expect(valuesBehind(world)(from, path, attribute)).toEqual(values)
})
