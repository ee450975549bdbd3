import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import type { Outcome } from '../../client/outcome.ts'
import { readJson } from '../../suite/worlds.ts'
import { heldSite, type ListingSite } from './held-site.ts'

const WORLD = {
  posts: [{ slug: 'bridge', html: '<img src="/a.png" srcset="/b.png 600w">' }],
  pages: [],
  themes: [{ name: 'weekly' }],
  settings: { title: 'A' },
  integrations: [{ name: 'Reader' }],
  admin_api_keys: [{ id: 'a', secret: 'b' }],
  tiers: [
    { name: 'Free', slug: 'free' },
    { name: 'Gold', slug: 'gold' },
  ],
  newsletters: [
    { name: 'Daily', slug: 'daily' },
    { name: 'Weekend', slug: 'weekend', show_header_name: true },
  ],
}

/** A site that lists this, and refuses to list anything else. */
function listing(lists: Readonly<Record<string, readonly object[]>>): ListingSite {
  return {
    connection: { endpoint: { reset: null } },
    address: 'https://blog.example',
    send: async ({ path }): Promise<Outcome> => {
      const name = path.split('/').at(-2) ?? ''
      const rows = lists[name]
      const json = rows ? { [name]: rows } : { errors: [] }
      const status = rows ? 200 : 403
      return { kind: 'answer', status, headers: {}, text: '', json, size: 0, isBroken: false, ms: 0 }
    },
  }
}

async function heldOf(lists: Readonly<Record<string, readonly object[]>>, world: object = WORLD) {
  const held = await heldSite(listing(lists), scratchDirectory({ 'platform.json': JSON.stringify(world) }))
  const platform = Object(readJson(join(held.directory, 'platform.json')))
  held.remove()
  return platform
}

const gone = { name: 'Default', slug: 'default-product', active: false, type: 'paid', benefits: [] }

test.each<[what: string, lists: Readonly<Record<string, readonly object[]>>, held: object]>([
  [
    'its roles, in its order',
    { roles: [{ id: 'x', name: 'Scheduler Integration', description: 'Client', created_at: 'now' }] },
    { roles: [{ name: 'Scheduler Integration', description: 'Client' }] },
  ],
  [
    'a tier that the set-up left, behind the free one',
    { tiers: [{ slug: 'free', active: true }, gone, { slug: 'gold', active: false }] },
    {
      tiers: [
        WORLD.tiers[0],
        { name: 'Default', slug: 'default-product', active: false, type: 'paid' },
        WORLD.tiers[1],
      ],
    },
  ],
  [
    'no tier that is not archived: that is a stranger',
    { tiers: [{ ...gone, active: true }] },
    { tiers: WORLD.tiers },
  ],
  [
    'what a newsletter was set up with, where the world says nothing of it',
    {
      newsletters: [
        { slug: 'daily', show_header_name: false },
        { slug: 'weekend', show_header_name: false },
      ],
    },
    { newsletters: [{ ...WORLD.newsletters[0], show_header_name: false }, WORLD.newsletters[1]] },
  ],
  [
    'texts as the program keeps them, with paths in place of its address',
    { posts: [{ slug: 'bridge', html: '<img src="https://blog.example/a.png" alt>' }] },
    { posts: [{ slug: 'bridge', html: '<img src="/a.png" alt>' }] },
  ],
  [
    'the integrations that every such site has, whose keys nobody is told',
    {
      integrations: [
        {
          id: 'z',
          type: 'builtin',
          name: 'Z',
          slug: 'z',
          api_keys: [{ id: 'k', type: 'admin', secret: 's' }],
        },
        { id: 'r', type: 'custom', name: 'Reader', slug: 'reader' },
      ],
    },
    {
      integrations: [{ id: 'z', type: 'builtin', name: 'Z', slug: 'z' }, { name: 'Reader' }],
      admin_api_keys: [
        { id: 'a', secret: 'b' },
        { id: 'k', integration: 'z', secret: '0'.repeat(64) },
      ],
      content_api_keys: [],
    },
  ],
  [
    'the accounts that it was set up with',
    {
      settings: [
        { key: 'title', value: 'B' },
        { key: 'facebook', value: 'makers' },
      ],
    },
    { settings: { title: 'A', facebook: 'makers' } },
  ],
  [
    'the themes that every such site has',
    { themes: [{ name: 'casper', package: { version: '5.7.5' }, active: false }] },
    { themes: [{ name: 'casper', package: { version: '5.7.5' } }] },
  ],
  ['the world alone where nothing is listed', {}, WORLD],
])('a site holds %s', async (_, lists, held) => {
  expect(await heldOf(lists)).toEqual({ ...WORLD, ...held })
})

test('roles that the world names stay as they are', async () => {
  const roles = [{ name: 'Owner' }]
  expect(await heldOf({ roles: [{ name: 'Author' }] }, { ...WORLD, roles })).toEqual({ ...WORLD, roles })
})

test.each([
  ['for whoever pays, where it has no tiers to say more', [], 'paid'],
  ['for some tiers as the world has it, where it has tiers', [{ slug: 'free', active: true }], 'tiers'],
])('a post is %s', async (_, tiers, visibility) => {
  const world = { ...WORLD, posts: [{ slug: 'vault', visibility: 'tiers' }] }
  const held = await heldOf({ posts: [{ slug: 'vault', visibility: 'paid' }], tiers }, world)
  expect(held.posts).toEqual([{ slug: 'vault', visibility }])
})
