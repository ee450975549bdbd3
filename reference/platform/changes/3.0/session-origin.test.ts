import { expect, test } from 'vitest'
import { openGazette, rows } from '../../gazette.fixture.ts'

const SESSION = '/platform/api/v2/admin/session/'
const FROM = { origin: 'https://gazette.example' }
const ADA = { username: 'ada@gazette.example', password: 'adas-early-ferry' }

/** A site of 2.x, where five attempts may fail. */
function openOlder() {
  const limited = { title: 'T', url: 'http://localhost:2368', limits_attempts: true }
  return openGazette({ version: '2.38' }, { site: limited })
}

test.each<
  [fact: string, given: Readonly<Record<string, string>>, from: Record<string, string>, status: number]
>([
  ['who is known, from somewhere', ADA, FROM, 201],
  ['who is known, from nowhere', ADA, {}, 400],
  ['a wrong password', { ...ADA, password: 'wrong' }, FROM, 401],
  ['an unknown name', { ...ADA, username: 'nobody@gazette.example' }, FROM, 401],
])('2.x signs in %s: %i', async (_fact, given, from, status) => {
  expect((await openOlder().send('POST', SESSION, given, from)).status).toBe(status)
})

test('a wrong name and a wrong password are one and the same refusal, but for the reason', async () => {
  const site = openOlder()
  const said = async (given: Readonly<Record<string, string>>) =>
    rows((await site.send('POST', SESSION, { ...ADA, ...given }, FROM)).body).map(it => it.message)
  expect(await said({ password: 'wrong' })).toEqual(await said({ username: 'nobody@gazette.example' }))
})

test('too many attempts are refused as such', async () => {
  const site = openOlder()
  for (let i = 0; i < 5; i++) await site.send('POST', SESSION, { ...ADA, password: 'wrong' }, FROM)
  expect((await site.send('POST', SESSION, ADA, FROM)).status).toBe(429)
})
