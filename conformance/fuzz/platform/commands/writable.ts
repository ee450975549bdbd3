import type { JsonObject } from '../../../compare/json-value.ts'

/** What sequences write to, and with which values. Values in the documentation's words; older ones are put in their place. */
export interface Writable {
  /** First part of its paths, and root of its bodies. */
  readonly name: string
  /** What a new one is called until it has an id: `post` for `<post-1>`. */
  readonly singular: string
  /** What a new one must have. */
  readonly needs: Readonly<Record<string, readonly unknown[]>>
  /** What may be written besides, each with some values. */
  readonly takes: Readonly<Record<string, readonly unknown[]>>
  /** What says something only together. */
  readonly together?: readonly JsonObject[]
  /** Whether whoever edits it must tell when it was last changed. */
  readonly isGuarded?: true
  readonly cannotBeDeleted?: true
}

const TITLES = ['A new day', 'Zwölf & more', 'Bridge opens', 'x', '']
const SLUGS = ['a-new-day', 'bridge-opens', 'Not A Slug', 'about']
const LEXICAL = JSON.stringify({
  root: {
    children: [
      {
        children: [
          { detail: 0, format: 0, mode: 'normal', style: '', text: 'Hello.', type: 'text', version: 1 },
        ],
        direction: 'ltr',
        format: '',
        indent: 0,
        type: 'paragraph',
        version: 1,
      },
    ],
    direction: 'ltr',
    format: '',
    indent: 0,
    type: 'root',
    version: 1,
  },
})
const MOBILEDOC = JSON.stringify({
  version: '0.3.1',
  markups: [],
  atoms: [],
  cards: [],
  sections: [[1, 'p', [[0, [], 0, 'Hello.']]]],
})

const WRITTEN = {
  title: TITLES,
  slug: SLUGS,
  status: ['published', 'draft', 'scheduled', 'published'],
  published_at: ['2024-03-01T09:00:00.000Z', '2999-01-01T00:00:00.000Z', null],
  featured: [true, false],
  visibility: ['public', 'members', 'paid', 'tiers'],
  tags: [
    [{ slug: 'city' }],
    [{ name: 'Harbour' }, { name: 'Sport' }],
    ['Weather'],
    [],
    [{ name: '#hidden' }],
  ],
  authors: [[{ email: 'art@gazette.example' }], [{ slug: 'ed' }, { slug: 'olga' }], []],
  tiers: [[{ slug: 'gold' }], []],
  feature_image: [
    '/content/images/new.png',
    '<site>/content/images/new.png',
    'https://elsewhere.example/x.png',
    null,
  ],
  custom_excerpt: ['In short.', null],
  lexical: [LEXICAL, null],
  mobiledoc: [MOBILEDOC],
  canonical_url: ['/about/', null],
  meta_title: ['For machines', null],
  codeinjection_head: ['<meta name="x">', null],
  custom_template: ['custom-wide', null],
  unknown: ['x'],
}

const SCHEDULED_OR_SHUT: readonly JsonObject[] = [
  { status: 'scheduled', published_at: '2999-01-01T00:00:00.000Z' },
  { status: 'scheduled', published_at: '2024-03-01T09:00:00.000Z' },
  { status: 'published', published_at: '2024-03-01T09:00:00.000Z' },
  { visibility: 'tiers', tiers: [{ id: '<tiers:gold>' }] },
]

