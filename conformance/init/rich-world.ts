import type { WorldFile } from './world-file.ts'

const localized = { pluginOptions: { i18n: { localized: true } } }

const post = {
  kind: 'collectionType',
  info: { singularName: 'post', pluralName: 'posts', displayName: 'Post' },
  options: { draftAndPublish: true },
  ...localized,
  attributes: {
    title: { type: 'string', required: true, ...localized },
    slug: { type: 'uid', targetField: 'title' },
    cover: { type: 'media', multiple: false, allowedTypes: ['images'] },
    author: { type: 'relation', relation: 'manyToOne', target: 'api::author.author', inversedBy: 'posts' },
    tags: { type: 'relation', relation: 'manyToMany', target: 'api::tag.tag', inversedBy: 'posts' },
    seo: { type: 'component', component: 'meta.seo' },
    body: { type: 'dynamiczone', components: ['block.text', 'block.quote'] },
  },
}

const author = {
  kind: 'collectionType',
  info: { singularName: 'author', pluralName: 'authors', displayName: 'Author' },
  attributes: {
    name: { type: 'string', required: true },
    email: { type: 'email', private: true },
    posts: { type: 'relation', relation: 'oneToMany', target: 'api::post.post', mappedBy: 'author' },
  },
}

const tag = {
  kind: 'collectionType',
  info: { singularName: 'tag', pluralName: 'tags', displayName: 'Tag' },
  attributes: {
    label: { type: 'string', required: true, unique: true },
    posts: { type: 'relation', relation: 'manyToMany', target: 'api::post.post', mappedBy: 'tags' },
  },
}

const component = (displayName: string, attributes: object) => ({ info: { displayName }, attributes })

const COVER = {
  id: 1,
  name: 'harbour.jpg',
  alternativeText: 'The harbour at noon',
  width: 800,
  height: 600,
  hash: 'harbour',
  ext: '.jpg',
  mime: 'image/jpeg',
  size: 48.2,
  url: '/uploads/harbour.jpg',
}

const POSTS = [
  {
    id: 1,
    title: 'Hello',
    slug: 'hello',
    locale: 'en',
    localizations: [2],
    cover: 1,
    author: 1,
    tags: [1, 2],
    seo: { title: 'Hello, world', index: true },
    body: [
      { __component: 'block.text', text: 'The first post.' },
      { __component: 'block.quote', text: 'Call me Ishmael.', by: 'Herman Melville' },
    ],
    publishedAt: '2024-02-01T09:00:00.000Z',
  },
  { id: 2, title: 'Bonjour', slug: 'bonjour', locale: 'fr', localizations: [1], author: 1 },
  { id: 3, title: 'Not finished', slug: 'not-finished', author: 2, tags: [2], publishedAt: null },
]

const options = {
  api: { rest: { defaultLimit: 10, maxLimit: 50 } },
  graphql: { depthLimit: 7 },
  permissions: {
    public: [
      'api::post.post.find',
      'api::post.post.findOne',
      'api::author.author.find',
      'api::tag.tag.find',
      'plugin::users-permissions.auth.callback',
    ],
    authenticated: ['api::post.post.find', 'api::post.post.create', 'plugin::users-permissions.user.me'],
  },
  apiTokens: [{ name: 'editor', type: 'full-access', accessKey: 'editor-token' }],
}

const platform = {
  site: { title: 'My blog', url: 'http://localhost:2368', version: '5.130' },
  content_api_keys: [{ key: '0123456789abcdef0123456789' }],
  users: [{ name: 'Ada', email: 'ada@blog.example', password: 'adas-long-password', role: 'Owner' }],
  tags: [{ name: 'News', slug: 'news' }],
  posts: [
    { title: 'Welcome', slug: 'welcome', html: '<p>Welcome.</p>', status: 'published', tags: ['news'] },
    { title: 'Later', slug: 'later', html: '<p>Later.</p>', status: 'draft' },
  ],
}

/** Something of everything: relations, a component, a zone, locales, drafts, a file, users, permissions, a site. */
export const richWorld: readonly WorldFile[] = [
  { path: 'models/src/api/post/content-types/post/schema.json', value: post },
  { path: 'models/src/api/author/content-types/author/schema.json', value: author },
  { path: 'models/src/api/tag/content-types/tag/schema.json', value: tag },
  {
    path: 'models/src/components/meta/seo.json',
    value: component('SEO', { title: { type: 'string' }, index: { type: 'boolean', default: true } }),
  },
  {
    path: 'models/src/components/block/text.json',
    value: component('Text', { text: { type: 'richtext' } }),
  },
  {
    path: 'models/src/components/block/quote.json',
    value: component('Quote', { text: { type: 'text' }, by: { type: 'string' } }),
  },
  {
    path: 'data.json',
    schema: 'world-data',
    value: {
      'plugin::i18n.locale': [
        { name: 'English', code: 'en', isDefault: true },
        { name: 'French', code: 'fr' },
      ],
      'plugin::upload.file': [COVER],
      'plugin::users-permissions.user': [
        { username: 'nora', email: 'nora@blog.example', password: 'noras-password', confirmed: true },
      ],
      'api::author.author': [
        { id: 1, name: 'Ada', email: 'ada@blog.example' },
        { id: 2, name: 'Bo' },
      ],
      'api::tag.tag': [
        { id: 1, label: 'news' },
        { id: 2, label: 'sea' },
      ],
      'api::post.post': POSTS,
    },
  },
  { path: 'options.json', schema: 'world-options', value: options },
  { path: 'platform.json', schema: 'world-platform', value: platform },
  {
    path: 'keys.json',
    schema: 'world-keys',
    value: { posts: 'slug', authors: 'name', tags: 'label', users: 'username', files: 'name' },
  },
]
