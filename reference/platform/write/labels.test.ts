import { expect, test } from 'vitest'
import { openGazette, rows } from '../gazette.fixture.ts'

test('members lose a label that is deleted, and keep the others', async () => {
  const members = [
    { name: 'mia', email: 'mia@readers.example', labels: ['vip', 'press'] },
    { name: 'max', email: 'max@readers.example', labels: ['press'] },
  ]
  const site = openGazette({}, { members, posts: [], pages: [] })
  const headers = await site.token()
  const [vip] = rows((await site.get('admin: /labels/?filter=slug:vip', headers)).body)
  await site.send('DELETE', `admin: /labels/${vip?.id}/`, undefined, headers)
  const { body } = await site.get('admin: /members/?order=name%20desc', headers)
  const left = rows(body).map(({ labels: own }) => JSON.stringify(own))
  expect(left.map(text => [...text.matchAll(/"slug":"(\w+)"/g)].map(([, slug]) => slug))).toEqual([
    ['press'],
    ['press'],
  ])
})
