import { describe, expect, test } from 'vitest'
import { parseWorld } from '../../world/parse-world.ts'
import type { Attribute, ContentType, Models } from './types.ts'

const info = { singularName: 'tea', pluralName: 'teas' }
const TEA = 'api::tea.tea'

function modelsOf(files: Readonly<Record<string, object>>): Models {
  return parseWorld(
    'teas',
    new Map(Object.entries(files).map(([file, json]) => [file, JSON.stringify(json)])),
  ).models
}

function typeOf(schema: object): ContentType | undefined {
  const models = modelsOf({
    'models/src/api/tea/content-types/tea/schema.json': { info, attributes: {}, ...schema },
  })
  return models.types.get(TEA)
}

function attributeOf(name: string, attribute: object, schema: object = {}): Attribute | undefined {
  return typeOf({ ...schema, attributes: { [name]: attribute } })?.attributes.get(name)
}

const localizedType = { pluginOptions: { i18n: { localized: true } } }

describe('a content-type', () => {
  test('has defaults for all that its schema does not say', () => {
    const { attributes, ...rest } = typeOf({}) ?? {}
    expect(rest).toEqual({
      modelType: 'contentType',
      uid: TEA,
      kind: 'collectionType',
      singularName: 'tea',
      pluralName: 'teas',
      displayName: 'tea',
      collectionName: 'tea',
      draftAndPublish: false,
      localized: false,
      pluginOptions: {},
    })
    expect([...(attributes?.keys() ?? [])]).toEqual(['createdAt', 'updatedAt'])
  })

  test.each([
    { says: 'draft and publish', schema: { options: { draftAndPublish: true } }, added: ['publishedAt'] },
    { says: 'localization', schema: localizedType, added: ['localizations', 'locale'] },
    {
      says: 'both',
      schema: { ...localizedType, options: { draftAndPublish: true } },
      added: ['publishedAt', 'localizations', 'locale'],
    },
  ])('has more attributes with $says, behind its own', ({ schema, added }) => {
    const type = typeOf({ ...schema, attributes: { name: { type: 'string' } } })
    expect([...(type?.attributes.keys() ?? [])]).toEqual(['name', 'createdAt', 'updatedAt', ...added])
  })

  test('has localizations that are a relation to itself, its own inverse', () => {
    expect(typeOf(localizedType)?.attributes.get('localizations')).toMatchObject({
      kind: 'relation',
      target: TEA,
      many: true,
      inverse: 'localizations',
    })
  })

  test.each([
    'models/src/api/tea/content-types/tea/schema.json',
    'src/api/tea/content-types/tea/schema.json',
  ])('is found at %s', file => {
    expect(modelsOf({ [file]: { info, attributes: {} } }).types.has(TEA)).toBe(true)
  })

  test('has a uid of its folders in kebab case', () => {
    const file = 'src/api/greenTea/content-types/greenTea/schema.json'
    const names = { singularName: 'green-tea', pluralName: 'green-teas' }
    expect(modelsOf({ [file]: { info: names, attributes: {} } }).types.has('api::green-tea.green-tea')).toBe(
      true,
    )
  })
})

