import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { readSeedWorld } from './seed-world.ts'

const ARTICLE = {
  kind: 'collectionType',
  info: { singularName: 'article', pluralName: 'articles', displayName: 'Article' },
  pluginOptions: { i18n: { localized: true } },
  attributes: { title: { type: 'string', pluginOptions: { i18n: { localized: true } } } },
}

const LOCALES = [{ code: 'en' }, { code: 'fr' }]

async function rowsOf(articles: readonly object[]) {
  const data = { 'api::article.article': articles, 'plugin::i18n.locale': LOCALES }
  const directory = scratchDirectory({
    'models/src/api/article/content-types/article/schema.json': JSON.stringify(ARTICLE),
    'data.json': JSON.stringify(data),
  })
  const { types } = await readSeedWorld(directory, 'small')
  return types.find(({ plural }) => plural === 'articles')?.rows
}

test('an entry without an id has the one that the oracle gives it', async () => {
  expect(await rowsOf([{ title: 'Hello' }, { id: 7, title: 'Bye' }, { title: 'Again' }])).toMatchObject([
    { id: 7, title: 'Bye' },
    { id: 8, title: 'Hello' },
    { id: 9, title: 'Again' },
  ])
})

test('editions that are told on one side alone are each other’s', async () => {
  expect(
    await rowsOf([
      { id: 1, title: 'Hello', localizations: [2] },
      { id: 2, title: 'Bonjour', locale: 'fr' },
    ]),
  ).toMatchObject([{ localizations: [2] }, { localizations: [1] }])
})

test('what is not written is not sent', async () => {
  expect(await rowsOf([{ id: 1 }])).toEqual([{ id: 1, localizations: [] }])
})
