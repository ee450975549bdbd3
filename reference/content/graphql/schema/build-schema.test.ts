import { isUnionType, printType } from 'graphql'
import { expect, test } from 'vitest'
import { UsageError } from '../../../usage-error.ts'
import { loadDirectory } from '../../../world/read-directory.ts'
import { Extensions } from '../extension/extensions.ts'
import { Registry } from '../extension/registry.ts'
import { ShadowCrud } from '../extension/shadow-crud/state.ts'
import { graphqlUnits } from '../units.ts'
import { buildSchema } from './build-schema.ts'
import { switchOffBuiltIns } from './built-in-defaults.ts'

const { models } = await loadDirectory('specs/worlds/restaurants')
const shadowCrud = new ShadowCrud()
switchOffBuiltIns(shadowCrud)
const scope = { models, units: graphqlUnits, generates: true, shadowCrud, locales: () => ['en'] }
const application = {
  strapi: {},
  extensions: new Extensions(),
  policies: new Registry('policy'),
  middlewares: new Registry('middleware'),
}
const schema = buildSchema(scope, application)

function typeText(name: string, of = schema): string | null {
  const type = of.getType(name)
  return type ? printType(type) : null
}

const LIST = 'pagination: PaginationArg = {}, sort: [String] = []'
const DRAFTS = 'publicationState: PublicationState = LIVE'

const types = {
  TastingMenu: `type TastingMenu {
  title: String
  body: String
  available: Boolean
  createdAt: DateTime
  updatedAt: DateTime
  publishedAt: DateTime
}`,
  TastingMenuInput: `input TastingMenuInput {
  title: String
  body: String
  available: Boolean
  createdAt: DateTime
  updatedAt: DateTime
  publishedAt: DateTime
}`,
  TastingMenuFiltersInput: `input TastingMenuFiltersInput {
  id: IDFilterInput
  title: StringFilterInput
  body: StringFilterInput
  available: BooleanFilterInput
  createdAt: DateTimeFilterInput
  updatedAt: DateTimeFilterInput
  publishedAt: DateTimeFilterInput
  and: [TastingMenuFiltersInput]
  or: [TastingMenuFiltersInput]
  not: TastingMenuFiltersInput
}`,
  TastingMenuEntity: `type TastingMenuEntity {
  id: ID
  attributes: TastingMenu
}`,
  TastingMenuEntityResponse: `type TastingMenuEntityResponse {
  data: TastingMenuEntity
}`,
  TastingMenuEntityResponseCollection: `type TastingMenuEntityResponseCollection {
  data: [TastingMenuEntity!]!
  meta: ResponseCollectionMeta!
}`,
  CategoryRelationResponseCollection: `type CategoryRelationResponseCollection {
  data: [CategoryEntity!]!
}`,
  ResponseCollectionMeta: `type ResponseCollectionMeta {
  pagination: Pagination!
}`,
  Pagination: `type Pagination {
  total: Int!
  page: Int!
  pageSize: Int!
  pageCount: Int!
}`,
  PaginationArg: `input PaginationArg {
  page: Int
  pageSize: Int
  start: Int
  limit: Int
}`,
  PublicationState: `enum PublicationState {
  LIVE
  PREVIEW
}`,
  BooleanFilterInput: `input BooleanFilterInput {
  and: [Boolean]
  or: [Boolean]
  not: BooleanFilterInput
  eq: Boolean
  eqi: Boolean
  ne: Boolean
  nei: Boolean
  startsWith: Boolean
  endsWith: Boolean
  contains: Boolean
  notContains: Boolean
  containsi: Boolean
  notContainsi: Boolean
  gt: Boolean
  gte: Boolean
  lt: Boolean
  lte: Boolean
  null: Boolean
  notNull: Boolean
  in: [Boolean]
  notIn: [Boolean]
  between: [Boolean]
}`,
  ENUM_RESTAURANT_STYLE: `enum ENUM_RESTAURANT_STYLE {
  bistro
  brasserie
  cafe
  pop_up
  FineDining
}`,
  Restaurant: `type Restaurant {
  code: String!
  name: String!
  nickname: String
  slug: String
  summary: String
  story: String
  contact: String
  style: ENUM_RESTAURANT_STYLE
  seats: Int
  floor: Int
  visits: Long
  latitude: Float
  averageBill: Float
  openedOn: Date
  opensAt: Time
  inspectedAt: DateTime
  pingedAt: DateTime
  vegan: Boolean
  extras: JSON
  menu: JSON
  grade: String
  categories(filters: CategoryFiltersInput, ${LIST}, ${DRAFTS}): CategoryRelationResponseCollection
  location: LocationEntityResponse
  deliversTo(filters: LocationFiltersInput, ${LIST}): LocationRelationResponseCollection
  chefs(filters: ChefFiltersInput, ${LIST}): ChefRelationResponseCollection
  dishes(filters: DishFiltersInput, ${LIST}): DishRelationResponseCollection
  license: LicenseEntityResponse
  critic: ChefEntityResponse
  branchOf: RestaurantEntityResponse
  branches(filters: RestaurantFiltersInput, ${LIST}, ${DRAFTS}): RestaurantRelationResponseCollection
  friends(filters: RestaurantFiltersInput, ${LIST}, ${DRAFTS}): RestaurantRelationResponseCollection
  owner: UsersPermissionsUserEntityResponse
  safe: SafeEntityResponse
  seo: ComponentSharedSeo
  hours(filters: ComponentServiceOpeningFiltersInput, ${LIST}): [ComponentServiceOpening]
  zone: [RestaurantZoneDynamicZone]
  photo: UploadFileEntityResponse
  gallery(filters: UploadFileFiltersInput, ${LIST}): UploadFileRelationResponseCollection
  createdAt: DateTime
  updatedAt: DateTime
  publishedAt: DateTime
}`,
  RestaurantZoneDynamicZone:
    'union RestaurantZoneDynamicZone = ComponentBlockQuote | ComponentBlockGallery | ComponentBlockCallout | ComponentBlockMap | Error',
  RestaurantZoneDynamicZoneInput: 'scalar RestaurantZoneDynamicZoneInput',
  ComponentSharedSocial: `type ComponentSharedSocial {
  id: ID!
  network: ENUM_COMPONENTSHAREDSOCIAL_NETWORK
  handle: String!
  links(filters: ComponentSharedLinkFiltersInput, ${LIST}): [ComponentSharedLink]
}`,
  ComponentSharedSocialInput: `input ComponentSharedSocialInput {
  id: ID
  network: ENUM_COMPONENTSHAREDSOCIAL_NETWORK
  handle: String
  links: [ComponentSharedLinkInput]
}`,
  Homepage: `type Homepage {
  headline: String!
  intro: String
  theme: String
  hero: UploadFileEntityResponse
  featured(filters: RestaurantFiltersInput, ${LIST}, ${DRAFTS}): RestaurantRelationResponseCollection
  seo: ComponentSharedSeo
  zone: [HomepageZoneDynamicZone]
  createdAt: DateTime
  updatedAt: DateTime
  publishedAt: DateTime
  localizations(${DRAFTS}): HomepageRelationResponseCollection
  locale: String
}`,
  HomepageInput: `input HomepageInput {
  headline: String
  intro: String
  theme: String
  hero: ID
  featured: [ID]
  seo: ComponentSharedSeoInput
  zone: [HomepageZoneDynamicZoneInput!]
  createdAt: DateTime
  updatedAt: DateTime
  publishedAt: DateTime
}`,
  UsersPermissionsLoginPayload: `type UsersPermissionsLoginPayload {
  jwt: String
  user: UsersPermissionsMe!
}`,
}

