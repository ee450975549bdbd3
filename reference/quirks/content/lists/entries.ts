import { notFound } from '../../../content/errors.ts'
import { collectionResponse } from '../../../content/rest/frame/list.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { answering, answeringEntries, isObject, type JsonObject, without } from './answer-json.ts'

type Attributes = (attributes: JsonObject, entry: JsonObject, index: number) => JsonObject

/** Entries with other attributes: the clause, what is wrong, what a server does, and what an entry shows. */
const ATTRIBUTES: readonly (readonly [clause: string, wrong: string, says: string, change: Attributes])[] = [
  ...times('created-at', 'createdAt'),
  ...times('updated-at', 'updatedAt'),
  ['resources.created-at', 'not-of-drafts', 'a draft has no createdAt', notOf('createdAt', isDraft)],
  [
    'resources.created-at',
    'of-drafts-alone',
    'a type without drafts has no createdAt',
    notOf('createdAt', hasNoState),
  ],
  [
    'resources.updated-at',
    'of-drafts-alone',
    'a type without drafts has no updatedAt',
    notOf('updatedAt', hasNoState),
  ],
  [
    'resources.created-at',
    'not-localized',
    'a localized entry has no createdAt',
    notOf('createdAt', isLocalized),
  ],
  [
    'resources.updated-at',
    'not-localized',
    'a localized entry has no updatedAt',
    notOf('updatedAt', isLocalized),
  ],
  ['resources.published-at', 'left-out', 'publishedAt is left out', it => without(it, 'publishedAt')],
  ['resources.published-at', 'not-of-drafts', 'a draft has no publishedAt', notOf('publishedAt', isDraft)],
  ['resources.published-at', 'empty', 'publishedAt of a draft is empty', state(value => value ?? '')],
  ['resources.published-at', 'false', 'publishedAt of a draft is false', state(value => value ?? false)],
  ['resources.published-at', 'epoch', 'publishedAt of a draft is 1970', state(value => value ?? EPOCH)],
  [
    'resources.published-at',
    'as-number',
    'publishedAt is a number',
    state(value => value && Date.parse(String(value))),
  ],
  ['resources.published-at', 'as-boolean', 'publishedAt is true', state(value => value !== null || null)],
  [
    'resources.published-at',
    'as-created-at',
    'publishedAt is the time of the creation',
    it => ('publishedAt' in it && it.publishedAt !== null ? { ...it, publishedAt: it.createdAt } : it),
  ],
  [
    'resources.published-at',
    'everywhere-a-time',
    'types without draft and publish have a publishedAt, too',
    it => ({ publishedAt: it.createdAt, ...it }),
  ],
  ['resources.locale', 'as-object', 'the locale is an object with a code', locale(code => ({ code }))],
  [
    'resources.locale',
    'with-region',
    'the locale has a region',
    locale(code => `${code}-${String(code).toUpperCase()}`),
  ],
  ['resources.locale', 'default', 'the locale is always the default one', locale(() => 'en')],
  [
    'resources.locale',
    'null-everywhere',
    'the locale of every type is there, null',
    it => ({ locale: null, ...it }),
  ],
  ['resources.fields', 'false-left-out', 'attributes that are false are left out', withoutValues(false)],
  ['resources.fields', 'empty-left-out', 'attributes that are empty are left out', withoutValues('')],
  ['resources.fields', 'false-as-null', 'attributes that are false are null', instead(false, null)],
  ['resources.fields', 'empty-as-null', 'attributes that are empty are null', instead('', null)],
  [
    'resources.fields',
    'of-the-first',
    'every entry shows the name of the first',
    (it, _entry, index) => (index > 0 && 'name' in it ? { ...it, name: 'Amara Osei' } : it),
  ],
  [
    'models.attributes',
    'first-left-out',
    'the first attribute of a model is left out',
    it => Object.fromEntries(Object.entries(it).slice(1)),
  ],
  ['models.attributes', 'richtext-left-out', 'a richtext is left out', it => without(it, 'body')],
  [
    'models.attributes',
    'in-lower-case',
    'the names of attributes are in lower case',
    renamed(name => name.toLowerCase()),
  ],
  ['models.attributes', 'with-underscores', 'the names of attributes have underscores', renamed(snakeCase)],
  [
    'resources.default-attributes',
    'texts-alone',
    'only texts are shown',
    it => Object.fromEntries(Object.entries(it).filter(([, value]) => typeof value === 'string')),
  ],
  [
    'resources.default-attributes',
    'first-five',
    'only the first attributes are shown',
    it => ({ ...Object.fromEntries(Object.entries(it).slice(0, 5)), ...defaults(it) }),
  ],
  [
    'resources.default-attributes',
    'without-defaults',
    'the default attributes are left out',
    it => Object.fromEntries(Object.entries(it).filter(([name]) => !DEFAULTS.includes(name))),
  ],
  [
    'models.draft-and-publish',
    'everywhere',
    'every type has a publishedAt',
    it => ({ publishedAt: null, ...it }),
  ],
  [
    'models.draft-and-publish',
    'localized-alone',
    'types that are not localized have no publishedAt',
    notOf('publishedAt', it => !('locale' in it)),
  ],
  ['models.plugin-options', 'left-out', 'no type has a locale', it => without(it, 'locale')],
  [
    'models.plugin-options',
    'of-drafts-alone',
    'localized types without drafts have no locale',
    notOf('locale', hasNoState),
  ],
]

