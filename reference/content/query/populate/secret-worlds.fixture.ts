import fc from 'fast-check'
import { parseWorld } from '../../../world/parse-world.ts'
import type { World } from '../../../world/world.ts'

/** Every private or password attribute of a generated world is named so, and every value of one says so. */
export const SECRET_NAME = /^hidden/
export const SECRET_TEXT = 'classified'
export const SECRET_NUMBER = 666_424_242

const TYPES = ['ant', 'bee', 'cow'] as const
const COMPONENTS = ['kit.wheel', 'kit.spoke'] as const
const ENTRIES = [1, 2, 3] as const

type Model = Record<string, unknown>

/** Scalars of every schema: one to see, the others not. */
const SCALARS: Model = {
  open: { type: 'string' },
  hiddenText: { type: 'string', private: true },
  hiddenNumber: { type: 'integer', private: true },
  hiddenJson: { type: 'json', private: true },
  hiddenPassword: { type: 'password' },
}

const SCALAR_VALUES: Model = {
  open: 'open',
  hiddenText: SECRET_TEXT,
  hiddenNumber: SECRET_NUMBER,
  hiddenJson: { inside: [SECRET_TEXT] },
  hiddenPassword: SECRET_TEXT,
}

const uidOf = (type: string): string => `api::${type}.${type}`

/** A relation, media field or component: its model, and a value for an entry. `hidden` makes it private. */
interface Structure {
  readonly name: string
  readonly model: Model
  readonly value: (entry: number) => unknown
}

const isHidden = fc.boolean()
const type = fc.constantFrom(...TYPES)
const entry = fc.constantFrom(...ENTRIES)

function structure(name: string, hidden: boolean, model: Model, value: Structure['value']): Structure {
  return hidden
    ? { name: `hidden${name}`, model: { ...model, private: true }, value }
    : { name, model, value }
}

const relationKind = fc.constantFrom('oneToOne', 'oneToMany', 'manyToOne', 'manyToMany')
const relation = fc
  .tuple(fc.constantFrom('near', 'far'), isHidden, relationKind, type, fc.boolean())
  .map(([name, hidden, kind, target, isLinked]) =>
    structure(name, hidden, { type: 'relation', relation: kind, target: uidOf(target) }, id => {
      if (!isLinked) return undefined
      return kind.endsWith('Many') ? [id] : id
    }),
  )
const morph = fc
  .tuple(fc.constantFrom('any', 'other'), isHidden, fc.boolean(), type, entry)
  .map(([name, hidden, isMany, target, id]) => {
    const link = { __type: uidOf(target), id }
    const model = { type: 'relation', relation: isMany ? 'morphToMany' : 'morphToOne' }
    return structure(name, hidden, model, () => (isMany ? [link] : link))
  })
const media = fc
  .tuple(isHidden, fc.boolean())
  .map(([hidden, multiple]) =>
    structure('image', hidden, { type: 'media', multiple }, () => (multiple ? [1] : 1)),
  )
const component = fc
  .tuple(isHidden, fc.boolean())
  .map(([hidden, repeatable]) =>
    structure('wheel', hidden, { type: 'component', component: 'kit.wheel', repeatable }, () =>
      repeatable ? [wheel(), wheel()] : wheel(),
    ),
  )
const zone = isHidden.map(hidden =>
  structure('zone', hidden, { type: 'dynamiczone', components: COMPONENTS }, () => [
    { __component: 'kit.wheel', ...wheel() },
    { __component: 'kit.spoke', ...SCALAR_VALUES },
  ]),
)

function wheel(): Model {
  return { ...SCALAR_VALUES, spokes: [SCALAR_VALUES], hiddenSpoke: SCALAR_VALUES, rider: 1, image: 1 }
}

const COMPONENT_FILES: readonly (readonly [string, unknown])[] = [
  [
    'models/src/components/kit/wheel.json',
    {
      attributes: {
        ...SCALARS,
        spokes: { type: 'component', component: 'kit.spoke', repeatable: true },
        hiddenSpoke: { type: 'component', component: 'kit.spoke', private: true },
        rider: { type: 'relation', relation: 'oneToOne', target: uidOf('ant') },
        image: { type: 'media' },
      },
    },
  ],
  ['models/src/components/kit/spoke.json', { attributes: SCALARS }],
]

