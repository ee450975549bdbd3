import { expect, test } from 'vitest'
import { first, openGazette, rows } from '../gazette.fixture.ts'

test.each([
  ['pays has what is paid', { subscriptions: [{ id: 's1' }], tiers: ['gold'] }, ['s1']],
  ['has a tier for free has it as a subscription, too', { tiers: ['gold'] }, ['']],
  ['has nothing has no subscription', {}, []],
])('who %s', async (_fact, more, ids) => {
  const site = openGazette({}, { members: [{ email: 'mia@readers.example', ...more }] })
  const { body } = await site.get('admin: /members/', await site.token())
  expect(rows({ list: first(body).subscriptions ?? [] }).map(({ id }) => id)).toEqual(ids)
})
