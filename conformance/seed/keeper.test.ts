import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyServer } from '../../tests/support/empty-server.ts'
import { type Client, openClient } from '../client/client.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import { wireRequest } from '../client/wire-request.ts'
import { type ApiUpkeep, type ApiUpkeepOptions, apiUpkeep } from './api-upkeep.ts'

const TOKEN = 'Bearer full-access-key-of-the-restaurants'

const USUAL = { specs: 'specs', world: 'restaurants', environment: {}, door: 'rest' } as const

/** A target with the world in it, the way it is written to, and what it holds. */
async function seeded(
  options: Partial<ApiUpkeepOptions> = {},
  more: Readonly<Record<string, unknown>> = {},
  quirks: readonly string[] = [],
) {
  const client = openClient({ url: await emptyServer(more, quirks), connections: 1, limits: DEFAULT_LIMITS })
  onTestFinished(() => client.close())
  const upkeep = apiUpkeep({ ...USUAL, replaces: false, seeds: true, ...options })
  if (!upkeep) throw new Error('the world has entries')
  const seedRefusal = await upkeep.seed.run(client)
  return { client, upkeep, seedRefusal, ask: askFor(client), undo: () => upkeep.undo.run(client) }
}

async function begun(upkeep: ApiUpkeep, client: Client) {
  expect(await upkeep.undo.begin?.(client)).toBeNull()
}

function askFor(client: Client) {
  return async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: TOKEN }
    const outcome = await client.send(wireRequest({ method, path, headers, body }))
    if (outcome.kind !== 'answer') throw new Error(outcome.says)
    return Object(outcome.json)
  }
}

type Ask = ReturnType<typeof askFor>

async function idOf(ask: Ask, plural: string, slug: string): Promise<number> {
  const { data } = await ask('GET', `/api/${plural}?filters[slug]=${slug}&publicationState=preview`)
  return data[0].id
}

