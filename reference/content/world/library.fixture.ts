import type { WorldFiles } from '../../world/world.ts'

/** A small world with every kind of attribute, for tests: a library. */

const localized = { pluginOptions: { i18n: { localized: true } } }
const drafts = { options: { draftAndPublish: true } }

const relation = (kind: string, target: string, more: object = {}) => ({
  type: 'relation',
  relation: kind,
  target,
  ...more,
})

function model(singularName: string, pluralName: string, attributes: object, more: object = {}): object {
  return { kind: 'collectionType', info: { singularName, pluralName }, ...more, attributes }
}

const book = model(
  'book',
  'books',
  {
    title: { type: 'string', required: true },
    slug: { type: 'uid', targetField: 'title' },
    blurb: { type: 'text' },
    review: { type: 'richtext' },
    contact: { type: 'email' },
    lock: { type: 'password' },
    binding: { type: 'enumeration', enum: ['hard', 'soft'] },
    pages: { type: 'integer', default: 100 },
    isbn: { type: 'biginteger' },
    weight: { type: 'float' },
    price: { type: 'decimal' },
    printedOn: { type: 'date' },
    readAt: { type: 'time' },
    soldAt: { type: 'datetime' },
    stamp: { type: 'timestamp' },
    lent: { type: 'boolean' },
    extra: { type: 'json' },
    story: { type: 'blocks' },
    secret: { type: 'string', private: true },
    author: relation('manyToOne', 'api::author.author', { inversedBy: 'books' }),
    genres: relation('manyToMany', 'api::genre.genre', { inversedBy: 'books' }),
    sequel: relation('oneToOne', 'api::book.book', { inversedBy: 'prequel' }),
    prequel: relation('oneToOne', 'api::book.book', { mappedBy: 'sequel' }),
    similar: relation('oneToMany', 'api::book.book'),
    notes: relation('morphMany', 'api::note.note', { morphBy: 'about' }),
    cover: { type: 'media' },
    pictures: { type: 'media', multiple: true },
    seo: { type: 'component', component: 'meta.seo' },
    links: { type: 'component', component: 'meta.link', repeatable: true },
    zone: { type: 'dynamiczone', components: ['block.quote', 'meta.link'] },
  },
  drafts,
)

const author = model('author', 'authors', {
  name: { type: 'string' },
  books: relation('oneToMany', 'api::book.book', { mappedBy: 'author' }),
  note: relation('morphOne', 'api::note.note', { morphBy: 'about' }),
})

const genre = model('genre', 'genres', {
  label: { type: 'string' },
  books: relation('manyToMany', 'api::book.book', { mappedBy: 'genres' }),
})

const note = model('note', 'notes', {
  text: { type: 'string' },
  about: { type: 'relation', relation: 'morphToOne' },
  things: { type: 'relation', relation: 'morphToMany' },
})

const page = model('page', 'pages', { title: { type: 'string' } }, localized)

const home = model(
  'home',
  'homes',
  { headline: { type: 'string' }, theme: { type: 'string' } },
  { kind: 'singleType', ...localized },
)

const seo = {
  attributes: {
    title: { type: 'string' },
    indexable: { type: 'boolean', default: true },
    image: { type: 'media' },
    link: { type: 'component', component: 'meta.link' },
  },
}

const link = {
  attributes: { url: { type: 'string' }, book: relation('oneToOne', 'api::book.book') },
}

const quote = { attributes: { text: { type: 'text' }, by: relation('oneToOne', 'api::author.author') } }

const data = {
  'api::book.book': [{ id: 1, title: 'Moby Dick' }, { id: 2, title: 'Emma' }, { title: 'Ulysses' }],
  'api::author.author': [
    { id: 1, name: 'Herman' },
    { id: 2, name: 'Jane' },
  ],
  'api::genre.genre': [
    { id: 1, label: 'sea' },
    { id: 2, label: 'love' },
  ],
  'api::note.note': [
    { id: 1, text: 'wet' },
    { id: 2, text: 'dry' },
  ],
  'api::page.page': [
    { id: 1, title: 'Hello' },
    { id: 2, title: 'Bonjour', locale: 'fr' },
  ],
  'api::home.home': [{ id: 1, headline: 'Welcome' }],
  'plugin::upload.file': [
    { id: 1, name: 'whale.png' },
    { id: 2, name: 'sea.png' },
  ],
  'plugin::users-permissions.user': [{ id: 1, username: 'ada', email: 'ada@lib.test', password: 'plain' }],
  'plugin::i18n.locale': [
    { id: 1, name: 'English', code: 'en' },
    { id: 2, name: 'French', code: 'fr' },
  ],
}

const options = {
  api: { rest: { defaultLimit: 10, maxLimit: 50, withCount: true } },
  graphql: { endpoint: '/graphql', depthLimit: 7 },
  permissions: { public: ['api::book.book.find'] },
  apiTokens: [{ name: 'reader', type: 'read-only', accessKey: 'abc' }],
  jwtSecret: 'secret',
}

const types = { book, author, genre, note, page, home }

/** The library's files, each as a JSON value. */
export const LIBRARY: ReadonlyMap<string, object> = new Map<string, object>([
  ...Object.entries(types).map(
    ([name, schema]) => [`models/src/api/${name}/content-types/${name}/schema.json`, schema] as const,
  ),
  ['models/src/components/meta/seo.json', seo],
  ['models/src/components/meta/link.json', link],
  ['models/src/components/block/quote.json', quote],
  ['data.json', data],
  ['options.json', options],
])

/** One change of a world: a value put into a file at a path, or taken out of it when it is `undefined`. */
export interface Edit {
  readonly file: string
  readonly at: readonly (string | number)[]
  readonly value: unknown
}

/** The library's files, changed. */
export function libraryWith(...changes: readonly Edit[]): WorldFiles {
  const files = new Map([...LIBRARY].map(([file, json]) => [file, structuredClone(json)]))
  for (const { file, at, value } of changes) put(files.get(file), at, value)
  return new Map([...files].map(([file, json]) => [file, JSON.stringify(json)]))
}

/** The library with other entries in place of those of some types. */
export function libraryOf(entries: Readonly<Record<string, readonly object[]>>): WorldFiles {
  return libraryWith(
    ...Object.entries(entries).map(([uid, rows]) => ({ file: 'data.json', at: [uid], value: rows })),
  )
}

function put(json: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): void {
  if (key === undefined || typeof json !== 'object' || json === null) throw new Error('a change of nothing')
  if (rest.length > 0) put(Reflect.get(json, key), rest, value)
  else if (value === undefined) Reflect.deleteProperty(json, key)
  else Reflect.set(json, key, structuredClone(value))
}
