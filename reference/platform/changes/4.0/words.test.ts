import { expect, test } from 'vitest'
import { type Said, type Shown, said, shown } from '../words.fixture.ts'

test.each<Said>([
  [
    '4-0.members-paid',
    ['admin GET /members/?paid=true&a=b'],
    '/members/',
    { a: 'b', filter: 'status:-free' },
  ],
  [
    '4-0.members-paid',
    ['admin GET /members/?paid=false&filter=label:a,label:b'],
    '/members/',
    { filter: '(label:a,label:b)+status:free' },
  ],
  ['4-0.members-paid', ['admin GET /members/?paid=nope'], '/members/', { paid: 'nope' }],
  ['4-0.members-paid', ['admin GET /members/1/?paid=true'], '/members/1/', { paid: 'true' }],
  ['4-0.members-paid', ['content GET /members/?paid=true'], '/members/', { paid: 'true' }],
  [
    '4-0.settings-type',
    ['admin GET /settings/?type=theme,%20private,nope'],
    '/settings/',
    { group: 'theme,private,none' },
  ],
  ['4-0.settings-type', ['content GET /settings/?type=theme'], '/settings/', { type: 'theme' }],
  ['4-0.settings-type', ['admin GET /settings/title/?type=theme'], '/settings/title/', { type: 'theme' }],
  [
    '4-0.image-provider',
    [
      'admin PUT /settings/',
      {
        settings: [
          { key: 'unsplash', value: '{"isActive":true}' },
          { key: 'unsplash', value: { isActive: 1 } },
          { key: 'title', value: '{}' },
          { key: 'unsplash', value: 'x' },
        ],
      },
    ],
    '/settings/',
    {},
    {
      settings: [
        { key: 'unsplash', value: true },
        { key: 'unsplash', value: false },
        { key: 'title', value: '{}' },
        { key: 'unsplash', value: 'x' },
      ],
    },
  ],
  [
    '4-0.image-provider',
    ['admin PUT /posts/', { settings: [{ key: 'unsplash', value: {} }] }],
    '/posts/',
    {},
    { settings: [{ key: 'unsplash', value: {} }] },
  ],
  [
    '4-0.products',
    [
      'admin PUT /members/?filter=products:gold,product:b',
      { settings: [{ key: 'portal_products' }, { key: 'x' }] },
    ],
    '/members/',
    { filter: 'products_of_later:gold,product_of_later:b' },
    { settings: [{ key: 'portal_products_of_later' }, { key: 'x' }] },
  ],
])('%s: %j is said in newer words', (change, old, path, query, json = {}) => {
  expect(said(change, ...old)).toEqual([path, query, json])
})

test.each<Shown>([
  [
    '4-0.attributes',
    'admin GET /posts/',
    { posts: [{ title: 'T', count: {}, products: [], feature_image_alt: 'a', frontmatter: null }] },
    { posts: [{ title: 'T' }] },
    3,
  ],
  [
    '4-0.attributes',
    'admin GET /posts/',
    { posts: [{ title: 'T', frontmatter: null }] },
    { posts: [{ title: 'T', frontmatter: null }] },
    4,
  ],
  [
    '4-0.attributes',
    'admin GET /members/',
    { members: [{ name: 'x', status: 'free', last_seen_at: null }] },
    { members: [{ name: 'x' }] },
    3,
  ],
  [
    '4-0.attributes',
    'admin GET /site/',
    { site: { title: 'T', icon: null, description: 'D' } },
    { site: { title: 'T', description: 'D' } },
    3,
  ],
  [
    '4-0.settings-type',
    'admin GET /settings/?type=theme',
    { settings: [], meta: { filters: { group: 'x' }, a: 1 } },
    { settings: [], meta: { filters: { type: 'theme' }, a: 1 } },
  ],
  [
    '4-0.settings-type',
    'admin GET /settings/?type=theme',
    { settings: [] },
    { settings: [], meta: { filters: { type: 'theme' } } },
  ],
  ['4-0.settings-type', 'content GET /settings/?type=theme', { settings: [] }, { settings: [] }],
  ['4-0.settings-type', 'admin GET /settings/x/?type=theme', { settings: [] }, { settings: [] }],
  ['4-0.settings-type', 'admin GET /settings/', { settings: [], meta: {} }, { settings: [], meta: {} }],
  [
    '4-0.image-provider',
    'admin GET /settings/',
    {
      settings: [
        { key: 'unsplash', value: true },
        { key: 'unsplash', value: 'x' },
        { key: 'title', value: true },
      ],
    },
    {
      settings: [
        { key: 'unsplash', value: '{"isActive":true}' },
        { key: 'unsplash', value: 'x' },
        { key: 'title', value: true },
      ],
    },
  ],
  [
    '4-0.image-provider',
    'content GET /settings/',
    { settings: [{ key: 'unsplash', value: true }] },
    { settings: [{ key: 'unsplash', value: true }] },
  ],
  [
    '4-0.image-provider',
    'admin GET /posts/',
    { settings: [{ key: 'unsplash', value: true }] },
    { settings: [{ key: 'unsplash', value: true }] },
  ],
  [
    '4-0.member-subscriptions',
    'admin GET /members/',
    { members: [{ name: 'x', subscriptions: [1] }, { name: 'y' }] },
    { members: [{ name: 'x', payments: { subscriptions: [1] } }, { name: 'y' }] },
  ],
  [
    '4-0.products',
    'admin GET /settings/',
    { settings: [{ key: 'portal_products' }, { key: 'products' }, { key: 'x' }] },
    { settings: [{ key: 'products' }, { key: 'x' }] },
  ],
  [
    '4-0.send-email-when-published',
    'admin GET /posts/',
    { posts: [{ email_recipient_filter: 'none' }, { email_recipient_filter: 'all' }, {}] },
    {
      posts: [
        { email_recipient_filter: 'none', send_email_when_published: false },
        { email_recipient_filter: 'all', send_email_when_published: true },
        {},
      ],
    },
  ],
])('%s: the answer to %s is said in older words', (change, asked, json, older, major = 5) => {
  expect(shown(change, asked, 200, json, major)).toEqual([200, older])
})
