import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { importInMemory } from '../import-source.ts'

const MADE = { created_at: '2024-01-01 08:00:00', updated_at: '2024-01-02 08:00:00' }
const TIMES = { created_at: '2024-01-01T08:00:00.000Z', updated_at: '2024-01-02T08:00:00.000Z' }
const HASH = '$2a$10$kUapNetw/v995GmGzpYrnuv5DPuRmWBDY9gY79Rx9yJ7Kp9lI/nYO'
const id = (letter: string) => letter.repeat(24)

const POST = {
  ...{
    id: id('a'),
    uuid: 'u-1',
    title: 'Rain',
    slug: 'rain',
    mobiledoc: null,
    lexical: null,
    comment_id: id('a'),
  },
  ...{
    html: '<p><a href="__GHOST_URL__/about/">us</a>, <a href="__GHOST_URL__">home</a></p>',
    plaintext: 'us, home',
  },
  ...{
    feature_image: '__GHOST_URL__/content/images/rain.png',
    featured: 1,
    type: 'post',
    status: 'published',
  },
  ...{
    locale: null,
    visibility: 'tiers',
    published_at: '2024-02-01 08:00:00',
    newsletter_id: id('5'),
    ...MADE,
  },
}

const DATA = {
  posts: [
    POST,
    {
      ...POST,
      id: id('b'),
      title: 'About',
      slug: 'about',
      type: 'page',
      visibility: 'public',
      newsletter_id: null,
    },
  ],
  posts_meta: [{ id: id('c'), post_id: id('a'), meta_title: 'On rain', email_only: 0 }],
  users: [
    { id: '1', name: 'Ann', slug: 'ann', email: 'ann@site.test', password: HASH, status: 'warn-1', ...MADE },
    { id: id('e'), name: 'Bo', slug: 'bo', email: 'bo@site.test', password: HASH, status: 'active', ...MADE },
  ],
  roles: [
    { id: id('6'), name: 'Owner', description: 'Blog Owner', ...MADE },
    { id: id('7'), name: 'Scheduler Integration', description: '', ...MADE },
  ],
  roles_users: [{ id: id('8'), role_id: id('6'), user_id: '1' }],
  tags: [
    { id: id('1'), name: 'City', slug: 'city', visibility: 'public', parent_id: null, ...MADE },
    { id: id('2'), name: '#x', slug: 'hash-x', visibility: 'internal', ...MADE },
  ],
  posts_tags: [
    { post_id: id('a'), tag_id: id('1'), sort_order: 1 },
    { post_id: id('a'), tag_id: id('2'), sort_order: 0 },
    { post_id: id('a'), tag_id: id('9'), sort_order: 2 },
  ],
  posts_authors: [{ post_id: id('a'), author_id: id('e'), sort_order: 0 }],
  posts_products: [{ post_id: id('a'), product_id: id('3'), sort_order: 0 }],
  products: [
    {
      id: id('3'),
      name: 'Gold',
      slug: 'gold',
      active: 0,
      type: 'paid',
      currency: 'USD',
      monthly_price: 500,
      yearly_price: 5000,
      ...MADE,
    },
  ],
  benefits: [{ id: id('4'), name: 'All of it', slug: 'all' }],
  products_benefits: [{ product_id: id('3'), benefit_id: id('4'), sort_order: 0 }],
  newsletters: [
    {
      id: id('5'),
      uuid: 'u-5',
      name: 'Daily',
      slug: 'daily',
      status: 'active',
      visibility: 'members',
      subscribe_on_signup: 0,
      sort_order: 0,
      ...MADE,
    },
  ],
  offers: [
    {
      id: id('f'),
      active: 1,
      name: 'Spring',
      code: 'spring',
      product_id: id('3'),
      interval: 'year',
      currency: 'USD',
      discount_type: 'amount',
      discount_amount: 5,
      duration: 'once',
      duration_in_months: null,
      portal_title: 'Sale',
      portal_description: null,
      ...MADE,
    },
  ],
  settings: [
    { key: 'title', value: 'The Site', group: 'site', type: 'string' },
    { key: 'accent_color', value: '#123456', group: 'site', type: 'string' },
    { key: 'navigation', value: '[{"label":"Home","url":"/"}]', group: 'site', type: 'array' },
    { key: 'members_track_sources', value: 'false', group: 'members', type: 'boolean' },
    { key: 'portal_products', value: '[]', group: 'portal', type: 'array' },
    { key: 'admin_session_secret', value: 'secret', group: 'core', type: 'string' },
    { key: 'no_such_setting', value: '1', group: 'site', type: 'string' },
  ],
  snippets: [{ id: id('0') }, { id: id('1') }],
  stripe_prices: [],
}