test.each(Object.entries(types))('the models of the restaurants give the type %s', (name, text) => {
  expect(typeText(name)).toBe(text)
})

const fields = [
  ['Query', 'tastingMenu', '(id: ID): TastingMenuEntityResponse'],
  [
    'Query',
    'tastingMenus',
    `(filters: TastingMenuFiltersInput, ${LIST}, ${DRAFTS}): TastingMenuEntityResponseCollection`,
  ],
  ['Query', 'chefs', `(filters: ChefFiltersInput, ${LIST}, ${DRAFTS}): ChefEntityResponseCollection`],
  [
    'Query',
    'articles',
    `(filters: ArticleFiltersInput, ${LIST}, ${DRAFTS}, locale: I18NLocaleCode): ArticleEntityResponseCollection`,
  ],
  ['Query', 'homepage', `(${DRAFTS}, locale: I18NLocaleCode): HomepageEntityResponse`],
  ['Query', 'notice', ': NoticeEntityResponse'],
  ['Query', 'me', ': UsersPermissionsMe'],
  ['Mutation', 'createTastingMenu', '(data: TastingMenuInput!): TastingMenuEntityResponse'],
  ['Mutation', 'updateTastingMenu', '(id: ID!, data: TastingMenuInput!): TastingMenuEntityResponse'],
  ['Mutation', 'deleteTastingMenu', '(id: ID!): TastingMenuEntityResponse'],
  ['Mutation', 'updateNotice', '(data: NoticeInput!): NoticeEntityResponse'],
  ['Mutation', 'deleteNotice', ': NoticeEntityResponse'],
  [
    'Mutation',
    'createArticleLocalization',
    '(id: ID, data: ArticleInput, locale: I18NLocaleCode): ArticleEntityResponse',
  ],
  ['Mutation', 'login', '(input: UsersPermissionsLoginInput!): UsersPermissionsLoginPayload!'],
  ['Mutation', 'register', '(input: UsersPermissionsRegisterInput!): UsersPermissionsLoginPayload!'],
] as const

