import { beforeEach, expect, test } from 'vitest'
import { first, type Gazette, openGazette, rows } from '../gazette.fixture.ts'
import type { JsonObject } from '../values.ts'

const GOLD = { id: '67a000000000000000000302' }
const FREE = { id: '67a000000000000000000301' }

let site: Gazette
let headers: Record<string, string>

beforeEach(async () => {
  site = openGazette()
  headers = await site.token()
})

test.each<[fact: string, member: JsonObject, status: number, context: string]>([
  [
    'payments before an address that is none',
    { email: 'm', comped: true },
    422,
    'Missing Payments connection.',
  ],
  ['an address that is none before tiers', { email: 'm', tiers: [GOLD, FREE] }, 422, 'Invalid Email'],
  [
    'tiers before an address that is taken',
    { email: 'mia@readers.example', tiers: [GOLD, FREE] },
    400,
    'A member cannot have more than one',
  ],
])('of a new member is refused %s', async (_fact, member, status, context) => {
  const reply = await site.send('POST', 'admin: /members/', { members: [member] }, headers)
  expect(reply.status).toBe(status)
  expect(first(reply.body).context).toContain(context)
})

test.each<[fact: string, changes: JsonObject, tiers: number]>([
  ['a tier', { tiers: [GOLD] }, 1],
  ['two tiers', { tiers: [GOLD, FREE] }, 2],
  ['what they are to have for free', { comped: true }, 0],
])('a member who is given %s stays free', async (_fact, changes, tiers) => {
  const where = 'admin: /members/67a000000000000000000901/'
  const { body } = await site.send('PUT', where, { members: [changes] }, headers)
  expect(first(body)).toMatchObject({ status: 'free', comped: false })
  expect(rows({ list: first(body).tiers ?? [] })).toHaveLength(tiers)
  expect(rows({ list: first(body).subscriptions ?? [] })).toHaveLength(tiers)
})

test('what is no text is refused before it is looked whether there is such a member', async () => {
  const where = 'admin: /members/67a000000000000000000999/'
  expect((await site.send('PUT', where, { members: [{ note: null }] }, headers)).status).toBe(422)
  expect((await site.send('PUT', where, { members: [{ note: 'x' }] }, headers)).status).toBe(404)
})

test('all that is wrong by its schema is told, and first what is so first', async () => {
  const member = { email: 'new@readers.example', name: null, note: null }
  const { body } = await site.send('POST', 'admin: /members/', { members: [member] }, headers)
  expect(first(body)).toMatchObject({ property: 'name', context: 'Validation failed for name.' })
  expect(rows({ list: first(body).details ?? [] }).map(({ dataPath }) => dataPath)).toEqual([
    '.members[0].name',
    '.members[0].note',
  ])
})

test('whoever subscribes to something joins nothing else, and nobody leaves what is archived', async () => {
  const where = 'admin: /members/67a000000000000000000903/'
  const names = async (change: JsonObject) => {
    const { body } = await site.send('PUT', where, { members: [change] }, headers)
    return rows({ list: first(body).newsletters ?? [] }).map(({ name }) => name)
  }
  const weekend = 'admin: /newsletters/67a000000000000000000402/'
  expect(await names({ newsletters: [{ id: '67a000000000000000000402' }] })).toEqual(['Weekend'])
  expect(await names({ subscribed: true })).toEqual(['Weekend'])
  await site.send('PUT', weekend, { newsletters: [{ status: 'archived' }] }, headers)
  expect(await names({ subscribed: false })).toEqual([])
  await site.send('PUT', weekend, { newsletters: [{ status: 'active' }] }, headers)
  expect(await names({ note: 'x' })).toEqual(['Weekend'])
})

test('a member whose tiers are taken away stays comped', async () => {
  const where = 'admin: /members/67a000000000000000000903/'
  const { body } = await site.send('PUT', where, { members: [{ tiers: [], comped: false }] }, headers)
  expect(first(body)).toMatchObject({ status: 'comped', comped: true, tiers: [], subscriptions: [] })
})

test('nothing is included in a member in vain', async () => {
  const where = 'admin: /members/67a000000000000000000901/'
  expect((await site.get(`${where}?include=`, headers)).status).toBe(400)
  expect((await site.get(`${where}?include=nope`, headers)).status).toBe(200)
})
