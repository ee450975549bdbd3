import { expect, test } from 'vitest'
import { first, openGazette } from '../gazette.fixture.ts'

const newsletter = (name: string, sort_order: number, status = 'active') => ({ name, sort_order, status })

test.each([
  ['first where there is none', [], 0],
  ['after the last', [newsletter('Daily', 1), newsletter('Weekend', 0)], 2],
  ['before one that nobody can subscribe to', [newsletter('Daily', 0), newsletter('Old', 5, 'archived')], 1],
])('a new newsletter comes %s', async (_fact, newsletters, place) => {
  const site = openGazette({}, { newsletters, posts: [], pages: [], members: [] })
  const given = { newsletters: [{ name: 'Morning' }] }
  const { body } = await site.send('POST', 'admin: /newsletters/', given, await site.token())
  expect(first(body).sort_order).toBe(place)
})
