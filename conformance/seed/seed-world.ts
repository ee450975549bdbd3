import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import { type Attributes, attributesOf } from './attribute.ts'

/** One entry as `data.json` has it. */
export interface Row extends JsonObject {
  readonly id: number
}

/** A content type whose entries can be put in by the target's own API. */
export interface SeedType {
  readonly uid: string
  readonly kind: 'collection' | 'single' | 'user' | 'file'
  /** As paths name it: `tasting-menu`, `tasting-menus`. */
  readonly singular: string
  readonly plural: string
  readonly isLocalized: boolean
  readonly hasDrafts: boolean
  readonly attributes: Attributes
  /** In the order of their ids. */
  readonly rows: readonly Row[]
}

/** The content of a world, as far as somebody who puts it in must know it. */
export interface SeedWorld {
  readonly name: string
  readonly types: readonly SeedType[]
  readonly components: ReadonlyMap<string, Attributes>
  /** Codes of its locales, the default one among them. */
  readonly locales: readonly string[]
}

export const USER = 'plugin::users-permissions.user'
export const FILE = 'plugin::upload.file'
const LOCALE = 'plugin::i18n.locale'

/** Reads a world's models and entries; null when it has none, as a world of the platform. */
export function readSeedWorld(directory: string, name: string): SeedWorld | null {
  const file = join(directory, 'data.json')
  if (!existsSync(file)) return null
  const data = readJson(file)
  if (!isObject(data)) throw new UsageError(`${file}: found no object, expected {"<uid>": [ … ]}.`)
  const source = [join(directory, 'models/src'), join(directory, 'src')].find(it => existsSync(it)) ?? ''
  const own = schemasIn(join(source, 'api'), CONTENT_TYPE).map(([uid, schema]) => typeOf(uid, schema, data))
  const locales = rowsOf(data, LOCALE).map(row => String(row.code))
  return {
    name,
    types: [fixedType(USER, 'user', data), fixedType(FILE, 'file', data), ...own],
    components: new Map(
      schemasIn(join(source, 'components'), COMPONENT).map(([uid, schema]) => [uid, attributesOf(schema)]),
    ),
    locales: locales.length > 0 ? locales : ['en'],
  }
}

type Naming = (file: string) => string | null

const CONTENT_TYPE: Naming = file => {
  const [, api, type] = /^([^/]+)\/content-types\/([^/]+)\/schema\.json$/.exec(file) ?? []
  return api && type ? `api::${api}.${type}` : null
}

const COMPONENT: Naming = file => {
  const [, category, name] = /^([^/]+)\/([^/]+)\.json$/.exec(file) ?? []
  return category && name ? `${category}.${name}` : null
}

function schemasIn(folder: string, uidOf: Naming): readonly (readonly [string, JsonObject])[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return files.flatMap(file => {
    const uid = uidOf(file.replaceAll('\\', '/'))
    const schema = uid === null ? null : readJson(join(folder, file))
    return uid !== null && isObject(schema) ? [[uid, schema] as const] : []
  })
}

function typeOf(uid: string, schema: JsonObject, data: JsonObject): SeedType {
  const info: JsonObject = isObject(schema.info) ? schema.info : {}
  const options: JsonObject = isObject(schema.options) ? schema.options : {}
  return {
    uid,
    kind: schema.kind === 'singleType' ? 'single' : 'collection',
    singular: String(info.singularName),
    plural: String(info.pluralName),
    isLocalized: JSON.stringify(Object(schema.pluginOptions).i18n ?? {}).includes('"localized":true'),
    hasDrafts: options.draftAndPublish === true,
    attributes: attributesOf(schema),
    rows: rowsOf(data, uid),
  }
}

/** Users and files: the same in every world, so their attributes need not be known. */
function fixedType(uid: string, kind: 'user' | 'file', data: JsonObject): SeedType {
  const names = { singular: kind, plural: `${kind}s`, isLocalized: false, hasDrafts: false }
  return { uid, kind, ...names, attributes: new Map(), rows: rowsOf(data, uid) }
}

function rowsOf(data: JsonObject, uid: string): readonly Row[] {
  const rows = data[uid]
  return Array.isArray(rows) ? rows.filter(isRow).sort((a, b) => a.id - b.id) : []
}

function isRow(value: unknown): value is Row {
  return isObject(value) && typeof value.id === 'number'
}
