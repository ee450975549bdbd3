import { describe, expect, it } from 'vitest'
import { upload } from '../changes/asker.fixture.ts'
import { first, openGazette } from '../gazette.fixture.ts'

const ADA = ['ada@gazette.example', 'adas-early-ferry'] as const
const html =
  '<p><a href="http://localhost:2368/harbour/">x</a><img src="http://localhost:2368/boat.png" srcset="/boat.png 2x"></p>'

describe('addresses of the site', () => {
  it('follow it to another URL, whether they were sent in full or not', async () => {
    const old = openGazette()
    const cookie = { cookie: await old.logIn(...ADA) }
    const page = { title: 'Boats', status: 'published', html }
    await old.send('POST', 'admin: /pages/?source=html', { pages: [page] }, cookie)
    const exported = JSON.stringify((await old.get('admin: /db/', cookie)).body)

    const site = { title: 'The Gazette', url: 'https://moved.example' }
    const moved = openGazette({}, { site, posts: [], pages: [] })
    const file = upload('importfile', 'export.json', exported)
    const headers = { cookie: await moved.logIn(...ADA), ...file.headers }
    expect((await moved.send('POST', 'admin: /db/', file.body, headers)).status).toBe(200)
    const { body } = await moved.get('content: /pages/slug/boats/')
    expect(first(body).html).toBe(
      '<p><a href="https://moved.example/harbour/">x</a><img src="https://moved.example/boat.png" srcset="https://moved.example/boat.png 2x"></p>',
    )
  })

  it('are absolute in mails', async () => {
    const site = openGazette()
    const headers = await site.token()
    const post = { title: 'Boats', status: 'published', html: '<p><a href="/harbour/">x</a></p>' }
    await site.send('POST', 'admin: /posts/?source=html&newsletter=daily', { posts: [post] }, headers)
    expect(site.mail()[0]?.html).toContain('href="http://localhost:2368/harbour/"')
  })

  it('that come back as they were served are no change', async () => {
    const site = openGazette()
    const headers = await site.token()
    const path = 'admin: /posts/67a000000000000000000601/'
    const { feature_image = null } = first((await site.get(path, headers)).body)
    const stale = { posts: [{ feature_image, updated_at: '2000-01-01T00:00:00.000Z' }] }
    expect((await site.send('PUT', path, stale, headers)).status).toBe(200)
  })
})
