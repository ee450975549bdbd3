import { expect, test } from 'vitest'
import { openGazette, rows } from '../../gazette.fixture.ts'
import { type PlatformUnits, platformUnits } from '../../index.ts'
import type { Json, Row } from '../../values.ts'

/** Units whose settings tell the newsletters as they are when the settings themselves are written. */
function telling(tell: (newsletters: readonly Row[]) => void): PlatformUnits {
  const routes = platformUnits.routes.map(route => {
    if (route.clause !== 'platform.admin-api.settings.edit') return route
    const handle: typeof route.handle = call => {
      tell(call.site.store.rows('newsletters'))
      return route.handle(call)
    }
    return { ...route, handle }
  })
  return { ...platformUnits, routes }
}

/** Changes the design in 4.0, where it is a part of the settings: the newsletters then, and the design that is answered. */
async function changed(newsletters: readonly object[]) {
  let told: readonly Row[] = []
  const units = telling(them => {
    told = them
  })
  const site = openGazette({ version: '4.0', units }, { newsletters, members: [], posts: [], pages: [] })
  const origin = 'http://localhost:2368'
  const user = { username: 'olga@gazette.example', password: 'olgas-early-ferry' }
  const { headers } = await site.send('POST', 'v4/admin: /session/', user, { origin })
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const settings = [badge(false), { key: 'title', value: 'New' }]
  const { body } = await site.send('PUT', 'v4/admin: /settings/', { settings }, { origin, cookie })
  return {
    newsletters: told.map(({ name = null, show_badge = null }) => [name, show_badge]),
    answered: rows(body).filter(({ key }) => key === badge(false).key),
  }
}

const badge = (value: boolean) => ({ key: 'newsletter_show_badge', value })
const DAILY = { name: 'Daily' }
const OLD = { name: 'Old', status: 'archived' }

test.each<[whose: string, newsletters: readonly object[], after: Json, answered: Json]>([
  [
    'the first newsletter',
    [DAILY, { name: 'Rare' }],
    [
      ['Daily', false],
      ['Rare', true],
    ],
    [badge(false)],
  ],
  [
    'the first one that is sent still',
    [OLD, DAILY],
    [
      ['Old', true],
      ['Daily', false],
    ],
    [badge(false)],
  ],
  ['none, where none is sent any more', [OLD], [['Old', true]], []],
])('the design among settings is that of %s', async (_whose, newsletters, after, answered) => {
  expect(await changed(newsletters)).toEqual({ newsletters: after, answered })
})
