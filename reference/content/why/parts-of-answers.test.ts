import { describe, expect, test } from 'vitest'
import { createReference } from '../../index.ts'

const reference = await createReference({ world: 'specs/worlds/restaurants' })

const ask = (target: string) =>
  reference.why({ method: 'GET', target: `/api/${target}`, headers: {}, body: null })

describe('by what a page is cut', () => {
  test.each<[query: string, settings: readonly string[]]>([
    ['', ['page 1 default content.pagination.page', 'pageSize 25 default content.pagination.page-size']],
    [
      'pagination[page]=2&pagination[pageSize]=200',
      ['page 2 request content.pagination.page', 'pageSize 100 limit content.pagination.maximum of "200"'],
    ],
    [
      'pagination[pageSize]=0&pagination[page]=',
      ['page 1 default content.pagination.page', 'pageSize 1 limit content.pagination.clamped of "0"'],
    ],
    [
      'pagination[limit]=100&pagination[start]=1',
      ['start 1 request content.pagination.start', 'limit 100 request content.pagination.limit'],
    ],
    [
      'pagination[limit]=101',
      ['start 0 default content.pagination.start', 'limit 100 limit content.pagination.maximum of "101"'],
    ],
    [
      'pagination[limit]=-5',
      ['start 0 default content.pagination.start', 'limit 1 limit content.pagination.clamped of "-5"'],
    ],
  ])('%s', async (query, settings) => {
    const { lists } = await ask(`restaurants?${query}`)
    const numbers = lists[0]?.settings.filter(({ parameter }) => parameter.startsWith('pagination'))
    const told = numbers?.map(({ parameter, value, by, clause, asked }) => {
      const name = /\[(\w+)\]/.exec(parameter)?.[1]
      return `${name} ${value} ${by} ${clause}${asked === undefined ? '' : ` of ${JSON.stringify(asked)}`}`
    })
    expect(told).toEqual(settings)
  })

  test('a list that has no pages is cut by none of it', async () => {
    expect((await ask('users?limit=3')).lists[0]?.settings).toEqual([])
  })
})

test.each([
  ['restaurants', 'content.publication.default live default'],
  ['restaurants?publicationState=preview', 'content.publication.preview preview request'],
  ['restaurants?publicationState', 'content.publication.no-value null request'],
  ['chefs', ''],
])('the publication state of %s', async (target, told) => {
  const { lists } = await ask(target)
  const state = lists[0]?.settings.filter(({ parameter }) => parameter === 'publicationState') ?? []
  expect(state.map(({ clause, value, by }) => `${clause} ${value} ${by}`).join()).toBe(told)
})

test.each([
  ['restaurants', 'content.publication.default.preview', 'preview default'],
  ['restaurants?publicationState=live', 'content.publication.live.drafts-too', 'live request'],
])('the publication state of %s, of a server with %s', async (target, quirk, told) => {
  const wrong = await createReference({ world: 'specs/worlds/restaurants', quirks: [quirk] })
  const { lists } = await wrong.why({ method: 'GET', target: `/api/${target}`, headers: {}, body: null })
  const state = lists[0]?.settings.find(({ parameter }) => parameter === 'publicationState')
  expect(`${state?.value} ${state?.by}`).toBe(told)
})

describe('what is populated', () => {
  test.each<[query: string, told: readonly string[]]>([
    [
      'populate[categories][filters][slug]=vegetarian',
      ['categories: 1 of 2, 1 left out by state, locale or filters (content.populate.filters)'],
    ],
    ['populate[dishes][limit]=1', ['dishes: 1 of 2, 1 cut off by start and limit (content.populate.limit)']],
    ['populate[chefs]=*', ['chefs: 1 of 1, all 1 that are linked (null)']],
    ['populate[photo]=true', ['photo: 0 of 0, nothing is linked (null)']],
    [
      'populate[categories][populate]=restaurants',
      [
        'categories: 2 of 2, all 2 that are linked (null)',
        'categories.restaurants: 7 of 7, all 7 that are linked (null)',
      ],
    ],
    [
      'populate=nope',
      ['nope: 0 of 0, api::restaurant.restaurant has no attribute nope (content.populate.unknown-names)'],
    ],
  ])('%s', async (query, lines) => {
    const { populated } = await ask(`restaurants?filters[slug]=bamboo&${query}`)
    const told = populated.map(
      ({ path, shown, linked, says, clause }) => `${path}: ${shown} of ${linked}, ${says} (${clause})`,
    )
    expect(told).toEqual(lines)
    expect(populated.map(({ isShown }) => isShown)).toEqual(populated.map(({ path }) => path !== 'nope'))
  })

  test('what nobody may see yet is left out by the state, which nobody asked for', async () => {
    const { populated } = await ask('restaurants?populate=branches')
    expect(populated).toMatchObject([
      { path: 'branches', shown: 3, linked: 4, clause: 'content.publication.default' },
    ])
  })
})
