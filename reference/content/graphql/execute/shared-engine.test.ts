import { describe, expect, test } from 'vitest'
import { createReference, parseWorld, type Reference, type ReferenceOptions } from '../../../index.ts'

const BOOK = {
  kind: 'collectionType',
  info: { singularName: 'book', pluralName: 'books', displayName: 'book' },
  options: { draftAndPublish: false },
  pluginOptions: { i18n: { localized: true } },
  attributes: { title: { type: 'string' } },
}

const worldOf = (data: object, options: object = {}) =>
  parseWorld(
    'books',
    new Map([
      ['models/src/api/book/content-types/book/schema.json', JSON.stringify(BOOK)],
      ['data.json', JSON.stringify(data)],
      ['options.json', JSON.stringify(options)],
    ]),
  )

const WORLD = worldOf({ 'api::book.book': [{ id: 1, title: 'One' }] })

async function ask(reference: Reference, query: string) {
  const body = JSON.stringify({ query })
  const headers = { 'content-type': 'application/json' }
  const answer = await reference.fetch('/graphql', { method: 'POST', headers, body })
  const { data, errors }: { data?: unknown; errors?: readonly unknown[] } = await answer.json()
  return { data, isRefused: errors !== undefined }
}

const TITLES = '{ books { data { attributes { title } } } }'

describe('references of one world share a schema', () => {
  test('and nothing of their entries: what one writes, another does not show', async () => {
    const one = await createReference({ world: WORLD })
    const other = await createReference({ world: WORLD })
    await ask(one, 'mutation { createBook(data: { title: "Two" }) { data { id } } }')
    const shown = (...titles: readonly string[]) => ({
      data: { books: { data: titles.map(title => ({ attributes: { title } })) } },
      isRefused: false,
    })
    expect(await ask(one, TITLES)).toEqual(shown('One', 'Two'))
    expect(await ask(other, TITLES)).toEqual(shown('One'))
  })
})

describe('not with one that refuses what they answer, or answers what they refuse', () => {
  const elvish = worldOf({ 'plugin::i18n.locale': [{ id: 1, code: 'x-elvish', name: 'Elvish' }] })
  const rows: readonly (readonly [what: string, options: Partial<ReferenceOptions>, query: string])[] = [
    ['by a quirk', { quirks: ['content.graphql.queries.plural.missing'] }, TITLES],
    ['in production', { production: true }, '{ __schema { queryType { name } } }'],
    [
      'by a setting',
      { world: { ...WORLD, options: worldOf({}, { graphql: { depthLimit: 1 } }).options } },
      TITLES,
    ],
    [
      'by its locales',
      { world: { ...WORLD, entries: elvish.entries } },
      '{ books(locale: "x-elvish") { data { id } } }',
    ],
  ]

  test.each(rows)('%s', async (_, options, query) => {
    const usual = await createReference({ world: WORLD })
    const special = await createReference({ world: WORLD, ...options })
    const { isRefused } = await ask(usual, query)
    expect((await ask(special, query)).isRefused).toBe(!isRefused)
    // Whoever was asked first.
    const again = await createReference({ world: WORLD })
    expect((await ask(again, query)).isRefused).toBe(isRefused)
  })
})
