import { createCipheriv, scryptSync } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import type { JsonObject } from '../../compare/json-value.ts'

/** The lines of an export by its stages; what is left out is that of the cake shop. */
export interface Lines {
  readonly metadata?: object
  readonly schemas?: readonly object[]
  readonly entities?: readonly object[]
  readonly links?: readonly object[]
  readonly configuration?: readonly object[]
  readonly uploads?: Readonly<Record<string, string>>
}

type Entry = Parameters<typeof packTar>[0][number]

/** The bytes of an archive as `strapi export --no-encrypt --no-compress` writes it. */
export async function tarOf(lines: Lines = {}, more: readonly Entry[] = []): Promise<Uint8Array> {
  const { metadata, uploads, ...stages } = { ...CAKE_SHOP, ...lines }
  const entries = [
    ...Object.entries(stages).map(
      ([stage, rows]) => [`${stage}/${stage}_00001.jsonl`, jsonLines(rows)] as const,
    ),
    ...Object.entries(uploads).map(([name, text]) => [`assets/uploads/${name}`, text] as const),
    ['metadata.json', JSON.stringify(metadata, null, 2)] as const,
  ]
  return packTar([...entries.map(([name, body]) => fileEntry(name, body)), ...more])
}

export function fileEntry(name: string, body: string): Entry {
  return { header: { name, size: Buffer.byteLength(body), mtime: new Date('2024-05-01T10:00:00Z') }, body }
}

function jsonLines(rows: readonly object[]): string {
  return rows.map(row => JSON.stringify(row)).join('\n')
}

/** Compressed, and encrypted with a key, as the program does it unless told otherwise. */
export function encrypted(tar: Uint8Array, key: string): Uint8Array {
  const cipher = createCipheriv('aes-128-ecb', scryptSync(key, '', 16), null)
  return Buffer.concat([cipher.update(gzipSync(tar)), cipher.final()])
}

export const HASH = '$2a$10$jN6BK4jE7kLUQ/YavGBtXOgUC6cbJTNvNunYGPmk96EOaL9ep2Tyu'

const relation = (kind: string, target: string, more: object = {}) => ({
  type: 'relation',
  relation: kind,
  target,
  ...more,
})
const creator = { ...relation('oneToOne', 'admin::user'), private: true }
const implicit = {
  createdAt: { type: 'datetime' },
  updatedAt: { type: 'datetime' },
  createdBy: creator,
  updatedBy: creator,
}

export const SCHEMAS: readonly JsonObject[] = [
  {
    uid: 'api::cake.cake',
    kind: 'collectionType',
    collectionName: 'cakes',
    info: { singularName: 'cake', pluralName: 'cakes', displayName: 'Cake' },
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    attributes: {
      name: { type: 'string' },
      tier: { type: 'enumeration', enum: ['low', 'high'] },
      bakers: relation('manyToMany', 'api::baker.baker', { inversedBy: 'cakes' }),
      twin: relation('oneToOne', 'api::cake.cake'),
      pictures: { type: 'media', multiple: true },
      note: { type: 'component', repeatable: false, component: 'shared.note' },
      zone: { type: 'dynamiczone', components: ['shared.note', 'shared.gone'] },
      reviewer: relation('oneToOne', 'admin::user'),
      ...implicit,
      publishedAt: { type: 'datetime' },
      locale: { type: 'string' },
      localizations: relation('oneToMany', 'api::cake.cake'),
    },
    modelType: 'contentType',
    modelName: 'cake',
    globalId: 'Cake',
  },
  {
    uid: 'api::baker.baker',
    kind: 'collectionType',
    collectionName: 'bakers',
    info: { singularName: 'baker', pluralName: 'bakers', displayName: 'Baker' },
    options: {},
    attributes: {
      name: { type: 'string', default: 'nobody' },
      cakes: relation('manyToMany', 'api::cake.cake', { mappedBy: 'bakers' }),
      likes: { type: 'relation', relation: 'morphToOne' },
      ...implicit,
    },
    modelType: 'contentType',
  },
  {
    uid: 'shared.note',
    collectionName: 'components_shared_notes',
    info: { displayName: 'Note' },
    options: {},
    attributes: {
      text: { type: 'string' },
      by: relation('oneToOne', 'api::baker.baker'),
      tips: { type: 'component', repeatable: true, component: 'shared.tip' },
    },
    modelType: 'component',
  },
  {
    uid: 'shared.tip',
    info: {},
    options: {},
    attributes: { text: { type: 'string' } },
    modelType: 'component',
  },
  {
    uid: 'plugin::upload.file',
    info: {},
    attributes: {
      ...{
        name: { type: 'string' },
        hash: { type: 'string' },
        ext: { type: 'string' },
        mime: { type: 'string' },
      },
      ...{ size: { type: 'decimal' }, url: { type: 'string' }, provider: { type: 'string' } },
      folderPath: { type: 'string', private: true },
      ...implicit,
    },
    modelType: 'contentType',
  },
  {
    uid: 'plugin::users-permissions.user',
    info: {},
    attributes: {
      username: { type: 'string' },
      email: { type: 'email' },
      password: { type: 'password', private: true },
      role: relation('manyToOne', 'plugin::users-permissions.role', { inversedBy: 'users' }),
      ...implicit,
    },
    modelType: 'contentType',
  },
  {
    uid: 'plugin::users-permissions.role',
    attributes: { name: { type: 'string' }, type: { type: 'string' } },
  },
  { uid: 'plugin::users-permissions.permission', attributes: { action: { type: 'string' } } },
  { uid: 'plugin::i18n.locale', attributes: { name: { type: 'string' }, code: { type: 'string' } } },
  { uid: 'plugin::menus.menu', attributes: { title: { type: 'string' } } },
]