describe('what a scenario did is undone', () => {
  test.each<[string, (ask: Ask) => Promise<unknown>, string, object]>([
    [
      'an entry that was made is deleted',
      ask => ask('POST', '/api/categories', { data: { label: 'Tapas' } }),
      '/api/categories?filters[label]=Tapas',
      { total: 0 },
    ],
    [
      'a value that was changed is written back',
      async ask => ask('PUT', `/api/dishes/${await idOf(ask, 'dishes', 'ramen')}`, { data: { price: 1 } }),
      '/api/dishes?filters[slug]=ramen&filters[price][$ne]=1',
      { total: 1 },
    ],
    [
      'a relation that was moved is as before, at both ends',
      async ask => {
        const amara = await idOf(ask, 'chefs', 'amara')
        return ask('PUT', `/api/restaurants/${await idOf(ask, 'restaurants', 'anchor')}`, {
          data: { chefs: [amara] },
        })
      },
      '/api/restaurants?filters[slug]=luna&filters[chefs][slug]=amara',
      { total: 1 },
    ],
    [
      'an entry that was deleted is made anew',
      async ask => ask('DELETE', `/api/dishes/${await idOf(ask, 'dishes', 'ramen')}`),
      '/api/dishes?filters[slug]=ramen',
      { total: 1 },
    ],
  ])('%s', async (_, write, path, expected) => {
    const { client, upkeep, ask, undo } = await seeded()
    await begun(upkeep, client)
    await write(ask)
    expect(await undo()).toBeNull()
    expect((await ask('GET', path)).meta.pagination).toMatchObject(expected)
  })

  test('a single type has its entry again, with its other locales', async () => {
    const { client, upkeep, ask, undo } = await seeded()
    await begun(upkeep, client)
    await ask('DELETE', '/api/homepage')
    expect(await undo()).toBeNull()
    expect((await ask('GET', '/api/homepage')).data.attributes.headline).toBe('Welcome')
    const { data } = await ask(
      'GET',
      '/api/homepage?locale=tr&populate=localizations&publicationState=preview',
    )
    expect(data.attributes.localizations.data).toHaveLength(2)
  })

  test('a second entry of a single type in one locale is deleted, and the first one stays', async () => {
    const quirk = 'content.graphql.mutations.update-single-type.makes-another'
    const { client, upkeep, ask, undo } = await seeded({}, {}, [quirk])
    await begun(upkeep, client)
    const query = 'mutation { updateHomepage(data: { headline: "Hallo" }, locale: "de") { data { id } } }'
    const { id } = (await ask('POST', '/graphql', { query })).data.updateHomepage.data
    const hidden = `/api/homepage?locale=all&publicationState=preview&filters[id]=${id}`
    expect((await ask('GET', hidden)).data).toHaveLength(1)
    expect(await undo()).toBeNull()
    expect((await ask('GET', hidden)).data).toEqual([])
    expect((await ask('GET', '/api/homepage')).data.attributes.headline).toBe('Welcome')
    expect(upkeep.undo.leaves?.()).toEqual([])
  })

  test('what referred to an entry that was deleted refers to the new one, and nothing else is made anew', async () => {
    const { client, upkeep, ask, undo } = await seeded()
    await begun(upkeep, client)
    const [amara, luna] = [await idOf(ask, 'chefs', 'amara'), await idOf(ask, 'restaurants', 'luna')]
    await ask('DELETE', `/api/chefs/${amara}`)
    expect(await undo()).toBeNull()
    expect(upkeep.undo.leaves?.()).toContain('new ids of chefs amara, which were created again')
    expect(await idOf(ask, 'restaurants', 'luna')).toBe(luna)
    const linked = '/api/restaurants?filters[slug]=luna&filters[chefs][slug]=amara'
    expect((await ask('GET', linked)).meta.pagination.total).toBe(1)
  })

  test('what cannot be as before is told, and nothing else', async () => {
    const { client, upkeep, ask, undo } = await seeded()
    await begun(upkeep, client)
    await ask('POST', '/api/categories', { data: { label: 'Tapas' } })
    await undo()
    expect(upkeep.undo.leaves?.()).toEqual([])
    await ask('PUT', `/api/dishes/${await idOf(ask, 'dishes', 'ramen')}`, { data: { price: 1 } })
    await undo()
    expect(upkeep.undo.leaves?.()).toEqual(['changed updatedAt of dishes ramen'])
    await ask('DELETE', `/api/dishes/${await idOf(ask, 'dishes', 'ramen')}`)
    await undo()
    expect(upkeep.undo.leaves?.()[1]).toBe('new ids of dishes ramen, which were created again')
  })

  test('a password is the old one again, and nobody has to log in again', async () => {
    const { client, upkeep, ask, undo } = await seeded()
    await begun(upkeep, client)
    const [{ id }] = await ask('GET', '/api/users?filters[username]=ines')
    await ask('PUT', `/api/users/${id}`, { password: 'another-Passw0rd' })
    expect(await undo()).toBeNull()
    const logIn = { identifier: 'ines', password: 'ines-Passw0rd' }
    expect((await ask('POST', '/api/auth/local', logIn)).error?.message ?? 'in').not.toContain('Invalid')
    expect(upkeep.undo.newUsers?.()).toEqual([])
  })

  test('a user who was deleted is made anew, and must log in again', async () => {
    const { client, upkeep, ask, undo } = await seeded()
    await begun(upkeep, client)
    const [{ id }] = await ask('GET', '/api/users?filters[username]=uma')
    await ask('DELETE', `/api/users/${id}`)
    expect(await undo()).toBeNull()
    expect(upkeep.undo.newUsers?.()).toEqual(['uma'])
    expect(await ask('GET', '/api/users?filters[username]=uma')).toHaveLength(1)
  })

  test('a role that was made is deleted', async () => {
    const { client, upkeep, ask, undo } = await seeded()
    await begun(upkeep, client)
    const query = 'mutation { createUsersPermissionsRole(data: { name: "Critic" }) { ok } }'
    await ask('POST', '/graphql', { query })
    expect(await undo()).toBeNull()
    expect((await ask('GET', '/api/users-permissions/roles')).roles).toHaveLength(2)
  })
})

describe('where the kit did not seed', () => {
  test('what was made is deleted', async () => {
    const { client, upkeep, ask, undo } = await seeded({ seeds: false })
    await begun(upkeep, client)
    await ask('POST', '/api/categories', { data: { label: 'Tapas' } })
    expect(await undo()).toBeNull()
  })

  test('an entry that is gone is said loudly, and nothing is made', async () => {
    const { client, upkeep, ask, undo } = await seeded({ seeds: false })
    await begun(upkeep, client)
    await ask('DELETE', `/api/dishes/${await idOf(ask, 'dishes', 'ramen')}`)
    expect(await undo()).toMatch(/^dishes ramen: cannot be restored: .*seed the world again/)
    expect((await ask('GET', '/api/dishes?filters[slug]=ramen')).meta.pagination.total).toBe(0)
  })
})

