import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Schemas } from '../../import/live/strapi-query.ts'
import { isPart } from '../../overheard/listing/filled.ts'
import { isEntry } from '../../overheard/listing/rest-listing.ts'
import type { Ground, Row } from '../ground.ts'
import { attributesOf } from '../ground.ts'
import { leadsTo } from '../relations/populate.ts'
import type { SeenList } from '../survey/survey.ts'

/** What the service adds to every type by itself. */
const IMPLICIT = ['createdAt', 'updatedAt', 'publishedAt', 'locale', 'localizations']

const TYPES = { text: 'string', number: 'float', boolean: 'boolean' } as const

/**
 * Models as far as entries show them. What could be of several types is left out: of it nothing is asked that needs to
 * know.
 */
export function inferredSchemas(lists: readonly SeenList[]): Schemas {
  const able = lists.filter(({ grounds }) => grounds.length > 0)
  const schemas = new Map<string, JsonObject>()
  for (const list of able) {
    const rows = rowsOf(list)
    const attributes: Record<string, JsonObject> = {}
    for (const { path, kind } of attributesOf(rows)) {
      const [name = ''] = path
      if (kind !== 'moment' && !IMPLICIT.includes(name)) attributes[name] = { type: TYPES[kind] }
    }
    for (const name of namesIn(rows)) {
      const values = rows.map(row => row.attributes[name])
      const attribute = structureOf(name, values, { list, able, schemas })
      if (attribute && !IMPLICIT.includes(name)) attributes[name] = attribute
    }
    schemas.set(uidOf(list.plural), typeSchema(list.plural, rows, attributes))
  }
  return schemas
}

/** Nothing shows the singular name: it may be any. */
export function uidOf(plural: string): string {
  return `api::${plural}.${plural}-entry`
}

function rowsOf({ grounds }: SeenList): readonly Row[] {
  return grounds.flatMap(({ drafts, rows }) => drafts ?? rows)
}

function namesIn(rows: readonly Row[]): readonly string[] {
  return [...new Set(rows.flatMap(({ attributes }) => Object.keys(attributes)))]
}

function typeSchema(
  plural: string,
  rows: readonly Row[],
  attributes: Record<string, JsonObject>,
): JsonObject {
  const has = (name: string) => rows.some(row => Object.hasOwn(row.attributes, name))
  const isLocalized = has('locale')
  return {
    uid: uidOf(plural),
    kind: 'collectionType',
    collectionName: plural.replaceAll('-', '_'),
    info: { singularName: `${plural}-entry`, pluralName: plural, displayName: plural },
    options: { draftAndPublish: has('publishedAt') },
    pluginOptions: isLocalized ? { i18n: { localized: true } } : {},
    attributes: { ...attributes, ...(isLocalized && { locale: { type: 'string' } }) },
  }
}

interface Context {
  readonly list: SeenList
  readonly able: readonly SeenList[]
  /** Components that were seen are added. */
  readonly schemas: Map<string, JsonObject>
}

/** A relation, file, component or zone; null for anything else, and where nobody can tell. */
function structureOf(name: string, values: readonly unknown[], context: Context): JsonObject | null {
  const shown = values.filter(value => value !== null && value !== undefined)
  if (shown.length === 0) return null
  if (shown.every(value => isObject(value) && 'data' in value)) return linkOf(name, shown, context)
  const parts = shown.flat().filter(isObject)
  const isWhole = parts.length > 0 && parts.length === shown.flat().length && parts.every(it => 'id' in it)
  if (!isWhole || parts.some(isEntry)) return null
  if (parts.every(isPart)) return zoneOf(parts, context)
  const repeatable = shown.every(Array.isArray)
  if (!repeatable && shown.some(Array.isArray)) return null
  const component = `audited.${context.list.plural}-${name.toLowerCase()}`
  addComponent(component, parts, context)
  return { type: 'component', component, repeatable }
}

function linkOf(name: string, values: readonly unknown[], { list, able }: Context): JsonObject | null {
  const data = values.map(value => Object(value).data)
  const many = data.some(Array.isArray)
  const items = data.flat().filter(isEntry)
  if (items.length === 0) return null
  if (items.some(({ attributes }) => 'mime' in attributes)) return { type: 'media', multiple: many }
  const target = able.find(it => it.grounds.some(ground => isBehind(list.grounds, name, ground)))
  if (!target) return null
  return { type: 'relation', relation: many ? 'manyToMany' : 'manyToOne', target: uidOf(target.plural) }
}

function isBehind(grounds: readonly Ground[], name: string, other: Ground): boolean {
  return grounds.some(ground => leadsTo(ground, name, other))
}

function zoneOf(parts: readonly JsonObject[], context: Context): JsonObject {
  const components = [...new Set(parts.map(it => String(it.__component)))]
  for (const uid of components)
    addComponent(
      uid,
      parts.filter(it => it.__component === uid),
      context,
    )
  return { type: 'dynamiczone', components }
}

/** What stands in components is shown only where it is asked for by its name, which nobody knows. */
function addComponent(uid: string, parts: readonly JsonObject[], { schemas }: Context): void {
  const known: JsonObject = Object(schemas.get(uid)?.attributes)
  const rows = parts.map((attributes, id) => ({ id, attributes }))
  const attributes = attributesOf(rows).flatMap(({ path: [name = ''], kind }) =>
    kind !== 'moment' && name !== 'id' && name !== '__component' ? [[name, { type: TYPES[kind] }]] : [],
  )
  schemas.set(uid, {
    uid,
    collectionName: `components_${uid.replace(/\W/g, '_')}`,
    info: { displayName: uid },
    attributes: { ...known, ...Object.fromEntries(attributes) },
  })
}