const TIMES = { createdAt: '2024-01-01T09:00:00.000Z', updatedAt: '2024-01-02T09:00:00.000Z' }
const row = (type: string, id: number, data: object) => ({ type, id, data: { ...data, ...TIMES } })

/** Not in the order of their ids: a database gives rows in any order. */
const ENTITIES = [
  row('api::cake.cake', 7, {
    name: 'Lemon',
    tier: 'low',
    publishedAt: null,
    locale: 'fr',
    note: null,
    zone: [],
  }),
  row('api::cake.cake', 3, {
    name: 'Citron',
    tier: 'high',
    publishedAt: '2024-02-01T10:00:00.000Z',
    locale: 'en',
    note: {
      id: 4,
      text: 'Cold',
      tips: [
        { id: 9, text: 'Grate' },
        { id: 2, text: 'Squeeze' },
      ],
    },
    zone: [{ __component: 'shared.note', id: 5, text: 'Hot', tips: [] }],
  }),
  row('api::baker.baker', 1, { name: 'Ada' }),
  row('api::baker.baker', 2, { name: null }),
  row('plugin::upload.file', 1, {
    name: 'cake.jpg',
    hash: 'cake_1',
    ext: '.jpg',
    mime: 'image/jpeg',
    size: 1,
    url: '/uploads/cake_1.jpg',
    provider: 'local',
    folderPath: '/',
  }),
  row('plugin::users-permissions.user', 1, { username: 'ann', email: 'ann@shop.test', password: HASH }),
  row('plugin::users-permissions.role', 1, { name: 'Authenticated', type: 'authenticated' }),
  row('plugin::users-permissions.role', 2, { name: 'Public', type: 'public' }),
  row('plugin::users-permissions.permission', 5, { action: 'api::cake.cake.find' }),
  row('plugin::users-permissions.permission', 6, { action: 'api::cake.cake.bake' }),
  row('plugin::i18n.locale', 1, { name: 'English (en)', code: 'en' }),
  row('plugin::i18n.locale', 2, { name: 'French (fr)', code: 'fr' }),
  row('plugin::menus.menu', 1, { title: 'Main' }),
]

const end = (type: string, ref: number, more: object = {}) => ({ type, ref, ...more })
const basic = (left: object, right: object) => ({ kind: 'relation.basic', left, right })

const LINKS = [
  basic(
    end('api::cake.cake', 3, { field: 'bakers', pos: 9 }),
    end('api::baker.baker', 1, { field: 'cakes', pos: 8 }),
  ),
  basic(
    end('api::cake.cake', 3, { field: 'bakers', pos: 2 }),
    end('api::baker.baker', 2, { field: 'cakes', pos: 1 }),
  ),
  basic(
    end('api::cake.cake', 7, { field: 'bakers', pos: 1 }),
    end('api::baker.baker', 1, { field: 'cakes', pos: 3 }),
  ),
  {
    ...basic(end('api::cake.cake', 7, { field: 'twin' }), end('api::cake.cake', 3)),
    kind: 'relation.circular',
  },
  {
    ...basic(end('api::cake.cake', 3, { field: 'localizations', pos: 1 }), end('api::cake.cake', 7)),
    kind: 'relation.circular',
  },
  basic(end('api::cake.cake', 7, { field: 'bakers', pos: 2 }), end('api::baker.baker', 99)),
  basic(end('shared.note', 5, { field: 'by' }), end('api::baker.baker', 2)),
  {
    kind: 'relation.morph',
    left: end('api::baker.baker', 1, { field: 'likes' }),
    right: end('api::cake.cake', 3),
  },
  {
    kind: 'relation.morph',
    left: end('plugin::upload.file', 1, { field: 'related' }),
    right: end('api::cake.cake', 3, { field: 'pictures', pos: 1 }),
  },
  basic(
    end('plugin::users-permissions.permission', 5, { field: 'role' }),
    end('plugin::users-permissions.role', 2),
  ),
  basic(
    end('plugin::users-permissions.permission', 6, { field: 'role' }),
    end('plugin::users-permissions.role', 2),
  ),
]

/** A small project with something of everything that an export can hold. */
const CAKE_SHOP: Required<Lines> = {
  metadata: { createdAt: '2024-05-01T10:00:00.000Z', strapi: { version: '4.26.2' } },
  schemas: SCHEMAS,
  entities: ENTITIES,
  links: LINKS,
  configuration: [
    { type: 'core-store', value: { id: 1, key: 'plugin_i18n_default_locale', value: 'fr' } },
    { type: 'core-store', value: { id: 2, key: 'plugin_upload_settings', value: {} } },
    {
      type: 'core-store',
      value: { id: 3, key: 'plugin_users-permissions_advanced', value: { allow_register: false } },
    },
  ],
  uploads: { 'cake_1.jpg': 'pixels' },
}
