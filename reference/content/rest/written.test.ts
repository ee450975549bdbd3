import { expect, test } from 'vitest'
import { libraryContext, typeNamed } from '../actions/library-context.fixture.ts'
import type { RawQuery } from '../query/query.ts'
import { showWritten, writeSelection } from './written.ts'

const HOME = 'models/src/api/home/content-types/home/schema.json'

/** A single type with an entry in two locales and an attribute that no answer shows. */
function home() {
  const context = libraryContext(
    { file: HOME, at: ['attributes', 'memo'], value: { type: 'string', private: true } },
    {
      file: 'data.json',
      at: ['api::home.home'],
      value: [
        { id: 1, headline: 'Hi', memo: 'x', localizations: [2] },
        { id: 2, headline: 'Salut', memo: 'y', locale: 'fr', localizations: [1] },
      ],
    },
  )
  return { context, type: typeNamed('home', context) }
}

test.each<[fact: string, query: RawQuery, shared: readonly unknown[]]>([
  ['without fields all values are shared, private ones too', {}, ['Hi', 'x']],
  ['with fields of null all are shared', { fields: null }, ['Hi', 'x']],
  ['with all fields all are shared', { fields: '*' }, ['Hi', 'x']],
  ['with some fields those are shared', { fields: ['headline'] }, ['Hi', 'y']],
  ['with other fields those are not shared', { fields: ['theme'] }, ['Salut', 'y']],
])('of a write that shows its localizations: %s', (_fact, given, shared) => {
  const { context, type } = home()
  const table = context.store.table(type.uid)
  const query = { ...given, populate: 'localizations' }
  const selection = writeSelection.select(query, type, context)
  showWritten({ type, query, selection }, { row: table.at(0), isNew: false }, context)
  expect([table.at(1).headline, table.at(1).memo]).toEqual(shared)
})
