import { expect, test } from 'vitest'
import { type Said, type Shown, said, shown } from '../words.fixture.ts'

const posts = { posts: [{ title: 'T' }] }
const state = '{"root":{"children":[{"type":"paragraph","children":[]}]}}'
const old = '{"version":"0.3.1","atoms":[],"cards":[],"markups":[],"sections":[[1,"p",[]]]}'
const failed = { errors: [{ message: 'Validation failed for products', context: 'tier_id of Tiers' }] }

test.each<Said>([
  [
    '5-0.email-parameters',
    ['admin POST /posts/?email_recipient_filter=all', posts],
    '/posts/',
    { newsletter: 'daily', email_segment: 'all' },
    posts,
  ],
  [
    '5-0.email-parameters',
    ['admin PUT /posts/1/?email_recipient_filter=free&a=b'],
    '/posts/1/',
    { a: 'b', newsletter: 'daily', email_segment: 'status:free' },
  ],
  [
    '5-0.email-parameters',
    ['admin POST /posts/?email_recipient_filter=paid'],
    '/posts/',
    { newsletter: 'daily', email_segment: 'status:-free' },
  ],
  [
    '5-0.email-parameters',
    ['admin POST /posts/?email_recipient_filter=label:vip'],
    '/posts/',
    { newsletter: 'daily', email_segment: 'label:vip' },
  ],
  [
    '5-0.email-parameters',
    ['admin POST /posts/?email_recipient_filter=none&send_email_when_published=true'],
    '/posts/',
    {},
  ],
  [
    '5-0.email-parameters',
    ['admin POST /posts/?send_email_when_published=true'],
    '/posts/',
    { newsletter: 'daily', email_segment: 'all' },
  ],
  ['5-0.email-parameters', ['admin POST /posts/?send_email_when_published=false'], '/posts/', {}],
  ['5-0.email-parameters', ['admin POST /posts/?newsletter=weekend&email_segment=all'], '/posts/', {}],
  ['5-0.email-parameters', ['admin GET /posts/?newsletter=weekend'], '/posts/', { newsletter: 'weekend' }],
  ['5-0.email-parameters', ['admin POST /pages/?newsletter=weekend'], '/pages/', { newsletter: 'weekend' }],
  ['5-0.email-parameters', ['content POST /posts/?newsletter=weekend'], '/posts/', { newsletter: 'weekend' }],
  ['5-0.page-filter', ['content GET /posts/?filter=page:true'], '/posts/', { filter: 'type:page' }],
  ['5-0.page-filter', ['content GET /posts/?filter=page:-false'], '/posts/', { filter: 'type:-post' }],
  [
    '5-0.page-filter',
    ['admin GET /posts/?filter=tag:city,page:[true,false]'],
    '/posts/',
    { filter: 'tag:city,type:[page,post]' },
  ],
  [
    '5-0.page-filter',
    ['admin GET /posts/?filter=page:true,featured:true'],
    '/posts/',
    { filter: 'type:page,featured:true' },
  ],
  ['5-0.page-filter', ['admin GET /posts/?filter=featured:true'], '/posts/', { filter: 'featured:true' }],
  [
    '5-0.page-filter',
    ["admin GET /posts/?filter=title:'page:true'"],
    '/posts/',
    { filter: "title:'page:true'" },
  ],
  ['5-0.page-filter', ['admin GET /posts/'], '/posts/', {}],
  [
    '5-0.post-content-format',
    ['admin POST /posts/?formats=mobiledoc,%20html', { posts: [{ title: 'T', lexical: 'x' }] }],
    '/posts/',
    { formats: 'mobiledoc,lexical,html' },
    posts,
  ],
  [
    '5-0.post-content-format',
    ['admin PUT /pages/1/?formats=lexical', { pages: [{ lexical: 'x' }] }],
    '/pages/1/',
    { formats: 'lexical-of-5' },
    { pages: [{}] },
  ],
  ['5-0.post-content-format', ['admin GET /posts/'], '/posts/', {}],
  [
    '5-0.member-newsletters',
    ['admin PUT /members/1/?filter=newsletters:a', { members: [{ name: 'x', newsletters: [] }] }],
    '/members/1/',
    { filter: 'newsletters_of_later:a' },
    { members: [{ name: 'x' }] },
  ],
  [
    '5-0.member-newsletters',
    ['admin GET /posts/?filter=newsletters:a'],
    '/posts/',
    { filter: 'newsletters:a' },
  ],
  [
    '5-0.password-reset',
    ['admin POST /authentication/passwordreset/', { passwordreset: [1] }],
    '/authentication/password_reset/',
    {},
    { password_reset: [1] },
  ],
  [
    '5-0.password-reset',
    ['admin POST /authentication/password_reset/', { password_reset: [1] }],
    '/authentication/passwordreset/',
    {},
    { password_reset: [1] },
  ],
  [
    '5-0.password-reset',
    ['content POST /authentication/passwordreset/'],
    '/authentication/passwordreset/',
    {},
  ],
  ['5-0.email-previews', ['admin GET /email_preview/posts/1/'], '/email_previews/posts/1/', {}],
  ['5-0.email-previews', ['admin GET /email_previews/posts/1/'], '/email_preview/posts/1/', {}],
  [
    '5-0.tiers-replace-products',
    [
      'admin POST /products/?include=product&fields=a,products&filter=products:tiers',
      { products: [{ product: 1 }], settings: [{ key: 'portal_products' }, { key: 5 }] },
    ],
    '/tiers/',
    { include: 'tier', fields: 'a,tiers', filter: 'tiers:tiers' },
    { tiers: [{ tier: 1 }], settings: [{ key: 'portal_tiers' }, { key: 5 }] },
  ],
  ['5-0.tiers-replace-products', ['admin GET /tiers/?order=name'], '/products/', { order: 'name' }],
  [
    '5-0.tiers-replace-products',
    ['admin GET /posts/?include=superproducts'],
    '/posts/',
    { include: 'superproducts' },
  ],
  [
    '5-0.tier-shape',
    [
      'admin POST /tiers/',
      {
        tiers: [
          {
            monthly_price: { amount: 5, currency: 'EUR' },
            yearly_price: null,
            benefits: [{ name: 'a' }, {}, 'c'],
          },
        ],
      },
    ],
    '/tiers/',
    {},
    { tiers: [{ monthly_price: 5, yearly_price: null, currency: 'EUR', benefits: ['a', null, 'c'] }] },
  ],
  [
    '5-0.tier-shape',
    ['admin POST /tiers/', { tiers: [{ yearly_price: 50, currency: 'EUR' }, { yearly_price: {} }] }],
    '/tiers/',
    {},
    { tiers: [{ yearly_price: '50', currency: 'EUR' }, { yearly_price: null }] },
  ],
])('%s: %j is said in newer words', (change, old, path, query, json = {}) => {
  expect(said(change, ...old)).toEqual([path, query, json])
})