const CSV = `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers
${id('d')},mia@readers.test,"Mia, M.",,true,,,2024-03-01T10:00:00.000Z,,"vip,early",Gold
,max@readers.test,,,false,,cus_1,,,,
`

async function imported(data: object = {}, members?: string, version = '5.99.1') {
  const directory = scratchDirectory({
    'export.json': JSON.stringify({ db: [{ meta: { version }, data: { ...DATA, ...data } }] }),
    ...(members !== undefined && { 'members.csv': members }),
  })
  const made = await importInMemory('site', {
    from: join(directory, 'export.json'),
    members: members === undefined ? undefined : join(directory, 'members.csv'),
  })
  return { ...made, platform: made.files.get('platform.json') ?? {}, list: made.leftOut.all }
}

describe('an export of Ghost', () => {
  test('becomes posts with their text, tags, authors, tiers and newsletter', async () => {
    const { platform } = await imported()
    expect(platform.posts).toEqual([
      {
        ...{ id: id('a'), uuid: 'u-1', title: 'Rain', slug: 'rain', comment_id: id('a'), featured: true },
        html: '<p><a href="/about/">us</a>, <a href="/">home</a></p>',
        feature_image: '/content/images/rain.png',
        ...{ status: 'published', visibility: 'tiers', published_at: '2024-02-01T08:00:00.000Z' },
        ...{ meta_title: 'On rain', ...TIMES },
        ...{ tags: ['hash-x', 'city'], authors: ['bo'], tiers: ['gold'], newsletter: 'daily' },
      },
    ])
    expect(platform.pages).toMatchObject([{ slug: 'about' }])
  })

  test('becomes tiers by their price, of which some were never changed', async () => {
    const products = [
      {
        id: id('3'),
        name: 'Gold',
        slug: 'gold',
        type: 'paid',
        monthly_price: 500,
        ...MADE,
        updated_at: null,
      },
      { id: id('2'), name: 'Tin', slug: 'tin', type: 'paid', monthly_price: 100, ...MADE },
      { id: id('1'), name: 'Free', slug: 'free', type: 'free', monthly_price: null, ...MADE },
    ]
    const { platform } = await imported({ products })
    expect(platform.tiers).toEqual([
      expect.objectContaining({ slug: 'free', updated_at: TIMES.updated_at }),
      expect.objectContaining({ slug: 'tin', updated_at: TIMES.updated_at }),
      expect.objectContaining({ slug: 'gold', updated_at: null }),
    ])
  })

  test('becomes people with the hashes of their passwords, and their roles', async () => {
    const { platform } = await imported()
    expect(platform.users).toEqual([
      { id: '1', name: 'Ann', slug: 'ann', email: 'ann@site.test', password: HASH, ...TIMES, role: 'Owner' },
      {
        id: id('e'),
        name: 'Bo',
        slug: 'bo',
        email: 'bo@site.test',
        password: HASH,
        ...TIMES,
        role: 'Contributor',
      },
    ])
    expect(platform.roles).toEqual([
      { id: id('6'), name: 'Owner', description: 'Blog Owner', ...TIMES },
      { id: id('7'), name: 'Scheduler Integration', description: '', ...TIMES },
    ])
  })

  test('becomes tiers, offers, newsletters and settings', async () => {
    const { platform } = await imported()
    expect(platform.tiers).toMatchObject([{ slug: 'gold', active: false, benefits: ['All of it'] }])
    expect(platform.offers).toEqual([
      {
        ...{ id: id('f'), name: 'Spring', code: 'spring', currency: 'USD', duration: 'once', ...TIMES },
        ...{
          display_title: 'Sale',
          type: 'fixed',
          cadence: 'year',
          amount: 5,
          currency_restriction: true,
          tier: 'gold',
        },
      },
    ])
    expect(platform.newsletters).toMatchObject([{ slug: 'daily', subscribe_on_signup: false, sort_order: 0 }])
    expect(platform.site).toEqual({ title: 'The Site', url: 'http://localhost:2368', version: '5.99.1' })
    expect(platform.settings).toEqual({
      accent_color: '#123456',
      navigation: [{ label: 'Home', url: '/' }],
      members_track_sources: false,
      portal_tiers: [],
    })
  })

  test('takes members from a CSV file', async () => {
    const { platform, list } = await imported({}, CSV)
    expect(platform.members).toEqual([
      {
        ...{
          id: id('d'),
          email: 'mia@readers.test',
          name: 'Mia, M.',
          created_at: '2024-03-01T10:00:00.000Z',
        },
        ...{ labels: ['vip', 'early'], tiers: ['gold'] },
      },
      { email: 'max@readers.test', subscribed: false },
    ])
    expect(list.map(({ what }) => what)).toContain('subscriptions of members')
  })

  test('may be a copy of the whole site, with members and keys', async () => {
    const whole = {
      members: [{ id: id('d'), uuid: 'u-d', email: 'mia@readers.test', status: 'free', ...MADE }],
      members_newsletters: [{ member_id: id('d'), newsletter_id: id('5') }],
      labels: [{ id: id('9'), name: 'VIP', slug: 'vip', ...MADE }],
      members_labels: [{ member_id: id('d'), label_id: id('9'), sort_order: 0 }],
      integrations: [{ id: id('1'), type: 'custom', name: 'Web', slug: 'web', ...MADE }],
      api_keys: [
        { id: id('2'), type: 'content', secret: 'c'.repeat(26), integration_id: id('1') },
        { id: id('3'), type: 'admin', secret: 'd'.repeat(64), integration_id: id('1') },
        { id: id('4'), type: 'admin', secret: 'e'.repeat(64), integration_id: null },
      ],
    }
    const { platform, list } = await imported(whole)
    expect(platform.members).toMatchObject([{ newsletters: ['daily'], labels: ['VIP'], tiers: [] }])
    expect(platform.content_api_keys).toEqual([{ id: id('2'), key: 'c'.repeat(26), integration: 'web' }])
    expect(platform.admin_api_keys).toEqual([{ id: id('3'), secret: 'd'.repeat(64), integration: 'web' }])
    expect(list.map(({ what }) => what)).not.toContain('members')
  })

  test('without keys gets the same ones each time', async () => {
    const [one, other] = [await imported(), await imported()]
    expect(one.platform.content_api_keys).toEqual(other.platform.content_api_keys)
  })

  test('is told of, as far as it could not come over', async () => {
    const { list } = await imported()
    expect(list).toEqual([
      { what: 'rows of snippets', count: 2, why: expect.any(String) },
      { what: 'platform.json settings.no_such_setting', count: 1, why: expect.stringContaining('a setting') },
      { what: 'settings of the group core', count: 1, why: expect.any(String) },
      ...['images and other files', 'integrations and API keys', 'members', 'the address of the site'].map(
        what => ({
          what,
          count: null,
          why: expect.any(String),
        }),
      ),
    ])
  })

  test('of an older major is served as that one', async () => {
    const { world } = await imported({}, undefined, '3.42.9')
    expect(world.platform).toMatchObject({ site: { version: '3.42.9' } })
  })
})

describe('refused, with what is wrong:', () => {
  const files: readonly (readonly [string, string, RegExp])[] = [
    ['JSON that is cut short', '{"db": [', /not valid JSON.*Was it copied completely/],
    ['another JSON file', '{"posts": []}', /not a Ghost export/],
    ['a list', '[1]', /expected an object/],
    [
      'another program',
      '{"db":[{"meta":{"version":"000"},"data":{"posts":[]}}]}',
      /Ghost 000; expected a version/,
    ],
  ]
  test.each(files)('%s', async (_what, text, message) => {
    const file = join(scratchDirectory({ 'export.json': text }), 'export.json')
    await expect(importInMemory('site', { from: file })).rejects.toThrow(message)
  })

  test('a CSV file of something else', async () => {
    await expect(imported({}, 'name,age\nMia,7\n')).rejects.toThrow(/has no column email/)
  })
})