/** What a list and its entries look like. */
export const entryMemberQuirks: readonly Quirk[] = [
  ...ATTRIBUTES.flatMap(([clause, wrong, says, change]) =>
    deviations(
      collectionResponse,
      [
        [
          wrong,
          says,
          answeringEntries((entry, index) => ({
            ...entry,
            attributes: change(attributesOf(entry), entry, index),
          })),
        ],
      ],
      `content.${clause}`,
    ),
  ),
  ...deviations(
    collectionResponse,
    [
      ['wrapped', 'each entry is wrapped in data', answeringEntries(entry => ({ data: entry }))],
      [
        'fields',
        'the attributes are called fields',
        answeringEntries(({ attributes, ...entry }) => ({ ...entry, fields: attributes })),
      ],
      [
        'defaults-beside',
        'the default attributes stand beside the others',
        answeringEntries(entry => ({ ...entry, ...defaults(attributesOf(entry)) })),
      ],
      [
        'populated-beside',
        'what is populated stands beside the attributes',
        answeringEntries(entry => {
          const entries = Object.entries(attributesOf(entry))
          const isPopulated = ([, value]: readonly [string, unknown]) => isObject(value) && 'data' in value
          return { ...entry, ...Object.fromEntries(entries.filter(isPopulated)) }
        }),
      ],
    ],
    'content.resources.attributes',
  ),
  ...deviations(
    collectionResponse,
    [
      ['left-out', 'an entry has no id', answeringEntries(entry => without(entry, 'id'))],
      [
        'places',
        'the id of an entry is its place in the list',
        answeringEntries((entry, index) => ({ ...entry, id: index + 1 })),
      ],
      [
        'as-key',
        'the id of an entry is called key',
        answeringEntries(({ id, ...entry }) => ({ key: id, ...entry })),
      ],
      ['null', 'the id of an entry is null', answeringEntries(entry => ({ ...entry, id: null }))],
      [
        'fraction',
        'the id of an entry is no whole number',
        answeringEntries(entry => ({ ...entry, id: Number(entry.id) + 0.5 })),
      ],
    ],
    'content.resources.id',
  ),
  ...deviations(collectionResponse, [
    ['results', 'the entries are called results', answering(({ data, meta }) => ({ results: data, meta }))],
    ['without-meta', 'there is no meta', answering(({ data }) => ({ data }))],
    ['meta-empty', 'meta is empty', answering(({ data }) => ({ data, meta: {} }))],
    ['meta-flat', 'meta is the pagination', answering(({ data, meta }) => ({ data, meta: meta.pagination }))],
    [
      'by-id',
      'data is an object of entries by their ids',
      answering(({ data, meta }) => ({
        data: Object.fromEntries(data.map(entry => [String(entry.id), entry])),
        meta,
      })),
    ],
    [
      'one-bare',
      'of one entry data is that entry',
      answering(({ data, meta }) => ({ data: data.length === 1 ? data[0] : data, meta })),
    ],
    [
      'nothing-null',
      'of nothing data is null',
      answering(({ data, meta }) => ({ data: data.length === 0 ? null : data, meta })),
    ],
    [
      'nothing-without-meta',
      'of nothing there is no meta',
      answering(body => (body.data.length === 0 ? { data: [] } : body)),
    ],
    [
      'nothing-refused',
      'who finds nothing is told that there is nothing',
      answering(body => (body.data.length === 0 ? refuse() : body)),
    ],
    [
      'populated-apart',
      'what is populated stands beside the entries',
      answering(({ data, meta }) => ({ data: data.map(withoutPopulated), included: data, meta })),
    ],
  ]),
  ...deviations(
    collectionResponse,
    [
      [
        'document-id',
        'an entry has an id for all its locales, too',
        answeringEntries(entry => ({ ...entry, documentId: 'd1' })),
      ],
    ],
    'content.list.nothing-more',
  ),
]