test.each<Shown>([
  [
    '5-0.email-parameters',
    'admin GET /posts/',
    { posts: [{ email_segment: 'status:free', newsletter: { id: '1' } }] },
    { posts: [{ email_recipient_filter: 'free', newsletter_id: '1' }] },
    4,
  ],
  [
    '5-0.email-parameters',
    'admin GET /posts/',
    { posts: [{ email_segment: 'status:-free', email: {} }] },
    { posts: [{ email: {}, email_recipient_filter: 'paid' }] },
    3,
  ],
  [
    '5-0.email-parameters',
    'admin GET /posts/',
    { posts: [{ email_segment: 'label:a', email: {}, newsletter: null }] },
    { posts: [{ email: {}, email_recipient_filter: 'label:a', newsletter_id: null }] },
    4,
  ],
  [
    '5-0.email-parameters',
    'admin GET /posts/',
    { posts: [{ email_segment: 'all', newsletter: null }] },
    { posts: [{ email_recipient_filter: 'none' }] },
    3,
  ],
  [
    '5-0.email-parameters',
    'admin GET /posts/',
    { posts: [{ title: 'T', newsletter: {} }] },
    { posts: [{ title: 'T' }] },
    4,
  ],
  [
    '5-0.email-parameters',
    'content GET /posts/',
    { posts: [{ title: 'T' }] },
    { posts: [{ title: 'T', email_recipient_filter: 'none' }] },
    4,
  ],
  [
    '5-0.email-parameters',
    'content GET /posts/?fields=title',
    { posts: [{ title: 'T' }] },
    { posts: [{ title: 'T' }] },
    4,
  ],
  [
    '5-0.post-content-format',
    'admin GET /posts/',
    { posts: [{ lexical: state }, { lexical: null }] },
    { posts: [{ mobiledoc: old }, {}] },
  ],
  ['5-0.post-content-format', 'content GET /pages/', { pages: [{ lexical: state }] }, { pages: [{}] }],
  [
    '5-0.post-content-format',
    'content GET /pages/?formats=mobiledoc',
    { pages: [{ lexical: state }] },
    { pages: [{ mobiledoc: old }] },
  ],
  [
    '5-0.member-newsletters',
    'admin GET /members/',
    { members: [{ name: 'x', newsletters: [] }] },
    { members: [{ name: 'x' }] },
  ],
  [
    '5-0.password-reset',
    'admin POST /authentication/passwordreset/',
    { password_reset: [1] },
    { passwordreset: [1] },
  ],
  [
    '5-0.tiers-replace-products',
    'admin GET /products/',
    { tiers: [{ tier: { tier_id: 1 } }], settings: [{ key: 'portal_tiers' }] },
    { products: [{ product: { product_id: 1 } }], settings: [{ key: 'portal_products' }] },
  ],
  [
    '5-0.tiers-replace-products',
    'admin GET /products/',
    failed,
    { errors: [{ message: 'Validation failed for tiers', context: 'product_id of Products' }] },
  ],
  [
    '5-0.tier-shape',
    'admin GET /tiers/',
    { tiers: [{ currency: 'EUR', monthly_price: 5, yearly_price: null, benefits: ['a'] }] },
    {
      tiers: [
        {
          monthly_price: { nickname: 'Monthly', amount: 5, interval: 'month', currency: 'EUR' },
          yearly_price: null,
          benefits: [{ name: 'a' }],
        },
      ],
    },
  ],
  [
    '5-0.tier-shape',
    'admin GET /tiers/',
    { tiers: [{ yearly_price: 5, name: 'x' }] },
    {
      tiers: [
        { name: 'x', yearly_price: { nickname: 'Yearly', amount: 5, interval: 'year', currency: null } },
      ],
    },
  ],
  [
    '5-0.attributes',
    'content GET /posts/',
    {
      posts: [
        {
          comments: true,
          show_title_and_feature_image: true,
          reading_time: 1,
          authors: [{ name: 'x', mention_notifications: true }],
        },
      ],
    },
    { posts: [{ reading_time: 1, authors: [{ name: 'x' }] }] },
  ],
  [
    '5-0.attributes',
    'admin GET /posts/',
    { posts: [{ comments: true, count: {}, reading_time: 1 }] },
    { posts: [{ comments: true }] },
  ],
  [
    '5-0.attributes',
    'content GET /settings/',
    {
      settings: {
        title: 'T',
        labs: {},
        portal_name: true,
        version: '5',
        icon: '/content/images/size/w256h256/a.png',
      },
    },
    { settings: { title: 'T', icon: '/content/images/a.png' } },
  ],
  ['5-0.attributes', 'content GET /settings/', { settings: { icon: null } }, { settings: { icon: null } }],
  [
    '5-0.attributes',
    'admin GET /settings/',
    {
      settings: [
        { key: 'icon', value: '/size/w256h256/a.png' },
        { key: 'logo', value: '/size/w256h256/a.png' },
      ],
    },
    {
      settings: [
        { key: 'icon', value: '/a.png' },
        { key: 'logo', value: '/size/w256h256/a.png' },
      ],
    },
  ],
  [
    '5-0.attributes',
    'admin GET /site/',
    { site: { title: 'T', locale: 'en', cover_image: null, allow_external_signup: true } },
    { site: { title: 'T' } },
  ],
])('%s: the answer to %s is said in older words', (change, asked, json, older, major = 5) => {
  expect(shown(change, asked, 200, json, major)).toEqual([200, older])
})
