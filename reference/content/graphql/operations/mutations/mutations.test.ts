import { describe, expect, test } from 'vitest'
import { NOW } from '../../../actions/library-context.fixture.ts'
import { type AskLibrary, askedLibrary } from '../../library-asked.fixture.ts'

let ask: AskLibrary
/** Each test begins with entries of its own, also where it is run again. */
async function begin(): Promise<void> {
  ask = await askedLibrary({
    'api::book.book': [
      {
        id: 1,
        title: 'Moby Dick',
        author: 1,
        genres: [1, 2],
        cover: 1,
        seo: { title: 'whale' },
        links: [{ url: 'a' }],
        zone: [{ __component: 'block.quote', text: 'Call me' }],
      },
    ],
  })
}

const GENRE = 'models/src/api/genre/content-types/genre/schema.json'

const NOT_FOUND = (name: string) => ({ data: { [name]: null }, errors: ['Entity not found'] })

describe('the times that are given', () => {
  const [GIVEN, OF] = ['2020-01-01T00:00:00.000Z', 'data { attributes { createdAt updatedAt } }']
  test.each([
    ['', NOW, NOW],
    [`, createdAt: "${GIVEN}"`, GIVEN, NOW],
    [`, updatedAt: "${GIVEN}"`, NOW, GIVEN],
    [', createdAt: null, updatedAt: null', NOW, NOW],
  ])('"%s" are those of the entry', async (times, createdAt, updatedAt) => {
    await begin()
    const answer = await ask(`mutation { createGenre(data: {label: "sky"${times}}) { ${OF} } }`)
    expect(answer).toEqual({ createGenre: { data: { attributes: { createdAt, updatedAt } } } })
  })
})

test('what is deleted still shows its own values, and nothing that it held or was linked with', async () => {
  await begin()
  const remove = `mutation { deleteBook(id: 1) { data { id attributes {
    title author { data { id } } genres { data { id } } cover { data { id } } seo { title } links { url } zone { __typename }
  } } } }`
  expect(await ask(remove)).toEqual({
    deleteBook: {
      data: {
        id: '1',
        attributes: {
          title: 'Moby Dick',
          author: { data: null },
          genres: { data: [] },
          cover: { data: null },
          seo: null,
          links: null,
          zone: null,
        },
      },
    },
  })
  expect(await ask('mutation { deleteBook(id: 1) { data { id } } }')).toEqual({ deleteBook: { data: null } })
})

test('a relation to any types that a deleted entry had is shown as an empty list', async () => {
  await begin()
  const remove = 'mutation { deleteNote(id: 1) { data { attributes { text things { __typename } } } } }'
  expect(await ask(remove)).toEqual({ deleteNote: { data: { attributes: { text: 'wet', things: [] } } } })
})

test('in a type without locales, an attribute named locale is written like any other', async () => {
  const locale = { file: GENRE, at: ['attributes', 'locale'], value: { type: 'string' } }
  ask = await askedLibrary({}, locale)
  const create =
    'mutation { createGenre(data: {label: "sky", locale: "here"}) { data { attributes { locale } } } }'
  expect(await ask(create)).toEqual({ createGenre: { data: { attributes: { locale: 'here' } } } })
})

