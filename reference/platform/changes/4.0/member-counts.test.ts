import { expect, test } from 'vitest'
import { openGazette } from '../../gazette.fixture.ts'

const member = (email: string, created_at: string) => ({ email, created_at })

/** It is noon on 1 June. */
const MEMBERS = [
  member('long-ago@readers.example', '2024-05-02T23:59:59.000Z'),
  member('first@readers.example', '2024-05-03T00:00:00.000Z'),
  member('second@readers.example', '2024-05-31T10:00:00.000Z'),
  member('third@readers.example', '2024-05-31T20:00:00.000Z'),
  member('today@readers.example', '2024-06-01T08:00:00.000Z'),
]

test('3.x counts the members of the last thirty days by their day', async () => {
  const site = openGazette({ version: '3.42' }, { members: MEMBERS })
  const { body } = await site.get(
    '/platform/api/v3/admin/members/stats/',
    await site.token({ audience: '/v3/admin/' }),
  )
  const { total_on_date: days, ...totals } = JSON.parse(JSON.stringify(body))
  expect(totals).toEqual({ total: 5, total_in_range: 4, new_today: 1 })
  expect(Object.keys(days)).toHaveLength(30)
  expect(Object.entries(days).filter(([, count]) => count !== 0)).toEqual([
    ['2024-05-03', 1],
    ['2024-05-31', 2],
    ['2024-06-01', 1],
  ])
})