describe('a target that does not take part of the world', () => {
  const refusing = (client: Client): Client => ({
    ...client,
    send: request =>
      request.method === 'POST' && request.body?.includes('"subject"')
        ? client.send({ ...request, body: '{' })
        : client.send(request),
  })

  test('gets everything else, and what it refused is named', async () => {
    const client = openClient({ url: await emptyServer(), connections: 1, limits: DEFAULT_LIMITS })
    onTestFinished(() => client.close())
    const upkeep = apiUpkeep({ ...USUAL, replaces: false, seeds: true })
    expect(await upkeep?.seed.run(refusing(client))).toBeNull()
    const reviews = await askFor(client)('GET', '/api/reviews?populate=subject&sort=id')
    expect(
      reviews.data.map((it: { attributes: { subject: unknown } }) => it.attributes.subject),
    ).toContainEqual({
      data: null,
    })
    expect([...(upkeep?.lacking() ?? [])]).toEqual([
      [
        'morphRelations',
        expect.stringMatching(
          /^reviews \d+, subject, mentions: POST \/api\/reviews as token:full answers 400/,
        ),
      ],
    ])
  })

  test('and does not show it either: it is read without, and filled again', async () => {
    const client = openClient({ url: await emptyServer(), connections: 1, limits: DEFAULT_LIMITS })
    onTestFinished(() => client.close())
    const hiding: Client = {
      ...client,
      send: request => {
        const isShowing = request.method === 'GET' && /reviews\?populate=\*/.test(request.path)
        return isShowing ? client.send({ ...request, path: '/api/reviews?sort=none' }) : client.send(request)
      },
    }
    const first = apiUpkeep({ ...USUAL, replaces: false, seeds: true })
    expect(await first?.seed.run(client)).toBeNull()
    const reviews = async () => (await askFor(client)('GET', '/api/reviews')).meta.pagination.total
    const before = await reviews()
    const again = apiUpkeep({ ...USUAL, replaces: false, seeds: true })
    expect(await again?.seed.run(hiding)).toBeNull()
    const reason = expect.stringMatching(/^GET \/api\/reviews\?populate=\*.* answers 400/)
    expect([...(again?.lacking() ?? [])]).toEqual([['morphRelations', reason]])
    expect(await reviews()).toBe(before)
    expect(before).toBeGreaterThan(0)
  })

  test('is not asked to take what it is said not to take', async () => {
    const { seedRefusal, ask } = await seeded({ cannot: ['bigIntegers'] })
    expect(seedRefusal).toBeNull()
    expect((await ask('GET', '/api/restaurants?filters[visits][$notNull]=true')).meta.pagination.total).toBe(
      0,
    )
  })
})

describe('a target that is not empty', () => {
  const OTHERS = { 'api::category.category': [{ id: 1, label: 'Ours', slug: 'ours' }] }

  test("somebody's entries are a reason to stop", async () => {
    const { seedRefusal, ask } = await seeded({}, OTHERS)
    expect(seedRefusal).toMatch(
      /do not belong to the world restaurants \(categories ours\): remove them, or allow/,
    )
    expect((await ask('GET', '/api/categories?filters[slug]=ours')).meta.pagination.total).toBe(1)
    expect((await ask('GET', '/api/dishes')).meta.pagination.total).toBe(0)
  })

  test('they give way where the configuration allows it', async () => {
    const { seedRefusal, ask } = await seeded({ replaces: true }, OTHERS)
    expect(seedRefusal).toBeNull()
    expect((await ask('GET', '/api/categories?filters[slug]=ours')).meta.pagination.total).toBe(0)
  })

  test('what an earlier run put in gives way to the same', async () => {
    const { client, upkeep, ask } = await seeded()
    expect(await upkeep.seed.run(client)).toBeNull()
    expect((await ask('GET', '/api/dishes')).meta.pagination.total).toBe(34)
  })

  test('a locale that no API can make is asked for', async () => {
    const locales = [{ id: 1, name: 'English', code: 'en' }]
    const { seedRefusal } = await seeded({}, { 'plugin::i18n.locale': locales })
    expect(seedRefusal).toMatch(/^the target has no locale fr, tr: no API can create one/)
  })
})

test('users log in with the password that is given in place of the world’s', async () => {
  const { ask } = await seeded({ environment: { ASSAYER_PASSWORD_INES: 'given-Passw0rd' } })
  const logIn = { identifier: 'ines', password: 'given-Passw0rd' }
  expect(await ask('POST', '/api/auth/local', logIn)).toHaveProperty('jwt')
})

test('who may not write is named', async () => {
  const { seedRefusal } = await seeded({
    environment: { ASSAYER_TOKEN_FULL: 'reader-access-key-of-the-restaurants' },
  })
  expect(seedRefusal).toMatch(/ as token:full answers 403 \(Forbidden\)$/)
})

test('a world of the platform alone has nothing for the content API', () => {
  const options = { specs: 'specs', environment: {}, door: 'rest', replaces: false, seeds: true } as const
  expect(apiUpkeep({ ...options, world: 'gazette' })).toBeNull()
})