const EPOCH = '1970-01-01T00:00:00.000Z'
const DEFAULTS = ['createdAt', 'updatedAt', 'publishedAt', 'locale']

function times(clause: string, name: string): typeof ATTRIBUTES {
  const changed =
    (change: (time: string) => unknown): Attributes =>
    it => ({ ...it, [name]: change(String(it[name])) })
  return [
    [`resources.${clause}`, 'is-null', `${name} is null`, changed(() => null)],
    [`resources.${clause}`, 'is-a-day', `${name} is a day`, changed(time => time.slice(0, 10))],
    [`resources.${clause}`, 'is-local', `${name} says no time zone`, changed(time => time.slice(0, 19))],
    [
      `resources.${clause}`,
      'has-a-space',
      `${name} has a space in the middle`,
      changed(time => time.replace('T', ' ')),
    ],
    [`resources.${clause}`, 'is-a-number', `${name} is a number`, changed(time => Date.parse(time))],
    [`resources.${clause}`, 'is-now', `${name} is always the same`, changed(() => EPOCH)],
    [
      `resources.${clause}`,
      'has-underscores',
      `${name} is written in another way`,
      renamed(it => (it === name ? snakeCase(it) : it)),
    ],
  ]
}

function notOf(name: string, isSo: (attributes: JsonObject) => boolean): Attributes {
  return attributes => (isSo(attributes) ? without(attributes, name) : attributes)
}

function isDraft(attributes: JsonObject): boolean {
  return attributes.publishedAt === null
}

function hasNoState(attributes: JsonObject): boolean {
  return !('publishedAt' in attributes)
}

function isLocalized(attributes: JsonObject): boolean {
  return 'locale' in attributes
}

function state(change: (publishedAt: unknown) => unknown): Attributes {
  return it => ('publishedAt' in it ? { ...it, publishedAt: change(it.publishedAt) } : it)
}

function locale(change: (code: unknown) => unknown): Attributes {
  return it => ('locale' in it ? { ...it, locale: change(it.locale) } : it)
}

function withoutValues(unwanted: unknown): Attributes {
  return it => Object.fromEntries(Object.entries(it).filter(([, value]) => value !== unwanted))
}

function instead(unwanted: unknown, other: unknown): Attributes {
  return it =>
    Object.fromEntries(Object.entries(it).map(([name, value]) => [name, value === unwanted ? other : value]))
}

function renamed(change: (name: string) => string): Attributes {
  return it => Object.fromEntries(Object.entries(it).map(([name, value]) => [change(name), value]))
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

function defaults(attributes: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => DEFAULTS.includes(name)))
}

function attributesOf(entry: JsonObject): JsonObject {
  return isObject(entry.attributes) ? entry.attributes : {}
}

function withoutPopulated(entry: JsonObject): JsonObject {
  const kept = Object.entries(attributesOf(entry)).filter(
    ([, value]) => typeof value !== 'object' || value === null,
  )
  return { ...entry, attributes: Object.fromEntries(kept) }
}

function refuse(): never {
  throw notFound()
}
