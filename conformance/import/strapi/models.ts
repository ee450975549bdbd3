import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { OracleSchema } from '../../targets/oracle.ts'
import type { Fields } from '../imported.ts'
import type { LeftOutList } from '../left-out.ts'
import { type Attributes, attributesOf, cleanAttribute } from './attributes.ts'
import { textIn } from './parts.ts'

/** A content-type or component that comes over, with the attributes that do. */
export interface Model {
  readonly uid: string
  readonly isComponent: boolean
  readonly isSingle: boolean
  readonly attributes: Attributes
  /** Names besides its attributes that its rows have: `createdAt`, `locale` and the like. */
  readonly implicit: readonly string[]
}

export type Models = ReadonlyMap<string, Model>

/** Content-types that every world has, as the oracle knows them. */
export type BuiltIn = ReadonlyMap<string, OracleSchema>

interface Context {
  readonly builtIn: BuiltIn
  /** Uids of what may be referred to. */
  readonly known: ReadonlySet<string>
  readonly leftOut: LeftOutList
}

/** The models of an export, by uid, and their files by path. */
export function importModels(schemas: readonly JsonObject[], builtIn: BuiltIn, leftOut: LeftOutList) {
  const files = new Map<string, Fields>()
  const models = new Map<string, Model>()
  const taken = schemas.filter(schema => pathOf(uidOf(schema), builtIn) !== null)
  const known = new Set([...taken.map(uidOf), ...builtIn.keys()])
  for (const schema of taken.sort((a, b) => (uidOf(a) < uidOf(b) ? -1 : 1))) {
    const model = importModel(schema, { builtIn, known, leftOut })
    models.set(model.uid, model)
    const path = pathOf(model.uid, builtIn)
    const file = builtIn.has(model.uid) ? extensionFile(model, builtIn) : schemaFile(schema, model)
    if (file && path !== null) files.set(path, file)
  }
  return { files, models }
}

function uidOf(schema: JsonObject): string {
  return textIn(schema, 'uid') ?? ''
}

/** Where the schema of a model stands; null for what is not served, and for names that are no plain names. */
function pathOf(uid: string, builtIn: BuiltIn): string | null {
  const [, kind, first = '', name = ''] = /^(?:(api|plugin)::)?([\w-]+)\.([\w-]+)$/.exec(uid) ?? []
  if (first === '') return null
  if (kind === undefined) return `models/src/components/${first}/${name}.json`
  if (kind === 'api') return `models/src/api/${first}/content-types/${name}/schema.json`
  return builtIn.has(uid) ? `models/src/extensions/${first}/content-types/${name}/schema.json` : null
}

function importModel(schema: JsonObject, context: Context): Model {
  const uid = uidOf(schema)
  const isComponent = !uid.includes('::')
  const implicit = isComponent ? [] : implicitNames(schema)
  const attributes = new Map<string, JsonObject>()
  for (const [name, attribute] of attributesOf(schema)) {
    const isOwn = !implicit.includes(name) && !CREATORS.includes(name)
    const cleaned = isOwn ? cleanAttribute(`${uid}.${name}`, attribute, context) : null
    if (cleaned) attributes.set(name, cleaned)
  }
  return { uid, isComponent, isSingle: schema.kind === 'singleType', attributes, implicit }
}

const CREATORS = ['createdBy', 'updatedBy']

/** Names that the service itself adds to a type. */
function implicitNames(schema: JsonObject): readonly string[] {
  const ofDrafts = isDraftable(schema) ? ['publishedAt'] : []
  return ['createdAt', 'updatedAt', ...ofDrafts, ...(isLocalized(schema) ? ['locale', 'localizations'] : [])]
}

function isDraftable({ options }: JsonObject): boolean {
  return isObject(options) && options.draftAndPublish === true
}

/** Only where the plugin was there: it adds the attribute `locale` to the types that want it. */
function isLocalized(schema: JsonObject): boolean {
  const i18n = isObject(schema.pluginOptions) ? schema.pluginOptions.i18n : undefined
  return isObject(i18n) && i18n.localized === true && attributesOf(schema).has('locale')
}

const KEYS = ['kind', 'collectionName', 'info', 'options', 'pluginOptions']

/** As the file of a project says it. */
function schemaFile(schema: JsonObject, { uid, isComponent, attributes }: Model): Fields {
  const keys = isComponent ? KEYS.filter(key => key !== 'kind' && key !== 'pluginOptions') : KEYS
  const file = Object.fromEntries(keys.flatMap(key => (key in schema ? [[key, schema[key]]] : [])))
  if (!isComponent && !isLocalized(schema) && isObject(file.pluginOptions)) {
    const { i18n: _i18n, ...others } = file.pluginOptions
    file.pluginOptions = others
  }
  const info = isObject(file.info) ? file.info : {}
  const name = uid.slice(uid.indexOf('.') + 1)
  return {
    ...file,
    info: isComponent ? info : { singularName: name, pluralName: `${name}s`, ...info },
    attributes: Object.fromEntries(attributes),
  }
}

/** A built-in type is only written where the project made something else of it. */
function extensionFile({ uid, attributes }: Model, builtIn: BuiltIn): Fields | null {
  const usual = builtIn.get(uid)?.attributes
  const isExtended = [...attributes].some(([name, attribute]) => {
    const own = usual?.get(name)
    return !own || own.private !== (attribute.private === true)
  })
  return isExtended ? { attributes: Object.fromEntries(attributes) } : null
}
