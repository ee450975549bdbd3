import { expect, test } from 'vitest'
import { first, openGazette, rows } from '../gazette.fixture.ts'

const newsletter = (name: string, sort_order: number, status = 'active') => ({ name, sort_order, status })

test.each([
  ['first where there is none', [], 0],
  ['after the last', [newsletter('Daily', 1), newsletter('Weekend', 0)], 2],
  ['before one that nobody can subscribe to', [newsletter('Daily', 0), newsletter('Old', 5, 'archived')], 1],
])('a new newsletter comes %s', async (_fact, newsletters, place) => {
  const site = openGazette({}, { newsletters, posts: [], pages: [], members: [] })
  const given = { newsletters: [{ name: 'Morning', sort_order: 9 }] }
  const { body } = await site.send('POST', 'admin: /newsletters/', given, await site.token())
  expect(first(body).sort_order).toBe(place)
})

test.each([
  [
    'to a new newsletter are those who get another, where that is asked for',
    '?opt_in_existing=true',
    ['mia'],
  ],
  ['to a new newsletter are none otherwise', '', []],
])('subscribed %s', async (_fact, query, names) => {
  const members = [
    { name: 'mia', email: 'mia@readers.example', newsletters: ['daily'] },
    { name: 'max', email: 'max@readers.example', newsletters: [] },
  ]
  const site = openGazette({}, { newsletters: [{ name: 'Daily' }], members, posts: [], pages: [] })
  const headers = await site.token()
  await site.send('POST', `admin: /newsletters/${query}`, { newsletters: [{ name: 'Morning' }] }, headers)
  const { body } = await site.get('admin: /members/?filter=newsletters.slug:morning', headers)
  expect(rows(body).map(({ name }) => name)).toEqual(names)
})
