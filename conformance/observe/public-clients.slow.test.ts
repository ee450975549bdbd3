import AdminApi from '@tryghost/admin-api'
import ContentApi from '@tryghost/content-api'
import { expect, onTestFinished, test } from 'vitest'
import { observeReference } from './observe-reference.ts'
import type { Usage } from './usage.ts'

async function served() {
  const reference = await observeReference({ world: 'gazette' })
  const { url, close } = await reference.listen({ movesSites: true })
  onTestFinished(close)
  const { content_api_keys, admin_api_keys } = Object(reference.world.platform)
  return { reference, url, key: content_api_keys[0].key, admin: admin_api_keys[0] }
}

/** What is found besides forms, and where: paths and parameters, without the root of the API. */
const found = ({ findings }: Usage) =>
  findings
    .filter(({ rank }) => rank !== 'form')
    .map(({ id, places }) => [
      id,
      ...places.map(({ request }) => request.replace(/^.*\/(content|admin)/, '')).sort(),
    ])
    .toSorted()

test('of the published content client is told what it does, and nothing else', async () => {
  const { reference, url, key } = await served()
  const api = new ContentApi({ url, key, version: 'v5.0', ghostPath: 'platform' })
  await api.posts.browse({ limit: 2, include: ['tags', 'authors'] })
  await api.posts.read({ slug: 'bridge-opens' })
  await api.settings.browse()
  const asked = ['/posts/?include&key&limit', '/posts/slug/:slug/?key&slug', '/settings/?key']
  expect(found(await reference.close())).toEqual([
    // That it asks a slug by itself, or settings at all, is nowhere documented; its key goes into the address.
    ['platform-parameters', '/posts/?include&key&limit', '/posts/slug/:slug/?key&slug'],
    ['platform-places', '/settings/?key'],
    ['sign-in', ...asked],
    ['unsorted-page', '/posts/?include&key&limit'],
  ])
})

test('of the published admin client as well', async () => {
  const { reference, url, admin } = await served()
  const key = `${admin.id}:${admin.secret}`
  const api = new AdminApi({ url, key, version: 'v5.0', ghostPath: 'platform' })
  await api.posts.browse({ limit: 3, order: 'slug asc' })
  const { id } = await api.posts.add({ title: 'Observed' })
  await api.posts.read({ id })
  await api.posts.delete({ id })
  await api.tags.browse()
  expect(found(await reference.close())).toEqual([
    ['platform-parameters', '/posts/?limit&order'],
    ['unsorted', '/tags/'],
  ])
})
