import type { WorldFiles } from '../../reference/index.ts'

/** A world that has something of everything, and little of it: what is wrong with worlds is told of it, edited. */
export function smallFiles(): WorldFiles {
  return new Map([
    schema('book', 'collectionType', BOOK, { draftAndPublish: true }, true),
    schema('writer', 'collectionType', WRITER, {}, false),
    schema(
      'shop',
      'singleType',
      { name: { type: 'string' }, opening: { type: 'component', component: 'shop.hours' } },
      {},
      false,
    ),
    component('shop', 'hours', { day: { type: 'string', required: true }, from: { type: 'time' } }),
    component('shop', 'note', {
      text: { type: 'text' },
      about: { type: 'relation', relation: 'oneToOne', target: 'api::writer.writer' },
    }),
    ['data.json', JSON.stringify(DATA)],
    ['options.json', JSON.stringify(OPTIONS)],
  ])
}

const BOOK = {
  title: {
    type: 'string',
    required: true,
    minLength: 2,
    maxLength: 40,
    pluginOptions: { i18n: { localized: true } },
  },
  slug: { type: 'uid', targetField: 'title' },
  isbn: { type: 'string', unique: true, private: true, regex: '^[0-9]+$' },
  pages: { type: 'integer', min: 1, max: 2000, default: 100 },
  price: { type: 'decimal' },
  weight: { type: 'float' },
  sold: { type: 'biginteger' },
  about: { type: 'richtext' },
  kind: { type: 'enumeration', enum: ['novel', 'essay'], default: 'novel' },
  isOld: { type: 'boolean', default: false },
  day: { type: 'date' },
  seen: { type: 'datetime' },
  at: { type: 'time' },
  mail: { type: 'email' },
  code: { type: 'password' },
  more: { type: 'json' },
  cover: { type: 'media', multiple: false, allowedTypes: ['images'] },
  files: { type: 'media', multiple: true },
  writers: { type: 'relation', relation: 'manyToMany', target: 'api::writer.writer', inversedBy: 'books' },
  owner: { type: 'relation', relation: 'manyToOne', target: 'plugin::users-permissions.user' },
  next: { type: 'relation', relation: 'oneToOne', target: 'api::book.book' },
  hours: { type: 'component', component: 'shop.hours', repeatable: true, min: 1 },
  parts: { type: 'dynamiczone', components: ['shop.hours', 'shop.note'], max: 3 },
}

const WRITER = {
  name: { type: 'string' },
  books: { type: 'relation', relation: 'manyToMany', target: 'api::book.book', mappedBy: 'writers' },
  friends: { type: 'relation', relation: 'oneToMany', target: 'api::writer.writer', mappedBy: 'leader' },
  leader: { type: 'relation', relation: 'manyToOne', target: 'api::writer.writer', inversedBy: 'friends' },
  any: { type: 'relation', relation: 'morphToMany' },
}

const DATA = {
  'plugin::users-permissions.role': [
    { id: 1, name: 'Public', type: 'public' },
    { id: 2, name: 'Reader', type: 'reader' },
  ],
  'plugin::users-permissions.user': [
    { id: 1, username: 'ann', email: 'ann@example.com', password: 'ann-Passw0rd', role: 2 },
  ],
  'plugin::upload.file': [
    {
      id: 1,
      name: 'a.png',
      url: '/uploads/a.png',
      mime: 'image/png',
      ext: '.png',
      hash: 'a',
      size: 1.5,
      provider: 'local',
    },
  ],
  'plugin::i18n.locale': [
    { id: 1, code: 'en', name: 'English (en)', isDefault: true },
    { id: 2, code: 'fr', name: 'French (fr)' },
  ],
  'api::writer.writer': [
    { id: 1, name: 'Ann', leader: 2 },
    { id: 2, name: 'Bob', any: [{ __type: 'api::book.book', id: 1 }] },
  ],
  'api::book.book': [
    {
      id: 1,
      title: 'First',
      slug: 'first',
      isbn: '11',
      pages: 10,
      price: 9.5,
      weight: 0.25,
      sold: '12345678901',
      kind: 'essay',
      day: '2024-02-29',
      seen: '2024-02-29T10:00:00.000Z',
      at: '10:30:00.000',
      mail: 'x@example.com',
      more: { a: [1, null] },
      cover: 1,
      files: [1],
      writers: [1, 2],
      owner: 1,
      next: 2,
      hours: [{ day: 'Monday', from: '08:00:00.000' }],
      parts: [{ __component: 'shop.note', text: 'x', about: 1 }],
      locale: 'en',
      localizations: [3],
      publishedAt: '2024-03-01T00:00:00.000Z',
      createdAt: '2024-01-01T00:00:00.000Z',
    },
    { id: 2, title: 'Second', publishedAt: null },
    { id: 3, title: 'Premier', locale: 'fr', localizations: [1] },
  ],
  'api::shop.shop': [{ id: 1, name: 'Corner', opening: { day: 'Friday' } }],
}

const OPTIONS = {
  permissions: {
    public: [
      'api::book.book.find',
      'api::book.book.findOne',
      'api::writer.writer.find',
      'api::shop.shop.find',
    ],
  },
  apiTokens: [{ name: 'all', type: 'full-access', accessKey: 'small-token' }],
}

function schema(
  name: string,
  kind: string,
  attributes: object,
  options: object,
  isLocalized: boolean,
): readonly [string, string] {
  const info = { singularName: name, pluralName: `${name}s`, displayName: name }
  const pluginOptions = { i18n: { localized: isLocalized } }
  return [
    `models/src/api/${name}/content-types/${name}/schema.json`,
    JSON.stringify({ kind, info, options, pluginOptions, attributes }),
  ]
}

function component(category: string, name: string, attributes: object): readonly [string, string] {
  return [
    `models/src/components/${category}/${name}.json`,
    JSON.stringify({
      collectionName: `components_${category}_${name}`,
      info: { displayName: name },
      attributes,
    }),
  ]
}