describe('an attribute', () => {
  const common = { required: false, private: false, localized: true }
  const scalar = { ...common, kind: 'scalar', unique: false }

  test.each<{ given: object; parsed: object }>([
    {
      given: { type: 'string', required: true, unique: true },
      parsed: { ...scalar, type: 'string', required: true, unique: true },
    },
    { given: { type: 'text', private: true }, parsed: { ...scalar, type: 'text', private: true } },
    {
      given: { type: 'string', minLength: 1, maxLength: 9, regex: '^a' },
      parsed: { ...scalar, type: 'string', minLength: 1, maxLength: 9, regex: '^a' },
    },
    {
      given: { type: 'integer', min: 0, max: 9, default: 5 },
      parsed: { ...scalar, type: 'integer', min: 0, max: 9, default: 5 },
    },
    {
      given: { type: 'biginteger', max: '99', default: 7 },
      parsed: { ...scalar, type: 'biginteger', max: '99', default: '7' },
    },
    {
      given: { type: 'time', default: '08:00' },
      parsed: { ...scalar, type: 'time', default: '08:00:00.000' },
    },
    { given: { type: 'string', default: null }, parsed: { ...scalar, type: 'string' } },
    {
      given: { type: 'enumeration', enum: ['green', 'a-1'] },
      parsed: { ...scalar, type: 'enumeration', enum: ['green', 'a-1'] },
    },
    { given: { type: 'uid', targetField: 'leaf' }, parsed: { ...scalar, type: 'uid', targetField: 'leaf' } },
    { given: { type: 'media' }, parsed: { ...common, kind: 'media', many: false } },
    {
      given: { type: 'media', multiple: true, allowedTypes: ['images'] },
      parsed: { ...common, kind: 'media', many: true, allowedTypes: ['images'] },
    },
    {
      given: { type: 'relation', relation: 'oneToOne', target: TEA },
      parsed: { ...common, kind: 'relation', relation: 'oneToOne', target: TEA, many: false, mapped: false },
    },
    {
      given: { type: 'relation', relation: 'manyToMany', target: TEA },
      parsed: { ...common, kind: 'relation', relation: 'manyToMany', target: TEA, many: true, mapped: false },
    },
    {
      given: { type: 'relation', relation: 'morphToOne' },
      parsed: {
        ...common,
        kind: 'relation',
        relation: 'morphToOne',
        target: null,
        many: false,
        mapped: false,
      },
    },
    {
      given: { type: 'relation', relation: 'morphMany', target: 'plugin::upload.file', morphBy: 'related' },
      parsed: {
        ...common,
        kind: 'relation',
        relation: 'morphMany',
        target: 'plugin::upload.file',
        many: true,
        mapped: true,
        morphBy: 'related',
      },
    },
    {
      given: { type: 'string', configurable: false, column: { unique: true } },
      parsed: { ...scalar, type: 'string' },
    },
  ])('$given', ({ given, parsed }) => {
    expect(attributeOf('leaf', given)).toEqual({ name: 'leaf', ...parsed })
  })

  test.each([
    { says: 'a text', attribute: { type: 'string' }, localized: false },
    { says: 'a text that says so', attribute: { type: 'string', ...localizedType }, localized: true },
    { says: 'a uid', attribute: { type: 'uid' }, localized: true },
    {
      says: 'a relation',
      attribute: { type: 'relation', relation: 'oneToOne', target: TEA },
      localized: true,
    },
    { says: 'media', attribute: { type: 'media' }, localized: false },
  ])('of a localized type has a value for each locale: $says, $localized', ({ attribute, localized }) => {
    expect(attributeOf('leaf', attribute, localizedType)?.localized).toBe(localized)
  })

  test('is private when the options of the model say so', () => {
    const type = typeOf({
      attributes: { leaf: { type: 'string' } },
      options: { privateAttributes: ['leaf', 'createdAt'] },
    })
    expect(type?.attributes.get('leaf')?.private).toBe(true)
    expect(type?.attributes.get('createdAt')?.private).toBe(true)
    expect(type?.attributes.get('updatedAt')?.private).toBe(false)
  })
})

/** What a content-type and a component make of an attribute that leads to a second type. */
describe('a relation', () => {
  const CUP = 'api::cup.cup'
  const cup = (leaf: object) => ({
    'src/api/tea/content-types/tea/schema.json': { info, attributes: { cups: leaf } },
    'src/api/cup/content-types/cup/schema.json': {
      info: { singularName: 'cup', pluralName: 'cups' },
      attributes: { tea: { type: 'relation', relation: 'manyToOne', target: TEA, inversedBy: 'cups' } },
    },
  })

  test('of many to one has an inverse of one to many, which is mapped', () => {
    const models = modelsOf(cup({ type: 'relation', relation: 'oneToMany', target: CUP, mappedBy: 'tea' }))
    expect(models.types.get(TEA)?.attributes.get('cups')).toMatchObject({
      many: true,
      mapped: true,
      inverse: 'tea',
    })
    expect(models.types.get(CUP)?.attributes.get('tea')).toMatchObject({
      many: false,
      mapped: false,
      inverse: 'cups',
    })
  })

  test.each([
    ['oneToMany', true],
    ['manyToOne', false],
    ['morphToMany', true],
  ])('of %s leads to many: %s', (relation, many) => {
    expect(attributeOf('leaf', { type: 'relation', relation, target: TEA })).toMatchObject({ many })
  })
})

