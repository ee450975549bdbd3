import { expect, test } from 'vitest'
import { createReference, type WhyList } from '../../index.ts'

const reference = await createReference({ world: 'specs/worlds/restaurants' })

async function nestedIn(query: string, asked = reference): Promise<readonly WhyList[]> {
  const { nested } = await asked.why({
    method: 'POST',
    target: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify({ query })),
  })
  return nested
}

const places = (lists: readonly WhyList[]) =>
  lists.map(({ path, total, entries }) => `${path} ${total}: ${entries.map(it => it.name).join(', ')}`)

/** The number of items of a list, and where it comes from. */
function limitOf({ settings }: WhyList): string {
  const limit = settings.find(({ parameter }) => parameter === 'pagination[limit]')
  return `${limit?.value} ${limit?.by} ${limit?.clause}`
}

test('a list in a component of an entry is told by its way from the entry', async () => {
  const lists = await nestedIn(`{
    restaurants(filters: {slug: {in: ["luna", "ember"]}}) {
      data { attributes { seo { links { label } } dishes(pagination: {limit: 1}) { data { id } } } }
    }
  }`)
  expect(places(lists)).toEqual([
    'restaurants[luna].seo.links 2: book, gift',
    'restaurants[luna].dishes 2: apple-mixed, apple-lower',
    'restaurants[ember].seo.links 1: menu',
    'restaurants[ember].dishes 1: family',
  ])
})

test('a list in an entry that is asked for by its id is told by the names of what leads to it', async () => {
  const lists = await nestedIn(`{
    restaurant(id: 1) {
      data { attributes {
        seo { links { label } }
        categories(pagination: {limit: 1}) { data { attributes { restaurants(pagination: {limit: 1}) { data { id } } } } }
      } }
    }
  }`)
  expect(places(lists)).toEqual([
    'restaurant.seo.links 2: book, gift',
    'restaurant.categories 2: vegetarian, grill',
    'restaurant.categories[vegetarian].restaurants 5: luna, dune, bamboo, grotto, juniper',
  ])
})

test('entries that stand at the same place of two lists are told by their own names', async () => {
  const lists = await nestedIn(`{
    cheap: restaurants(filters: {slug: {eq: "kiosk"}}) { data { attributes { categories { data { id } } } } }
    dear: restaurants(filters: {slug: {eq: "harbor"}}) { data { attributes { categories { data { id } } } } }
  }`)
  expect(places(lists)).toEqual(['cheap[kiosk].categories 1: coffee', 'dear[harbor].categories 1: seafood'])
})

test('each list is told with the numbers that cut it, in every entry the same', async () => {
  const lists = await nestedIn(`{
    restaurants(pagination: {limit: 2}) {
      data { attributes {
        one: dishes(pagination: {limit: 1}) { data { id } }
        many: dishes(pagination: {limit: 500}) { data { id } }
        usual: dishes { data { id } }
      } }
    }
  }`)
  const numbers = [
    '1 request content.pagination.limit',
    '100 limit content.graphql.pagination.maximum',
    '100 default content.pagination.limit',
  ]
  expect(lists.map(limitOf)).toEqual([...numbers, ...numbers])
})

test('of many lists in entries the first 200 are told', async () => {
  const fields = Array.from({ length: 19 }, (_, index) => `c${index}: categories { data { id } }`)
  const lists = await nestedIn(
    `{ restaurants(pagination: {limit: 12}) { data { attributes { ${fields.join(' ')} } } } }`,
  )
  expect(lists.map(({ path }) => path)).toHaveLength(200)
  expect(lists.at(-1)?.path).toBe('restaurants[iris].c9')
})

test('what is made up by the code of a project is told by no name, and without an id not at all', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: a project's code is JavaScript
  const register = ({ strapi }: any) =>
    strapi
      .plugin('graphql')
      .service('extension')
      .use({
        typeDefs: 'type Query { madeUp: [Restaurant] }',
        resolvers: { Query: { madeUp: () => [{ name: 'Nowhere' }, { id: 999 }, { id: 1 }] } },
        resolversConfig: { 'Query.madeUp': { auth: false } },
      })
  const extended = await createReference({ world: 'specs/worlds/restaurants', register })
  const lists = await nestedIn('{ madeUp { categories { data { id } } } }', extended)
  expect(places(lists)).toEqual([
    'madeUp[#none].categories 0: ',
    'madeUp[luna].categories 2: vegetarian, grill',
  ])
})
