import { expect, test } from 'vitest'
import { libraryContext, typeNamed } from '../actions/library-context.fixture.ts'
import type { RawQuery } from '../query/query.ts'
import { showEntries } from '../query/selection.ts'
import { showWritten, writeSelection } from './written.ts'

const HOME = 'models/src/api/home/content-types/home/schema.json'

/** A single type with an entry in two locales and an attribute that no answer shows. */
function home() {
  const context = libraryContext(
    { file: HOME, at: ['attributes', 'memo'], value: { type: 'string', private: true } },
    { file: HOME, at: ['attributes', 'seo'], value: { type: 'component', component: 'meta.seo' } },
    {
      file: 'data.json',
      at: ['api::home.home'],
      value: [
        { id: 1, headline: 'Hi', memo: 'x', localizations: [2], seo: { title: 'A' } },
        { id: 2, headline: 'Salut', memo: 'y', locale: 'fr', localizations: [1], seo: { title: 'B' } },
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

test.each([
  ['is not shared', 'localizations', 'B'],
  ['is shared where it is shown, too', 'localizations,seo', 'A'],
])('a component %s', (_fact, populate, title) => {
  const { context, type } = home()
  const table = context.store.table(type.uid)
  const query = { populate }
  const selection = writeSelection.select(query, type, context)
  showWritten({ type, query, selection }, { row: table.at(0), isNew: false }, context)
  const shown = { populate: 'seo' }
  const { values } = showEntries([table.at(1)], writeSelection.select(shown, type, context))
  expect(JSON.parse(JSON.stringify(values))).toMatchObject([{ attributes: { seo: { title } } }])
})