describe('a component', () => {
  const models = (attributes: object, more: object = {}) =>
    modelsOf({
      'src/components/brew-ing/hot-pot.json': { attributes: {}, ...more },
      'src/components/brew-ing/other.json': {
        collectionName: 'others',
        info: { displayName: 'Other' },
        options: { privateAttributes: ['hidden'] },
        attributes: { hidden: { type: 'string' }, shown: { type: 'string' }, ...attributes },
      },
    })

  test('has defaults for all that its schema does not say', () => {
    expect(models({}).components.get('brew-ing.hot-pot')).toEqual({
      modelType: 'component',
      uid: 'brew-ing.hot-pot',
      category: 'brew-ing',
      collectionName: 'components_brew_ing_hot_pot',
      displayName: 'hot-pot',
      attributes: new Map(),
    })
  })

  test('has what its schema says', () => {
    const other = models({}).components.get('brew-ing.other')
    expect(other).toMatchObject({ collectionName: 'others', displayName: 'Other' })
    expect([...(other?.attributes.values() ?? [])].map(it => it.private)).toEqual([true, false])
  })

  test.each<{ given: object; parsed: object }>([
    { given: { type: 'component' }, parsed: { kind: 'component', many: false } },
    {
      given: { type: 'component', repeatable: true, required: true, min: 1, max: 3 },
      parsed: { kind: 'component', many: true, required: true, min: 1, max: 3 },
    },
    { given: { type: 'component', max: 0 }, parsed: { kind: 'component', many: false, max: 0 } },
    { given: { type: 'dynamiczone', min: 0 }, parsed: { kind: 'dynamiczone', min: 0 } },
  ])('stands in another as $given', ({ given, parsed }) => {
    const names = { component: 'brew-ing.hot-pot', components: ['brew-ing.hot-pot'] }
    const { attributes } = models({ pot: { ...names, ...given } }).components.get('brew-ing.other') ?? {}
    const common = { name: 'pot', required: false, private: false, localized: true }
    const { component, components } = names
    const own = 'many' in parsed ? { component } : { components }
    expect(attributes?.get('pot')).toEqual({ ...common, ...own, ...parsed })
  })

  test.each<[fact: string, self: object]>([
    ['where it may be left out', { component: 'brew-ing.other' }],
    ['in a list, which may be empty', { component: 'brew-ing.other', required: true, repeatable: true }],
  ])('may contain itself %s', (_fact, self) => {
    expect(models({ self: { type: 'component', ...self } }).components.size).toBe(2)
  })
})

describe('the built-in content-types', () => {
  test('are there in a world without models', () => {
    expect([...modelsOf({ 'data.json': {} }).types.keys()]).toEqual([
      'plugin::upload.file',
      'plugin::upload.folder',
      'plugin::i18n.locale',
      'plugin::users-permissions.permission',
      'plugin::users-permissions.role',
      'plugin::users-permissions.user',
    ])
  })

  test('take the attributes of a project extension in place of their own', () => {
    const needed = ['username', 'email', 'provider', 'password', 'confirmed', 'blocked']
    const role = {
      type: 'relation',
      relation: 'manyToOne',
      target: 'plugin::users-permissions.role',
      inversedBy: 'users',
    }
    const attributes = {
      ...Object.fromEntries(needed.map(name => [name, { type: 'string' }])),
      role,
      nick: { type: 'string' },
    }
    const models = modelsOf({
      'src/extensions/users-permissions/content-types/user/schema.json': { attributes },
    })
    const user = models.types.get('plugin::users-permissions.user')
    expect(user?.pluralName).toBe('users')
    expect([...(user?.attributes.keys() ?? [])]).toEqual([
      ...needed,
      'role',
      'nick',
      'createdAt',
      'updatedAt',
    ])
  })

  test.each<[type: string, attribute: string, expected: object]>([
    ['plugin::upload.file', 'name', { required: true, private: false, unique: false }],
    ['plugin::upload.file', 'folder', { private: true, inverse: 'files' }],
    ['plugin::upload.file', 'folderPath', { private: true, required: true, min: 1 }],
    ['plugin::upload.file', 'related', { target: null, many: true }],
    ['plugin::upload.folder', 'name', { min: 1 }],
    ['plugin::upload.folder', 'pathId', { unique: true, required: true }],
    ['plugin::upload.folder', 'path', { min: 1 }],
    ['plugin::i18n.locale', 'name', { min: 1, max: 50 }],
    ['plugin::users-permissions.role', 'name', { minLength: 3, required: true }],
    ['plugin::users-permissions.user', 'username', { minLength: 3, unique: true, required: true }],
    ['plugin::users-permissions.user', 'email', { minLength: 6, private: false }],
    ['plugin::users-permissions.user', 'password', { minLength: 6, private: true }],
    ['plugin::users-permissions.user', 'confirmed', { default: false }],
    ['plugin::users-permissions.user', 'blocked', { default: false }],
  ])('have of %s the attribute %s', (type, attribute, expected) => {
    const { types } = modelsOf({ 'data.json': {} })
    expect(types.get(type)?.attributes.get(attribute)).toMatchObject(expected)
  })
})
