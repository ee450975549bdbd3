import { expect, test } from 'vitest'
import { at, openGazette } from '../gazette.fixture.ts'

test('members are counted day by day, in whatever order they are kept', async () => {
  const added = { may: '2024-05-02T10:00:00.000Z', april: '2024-04-01T10:00:00.000Z' }
  const members = [
    { email: 'a@readers.example', created_at: added.may },
    { email: 'b@readers.example', created_at: added.april },
    { email: 'c@readers.example', created_at: added.may },
  ]
  const site = openGazette({}, { members })
  const { body } = await site.get('admin: /members/stats/count/', await site.token())
  expect(at(body, 'data')).toEqual([
    { date: '2024-04-01', paid: 0, free: 1, comped: 0 },
    { date: '2024-05-02', paid: 0, free: 3, comped: 0 },
  ])
})