describe('a locale', () => {
  test.each([
    ['createPage(data: {title: "Salut"}, locale: "fr")', 'fr'],
    ['createPage(data: {title: "Salut"})', 'en'],
    ['updatePage(id: 2, data: {title: "Salut"}, locale: "en")', 'fr'],
  ])('of %s is %s', async (mutation, locale) => {
    await begin()
    const answer = await ask(`mutation { page: ${mutation} { data { attributes { title locale } } } }`)
    expect(answer).toEqual({ page: { data: { attributes: { title: 'Salut', locale } } } })
  })

  test('says which entry of a single type is written and deleted', async () => {
    await begin()
    await ask('mutation { createHomeLocalization(data: {headline: "Salue"}, locale: "fr") { data { id } } }')
    const update = 'mutation { updateHome(data: {headline: "Salut"}, locale: "fr") { data { id } } }'
    expect(await ask(update)).toEqual({ updateHome: { data: { id: '2' } } })
    const remove = (args: string) => ask(`mutation { deleteHome${args} { data { id } } }`)
    expect(await remove('(locale: "fr")')).toEqual({ deleteHome: { data: { id: '2' } } })
    expect(await remove('(locale: "fr")')).toEqual(NOT_FOUND('deleteHome'))
    expect(await remove('')).toEqual({ deleteHome: { data: { id: '1' } } })
    expect(await remove('')).toEqual(NOT_FOUND('deleteHome'))
  })

  test('gets an entry of its own, of which those of the others take note', async () => {
    await begin()
    const localize = (id: number) =>
      ask(
        `mutation { createPageLocalization(id: ${id}, data: {title: "Salut"}, locale: "fr") { data { id attributes { locale localizations { data { id } } } } } }`,
      )
    expect(await localize(1)).toEqual({
      createPageLocalization: {
        data: { id: '3', attributes: { locale: 'fr', localizations: { data: [{ id: '1' }] } } },
      },
    })
    expect(await ask('{ page(id: 1) { data { attributes { localizations { data { id } } } } } }')).toEqual({
      page: { data: { attributes: { localizations: { data: [{ id: '3' }] } } } },
    })
    expect(await localize(9)).toEqual(NOT_FOUND('createPageLocalization'))
  })

  test('of a single type is made of the entry that there is', async () => {
    await begin()
    const localize = () =>
      ask(
        'mutation { createHomeLocalization(data: {headline: "Salut"}, locale: "fr") { data { attributes { headline locale } } } }',
      )
    expect(await localize()).toEqual({
      createHomeLocalization: { data: { attributes: { headline: 'Salut', locale: 'fr' } } },
    })
    await ask('mutation { deleteHome(locale: "fr") { data { id } } }')
    await ask('mutation { deleteHome { data { id } } }')
    expect(await localize()).toEqual(NOT_FOUND('createHomeLocalization'))
  })
})

describe('what is put into a dynamic zone', () => {
  const WORDS = 'Component not found. expected one of: ComponentBlockQuote, ComponentMetaLink'
  const create = (zone: string) =>
    ask(
      `mutation { createBook(data: {title: "new", zone: ${zone}}) { data { attributes { zone { __typename ... on ComponentMetaLink { url } ... on ComponentBlockQuote { text } } } } } }`,
    )

  test('names its component', async () => {
    await begin()
    const items =
      '[{__typename: "ComponentMetaLink", url: "a"}, {__typename: "ComponentBlockQuote", text: "b"}]'
    const zone = [
      { __typename: 'ComponentMetaLink', url: 'a' },
      { __typename: 'ComponentBlockQuote', text: 'b' },
    ]
    expect(await create(items)).toEqual({ createBook: { data: { attributes: { zone } } } })
  })

  test.each(['[5]', '["ComponentMetaLink"]', '[{url: "a"}]', '[{__typename: "ComponentMetaNone"}]'])(
    '%s does not, and is refused',
    async zone => {
      await begin()
      expect(await create(zone)).toEqual({ data: undefined, errors: [expect.stringContaining(WORDS)] })
    },
  )

  test.each([5, 'ComponentMetaLink', { url: 'a' }, { __typename: 'ComponentMetaNone' }])(
    '%j of a variable does not, and is refused',
    async item => {
      await begin()
      const query =
        'mutation ($zone: [BookZoneDynamicZoneInput!]) { createBook(data: {title: "new", zone: $zone}) { data { id } } }'
      expect(await ask(query, { zone: [item] })).toEqual({
        data: undefined,
        errors: [expect.stringContaining(WORDS)],
      })
    },
  )
})