/** Each resource that the admin API writes, by any major. */
export const writables: readonly Writable[] = [
  {
    name: 'posts',
    singular: 'post',
    needs: { title: TITLES },
    takes: { ...WRITTEN, email_only: [true, false], email_subject: ['News', null] },
    together: SCHEDULED_OR_SHUT,
    isGuarded: true,
  },
  {
    name: 'pages',
    singular: 'page',
    needs: { title: TITLES },
    takes: { ...WRITTEN, show_title_and_feature_image: [true, false] },
    together: SCHEDULED_OR_SHUT,
    isGuarded: true,
  },
  {
    name: 'tags',
    singular: 'tag',
    needs: { name: ['Harbour', 'City', '#hidden', ''] },
    takes: {
      slug: ['harbour', 'city'],
      description: ['By the water', null],
      visibility: ['public', 'internal'],
      feature_image: ['/content/images/harbour.png', null],
      accent_color: ['#ff0000'],
      meta_title: ['Water', null],
    },
  },
  {
    name: 'tiers',
    singular: 'tier',
    needs: {
      name: ['Silver', 'Gold', ''],
      // Another one than that of the usual world's tiers.
      currency: ['EUR', 'usd'],
      monthly_price: [300],
      yearly_price: [3000],
    },
    takes: {
      description: ['For some', null],
      monthly_price: [400, 0, -1, 1.5, '500', { amount: 5 }],
      yearly_price: [4000, '5000'],
      currency: ['usd', 'eur', 'nope'],
      benefits: [['A mug'], ['A mug', 'A hat'], [], [{ name: 'A mug' }], 'A mug'],
      active: [true, false],
      visibility: ['public', 'none'],
      trial_days: [0, 7, -1],
      welcome_page_url: ['/welcome/', null],
      slug: ['silver'],
    },
    cannotBeDeleted: true,
  },
  {
    name: 'products',
    singular: 'product',
    needs: { name: ['Silver', 'Gold'] },
    takes: {
      description: ['For some', null],
      benefits: [[{ name: 'A mug' }], []],
      monthly_price: [{ amount: 300, currency: 'usd' }, 300],
      yearly_price: [{ amount: 3000, currency: 'usd' }],
      active: [true, false],
    },
    cannotBeDeleted: true,
  },
  {
    name: 'subscribers',
    singular: 'subscriber',
    needs: { email: ['nell@readers.example', 'nope'] },
    takes: { name: ['Nell'], status: ['subscribed', 'pending'] },
  },
  {
    name: 'newsletters',
    singular: 'newsletter',
    needs: { name: ['Evening', 'Daily', ''] },
    takes: {
      description: ['Each evening', null],
      status: ['active', 'archived'],
      subscribe_on_signup: [true, false],
      sort_order: [0, 5],
      title_font_category: ['serif', 'sans_serif', 'comic'],
      body_font_category: ['serif', 'sans_serif'],
      title_alignment: ['left', 'center'],
      show_badge: [true, false],
      show_feature_image: [true, false],
      show_header_icon: [true, false],
      footer_content: ['Bye.', null],
      header_image: ['/content/images/head.png', null],
    },
    cannotBeDeleted: true,
  },
  {
    name: 'members',
    singular: 'member',
    needs: { email: ['nell@readers.example', 'mia@readers.example', 'nope'] },
    takes: {
      email: ['nelly@readers.example', 'gold@readers.example'],
      name: ['Nell', null],
      note: ['Likes boats', null],
      labels: [['vip'], [{ name: 'Sailor' }], []],
      newsletters: [
        [{ id: '<newsletters:weekend>' }],
        [{ id: '<newsletters:daily>' }, { id: '<newsletters:weekend>' }],
        [],
      ],
      subscribed: [true, false],
      comped: [true, false],
      tiers: [[{ id: '<tiers:gold>' }], []],
    },
  },
  {
    name: 'offers',
    singular: 'offer',
    needs: {
      name: ['Autumn sale', 'Spring sale'],
      code: ['autumn', 'spring'],
      display_title: ['Leaves fall'],
      type: ['percent'],
      cadence: ['month', 'year', 'week'],
      amount: [10, 0],
      duration: ['once', 'forever'],
      tier: [{ id: '<tiers:gold>' }],
    },
    takes: {
      name: ['Winter sale'],
      code: ['winter', 'spring'],
      display_title: ['Snow falls'],
      display_description: ['All of it', ''],
      status: ['active', 'archived'],
    },
    cannotBeDeleted: true,
  },
  {
    name: 'labels',
    singular: 'label',
    needs: { name: ['Sailor', 'VIP', ''] },
    takes: { slug: ['sailor', 'vip'] },
  },
  {
    name: 'snippets',
    singular: 'snippet',
    needs: { name: ['Sign-off', ''], mobiledoc: [MOBILEDOC] },
    takes: { mobiledoc: [MOBILEDOC], lexical: [LEXICAL] },
  },
]

/** Keys of settings, and what they may be. Which of them there are depends on the major. */
export const settingValues: Readonly<Record<string, readonly unknown[]>> = {
  title: ['The Herald', 'x', ''],
  description: ['News of the sea', null],
  codeinjection_head: ['<meta name="paper" content="herald">', null],
  codeinjection_foot: ['<!-- bye -->', null],
  cover_image: ['/content/images/sea.png', '<site>/content/images/sea.png'],
  unsplash: [
    true,
    false,
    'true',
    'false',
    'yes',
    1,
    0,
    [],
    { isActive: true },
    JSON.stringify({ isActive: true }),
  ],
  accent_color: ['#00ff00', 'green'],
  timezone: ['Europe/Berlin', 'Nowhere'],
  navigation: [JSON.stringify([{ label: 'Home', url: '/' }])],
  is_private: [true, false],
  members_signup_access: ['all', 'invite', 'none'],
  portal_tiers: [JSON.stringify([])],
  portal_products: [JSON.stringify([])],
  newsletter_show_badge: [false],
  nothing_like_it: ['x'],
}

/** What was taken away or renamed, and asks for something besides to write a resource. */
export const singleWrites: readonly {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}[] = [
  {
    method: 'POST',
    path: '/mail/',
    body: { mail: [{ message: { to: 'x@readers.example', subject: 's', html: 'h' } }] },
  },
  { method: 'POST', path: '/mail/test/', body: {} },
  {
    method: 'PUT',
    path: '/mail/',
    body: { mail: [{ message: { to: 'x@readers.example', subject: 's', html: 'h' } }] },
  },
  { method: 'DELETE', path: '/mail/' },
  ...['email_previews', 'email_preview'].map(name => ({
    method: 'POST',
    path: `/${name}/posts/<posts:cup-final>/`,
    body: { emails: ['x@readers.example'] },
  })),
  { method: 'DELETE', path: '/settings/payments/connect/' },
  {
    method: 'POST',
    path: '/settings/members/email/',
    body: { email: 'new@gazette.example', type: 'supportAddressUpdate' },
  },
  ...['global_password_reset', 'reset_all_passwords'].map(name => ({
    method: 'POST',
    path: `/authentication/${name}/`,
    body: {},
  })),
  ...['password_reset', 'passwordreset'].flatMap(path =>
    ['password_reset', 'passwordreset'].map(root => ({
      method: 'POST',
      path: `/authentication/${path}/`,
      body: { [root]: [{ email: 'ed@gazette.example' }] },
    })),
  ),
  ...['password_reset', 'passwordreset'].map(name => ({
    method: 'PUT',
    path: `/authentication/${name}/`,
    body: { [name]: [{ token: 'nonsense', newPassword: 'a-long-new-word', ne2Password: 'a-long-new-word' }] },
  })),
  ...['art', 'ed', 'olga'].map(slug => ({ method: 'DELETE', path: `/users/<users:${slug}>/` })),
  { method: 'PUT', path: '/users/<users:ed>/', body: { users: [{ name: 'Edith', bio: 'Edits.' }] } },
]