test.each(fields)('%s has the field %s with its arguments and type', (parent, name, text) => {
  expect(typeText(parent)).toMatch(new RegExp(`^  ${name}${escaped(text)}$`, 'm'))
})

function escaped(text: string): string {
  return text.replace(/[()[\]{}!]/g, '\\$&')
}

const absent = [
  ['a password', 'Chef', 'pin'],
  ['a private attribute', 'Restaurant', 'margin'],
  ['the other side of a morph relation', 'Restaurant', 'reviews'],
  ['media, as a filter', 'RestaurantFiltersInput', 'photo'],
  ['a dynamic zone, as a filter', 'RestaurantFiltersInput', 'zone'],
  ['the id of a single type, as a filter', 'HomepageFiltersInput', 'id'],
  ['the id of a component, as a filter', 'ComponentSharedSeoFiltersInput', 'id'],
  ['a filter of startsWithi', 'StringFilterInput', 'startsWithi'],
  ['the creation of a single type', 'Mutation', 'createHomepage'],
  ['the creation of a locale', 'Mutation', 'createI18NLocale'],
  ['the localization of a type that is not localized', 'Mutation', 'createChefLocalization'],
] as const

test.each(absent)('%s is not in the schema', (_what, type, field) => {
  expect(typeText(type)).not.toMatch(new RegExp(`^  ${field}[(:]`, 'm'))
})

test('a content-type has all of its types, also those that nothing leads to', () => {
  expect(typeText('NoticeRelationResponseCollection')).toContain('data: [NoticeEntity!]!')
  expect(typeText('NoticeEntityResponseCollection')).toContain('data: [NoticeEntity!]!')
})

test('of roles, permissions and locales there is at the root what the service lets ask and write', () => {
  const defaults = new ShadowCrud()
  switchOffBuiltIns(defaults)
  const built = buildSchema({ ...scope, shadowCrud: defaults }, application)
  const fields = [built.getQueryType(), built.getMutationType()].flatMap(type =>
    Object.keys(type?.getFields() ?? {}),
  )
  expect(fields.filter(name => /Role|Permission(?!s)|Locale/.test(name))).toEqual([
    'i18NLocale',
    'i18NLocales',
    'usersPermissionsRole',
    'usersPermissionsRoles',
    'createUsersPermissionsRole',
    'updateUsersPermissionsRole',
    'deleteUsersPermissionsRole',
  ])
})

test.each(['user', 'role'])('of the actions of a %s what is read alone is generated', name => {
  const defaults = new ShadowCrud()
  switchOffBuiltIns(defaults)
  const uid = `plugin::users-permissions.${name}`
  const actions = ['find', 'findOne', 'create', 'update', 'delete']
  expect(actions.filter(action => defaults.isActionEnabled(uid, action))).toEqual(['find', 'findOne'])
})

test('a component that is switched off is in no type', () => {
  const without = new ShadowCrud()
  switchOffBuiltIns(without)
  without.changeType('shared.social', { enabled: false })
  const fewer = buildSchema({ ...scope, shadowCrud: without }, application)
  for (const name of ['ComponentSharedSeo', 'ComponentSharedSeoInput', 'ComponentSharedSeoFiltersInput']) {
    expect(typeText(name)).toContain('social')
    expect(typeText(name, fewer)).not.toContain('social')
  }
})

test('an entry at the end of a relation to any type is of the type that its model gave', () => {
  const union = schema.getType('GenericMorph')
  const typeOf = (__type: string) =>
    isUnionType(union) && union.resolveType?.({ __type }, {}, Object(null), union)
  expect([typeOf('api::chef.chef'), typeOf('shared.seo')]).toEqual(['Chef', 'ComponentSharedSeo'])
  expect(typeOf('api::nothing.nothing')).toBeNull()
})

test('without Shadow CRUD nothing of the models is in the schema', () => {
  const bare = buildSchema({ ...scope, generates: false }, application)
  expect(Object.keys(bare.getTypeMap()).filter(name => !name.startsWith('__'))).toEqual([
    'Query',
    'Boolean',
    'String',
  ])
})

test('what does not fit without any extension is our own mistake', () => {
  const building = () => buildSchema({ ...scope, units: { ...graphqlUnits, internalTypes: [] } }, application)
  expect(building).toThrow(Error)
  expect(building).not.toThrow(UsageError)
})