/** What one type of a world has. */
interface Kind {
  readonly structures: readonly Structure[]
  readonly drafts: boolean
  readonly localized: boolean
}

const kind: fc.Arbitrary<Kind> = fc.record({
  structures: fc.uniqueArray(fc.oneof(relation, morph, media, component, zone), {
    selector: ({ name }) => name,
    maxLength: 7,
  }),
  drafts: fc.boolean(),
  localized: fc.boolean(),
})

const FILE = {
  id: 1,
  name: 'a.png',
  hash: 'a',
  mime: 'image/png',
  size: 1,
  url: '/a.png',
  provider: 'local',
  folderPath: SECRET_TEXT,
}

/** Worlds of three types that hold secrets and reach each other in every way. */
export const secretWorld: fc.Arbitrary<World> = fc.tuple(kind, kind, kind).map(kinds => {
  const files = new Map(COMPONENT_FILES.map(([path, json]) => [path, JSON.stringify(json)]))
  const data: Model = { 'plugin::upload.file': [FILE] }
  kinds.forEach((made, index) => {
    const name = TYPES[index] ?? 'ant'
    files.set(`models/src/api/${name}/content-types/${name}/schema.json`, JSON.stringify(modelOf(name, made)))
    data[uidOf(name)] = ENTRIES.map(id => entryOf(id, made))
  })
  files.set('data.json', JSON.stringify(data))
  return parseWorld('secrets', files)
})

function modelOf(name: string, { structures, drafts, localized }: Kind): Model {
  return {
    kind: 'collectionType',
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    options: { draftAndPublish: drafts },
    pluginOptions: localized ? { i18n: { localized } } : {},
    attributes: { ...SCALARS, ...Object.fromEntries(structures.map(made => [made.name, made.model])) },
  }
}

function entryOf(id: number, { structures, drafts, localized }: Kind): Model {
  return {
    id,
    ...SCALAR_VALUES,
    ...Object.fromEntries(structures.map(made => [made.name, made.value(id)])),
    ...(drafts && { publishedAt: id === 1 ? null : '2024-01-01T00:00:00.000Z' }),
    ...(localized && { locale: 'en' }),
  }
}

const STRUCTURES = ['near', 'far', 'any', 'other', 'image', 'wheel', 'zone', 'spokes', 'rider', 'related']
const PRIVATE = [
  'hiddennear',
  'hiddenany',
  'hiddenimage',
  'hiddenwheel',
  'hiddenzone',
  'hiddenSpoke',
  'folder',
]
const SCALAR_NAMES = [...Object.keys(SCALARS), 'folderPath', 'id', 'url']
const structureName = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...STRUCTURES) },
  { weight: 2, arbitrary: fc.constantFrom(...PRIVATE, 'localizations', 'createdBy', ...SCALAR_NAMES) },
)
const path = fc.array(structureName, { minLength: 1, maxLength: 4 }).map(names => names.join('.'))
const fields = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>('*', 'open', ['open'], ['id']) },
  { weight: 1, arbitrary: fc.constantFrom(...SCALAR_NAMES).map(name => [name]) },
)
const sort = fc.constantFrom(
  undefined,
  undefined,
  'open',
  'id:desc',
  'hiddenText',
  'near.open',
  'rider.hiddenText',
)
const on = fc.constantFrom(...COMPONENTS, ...TYPES.map(uidOf))

/** A query string in the form that qs writes. */
export type Query = Readonly<Record<string, unknown>>

const { query } = fc.letrec<{ query: Query; populate: unknown }>(tie => ({
  query: fc.record({
    fields,
    sort,
    publicationState: fc.constantFrom(undefined, 'preview'),
    populate: tie('populate'),
  }),
  populate: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>('*', '*', undefined),
    fc.array(path, { minLength: 1, maxLength: 3 }),
    path,
    fc.dictionary(structureName, fc.oneof(fc.constantFrom<unknown>('*', 'true'), tie('query')), {
      maxKeys: 3,
    }),
    fc
      .tuple(structureName, on, tie('query'))
      .map(([name, uid, asked]) => ({ [name]: { on: { [uid]: asked } } })),
  ),
}))

/** A request to a generated world: what to list, and how. */
export const secretRequest: fc.Arbitrary<{ readonly plural: string; readonly query: Query }> = fc.record({
  plural: type.map(name => `${name}s`),
  query,
})
