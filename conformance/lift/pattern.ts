import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { OracleAttribute, OracleSchema, OracleWorld } from '../targets/oracle.ts'

type Models = OracleWorld['models']

/** What an attribute shows that leads elsewhere, as every right server shows it. */
export function attributePattern(attribute: OracleAttribute, value: unknown, models: Models): unknown {
  const inside = isObject(value) && 'data' in value ? value.data : value
  const one = (item: unknown) => itemPattern(item, schemaOf(attribute, item, models), models)
  const pattern = Array.isArray(inside) ? { $unordered: inside.map(one) } : one(inside)
  return isObject(value) && 'data' in value ? { $includes: { data: pattern } } : pattern
}

/** What an item is an entry of; null where nothing tells it. */
function schemaOf(attribute: OracleAttribute, item: unknown, models: Models): OracleSchema | null {
  const { __component: component } = Object(item)
  const uid =
    attribute.kind === 'relation'
      ? attribute.target
      : attribute.kind === 'component'
        ? attribute.component
        : attribute.kind === 'dynamiczone'
          ? component
          : null
  return typeof uid === 'string' ? (models.types.get(uid) ?? models.components.get(uid) ?? null) : null
}

/** An entry, or a part: what it shows, and that it shows nothing that nobody asked for. */
function itemPattern(item: unknown, schema: OracleSchema | null, models: Models): unknown {
  if (!isObject(item) || !schema) return anyPattern(item)
  if (!isObject(item.attributes))
    return { $includes: { ...membersPattern(item, schema, models), id: '<any>' } }
  const { id, attributes } = item
  return { $includes: { id, attributes: { $includes: membersPattern(attributes, schema, models) } } }
}

function membersPattern(shown: JsonObject, schema: OracleSchema, models: Models): JsonObject {
  const patterns = Object.entries(shown).map(([name, value]) => {
    const attribute = schema.attributes.get(name)
    const leads = attribute !== undefined && attribute.kind !== 'scalar'
    return [name, leads ? attributePattern(attribute, value, models) : memberPattern(name, value)] as const
  })
  const unasked = [...schema.attributes.values()].filter(
    ({ name, kind }) => kind !== 'scalar' && !CREATORS.has(name) && !Object.hasOwn(shown, name),
  )
  return Object.fromEntries([...unasked.map(({ name }) => [name, '<absent>'] as const), ...patterns])
}

/** Who made an entry is another matter. */
const CREATORS = new Set(['createdBy', 'updatedBy'])

/** The same with every list in any order, and with whatever a server shows besides. */
export function anyPattern(value: unknown): unknown {
  if (Array.isArray(value)) return { $unordered: value.map(anyPattern) }
  if (!isObject(value)) return isMoment(value) ? MOMENT : inAnyForm(value)
  const isPart = 'id' in value && !('attributes' in value)
  const members = Object.entries(value).map(([name, it]) => [name, memberPattern(name, it)] as const)
  return { $includes: { ...Object.fromEntries(members), ...(isPart && { id: '<any>' }) } }
}

/** A smaller version of a file, by whatever name and path. */
export function formatPattern(format: unknown): unknown {
  const members = Object.entries(Object(format)).map(([name, it]) => [name, memberPattern(name, it)] as const)
  return { $includes: { ...Object.fromEntries(members), name: '<string>', path: NULLABLE } }
}

function memberPattern(name: string, value: unknown): unknown {
  return freeForm(name, value) ?? anyPattern(value)
}

/** When files and users came about, and when an entry was published, each server may show in a form of its own. */
function isMoment(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
}

/** When an entry was published each server may tell in its own way, not whether it was. */
export function momentForm(value: unknown): unknown {
  return isMoment(value) ? '<string>' : value
}

const MOMENT = { $oneOf: ['<string>', '<number>'] }

/** How exact instants and times of day are shown is left open, and in which form of ISO 8601. */
export function inAnyForm(value: unknown): unknown {
  const text = typeof value === 'string' ? value : ''
  const [, instant] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(text) ?? []
  if (instant !== undefined) return { $oneOf: [{ $instant: text }, { $instant: `${instant}Z` }] }
  const [, time] = /^(\d\d:\d\d):\d\d(?:\.\d+)?$/.exec(text) ?? []
  return time === undefined ? value : { $matches: `^${time}` }
}

/** Members of files that each server fills in its own way: they are there, and of their kind. */
function freeForm(name: string, value: unknown): unknown {
  if (!FREE.has(name)) return undefined
  if (name === 'previewUrl') return NULLABLE
  return typeof value === 'string' || typeof value === 'number' ? `<${typeof value}>` : '<any>'
}

const NULLABLE = { $oneOf: [null, '<string>'] }

const FREE = new Set(['url', 'hash', 'previewUrl', 'provider', 'provider_metadata', 'formats', 'ext', 'size'])
