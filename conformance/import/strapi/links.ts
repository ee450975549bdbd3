import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { LeftOutList } from '../left-out.ts'
import type { Row, Rows } from './entries.ts'
import type { Models } from './models.ts'
import { textIn } from './parts.ts'
import { type Attribute, type Link, linkRows } from './relations.ts'

export const FILE = 'plugin::upload.file'

interface Context {
  readonly models: Models
  readonly rows: Rows
  readonly leftOut: LeftOutList
}

/** What a file is shown by, in the order in which the program lists it. */
export type Related = ReadonlyMap<number, readonly { readonly __type: string; readonly id: number }[]>

/** Puts the links of an export into the rows that they begin at. Gives what the files are related to. */
export function importLinks(links: Iterable<JsonObject>, context: Context): Related {
  const groups = new Map<string, { readonly attribute: Attribute; readonly links: Link[] }>()
  const related = new Map<number, Ends[]>()
  for (const json of links) {
    const ends = endsOf(json, context)
    const found = ends && (json.kind === 'relation.morph' ? morphLink : basicLink)(ends, context)
    if (ends && found && ends.left.type === FILE && found.attribute.uid !== FILE)
      addTo(related, ends.left.id, ends)
    if (!found) continue
    const key = `${found.attribute.uid} ${found.attribute.name}`
    const group = groups.get(key) ?? { attribute: found.attribute, links: [] }
    group.links.push(found.link)
    groups.set(key, group)
  }
  for (const [key, group] of groups) {
    groups.delete(key)
    linkRows(group.attribute, group.links, context.leftOut)
  }
  return new Map([...related].map(([id, ends]) => [id, byPosition(ends).map(({ right }) => morphOf(right))]))
}

interface End {
  readonly type: string
  readonly id: number
  readonly field: string
  readonly position: number | null
}

interface Ends {
  readonly left: End
  readonly right: End
  readonly from: Row
  readonly to: Row
}

/** Null for a link that does not come over, or whose meaning stands elsewhere. */
function endsOf(link: JsonObject, context: Context): Ends | null {
  const left = endOf(link.left)
  const right = endOf(link.right)
  if (!left || !right) return lost('they do not say what they link', context)
  if (isSilent(left) || !context.models.has(left.type)) return null
  const from = context.rows.get(left.type)?.get(left.id)
  const to = context.rows.get(right.type)?.get(right.id)
  return from && to
    ? { left, right, from, to }
    : lost('an entry at one end is not in the source, or is not served', context)
}

/** Who made or changed an entry is served by nobody, and which role a permission has goes into the options. */
function isSilent({ type, field }: End): boolean {
  return ['createdBy', 'updatedBy'].includes(field) || type === 'plugin::users-permissions.permission'
}

function endOf(value: unknown): End | null {
  const type = textIn(value, 'type')
  if (!isObject(value) || type === undefined || typeof value.ref !== 'number') return null
  const position = typeof value.pos === 'number' ? value.pos : null
  return { type, id: value.ref, field: textIn(value, 'field') ?? '', position }
}

interface Found {
  readonly attribute: Attribute
  readonly link: Link
}

/** An attribute that does not come over was named with the models. */
function basicLink({ left, right, from, to }: Ends, { models }: Context): Found | null {
  const schema = models.get(left.type)?.attributes.get(left.field)
  const isImplicit = models.get(left.type)?.implicit.includes(left.field) ?? false
  if (!schema && !isImplicit) return null
  const attribute = { uid: left.type, name: left.field, schema: schema ?? LOCALIZATIONS }
  const places = { position: left.position, backPosition: right.position }
  return { attribute, link: { from, to, value: right.id, ...places } }
}

const LOCALIZATIONS = { type: 'relation', relation: 'oneToMany' }

/** Files are linked from their own side; in a world, the row that shows them names them. */
function morphLink({ left, right, from, to }: Ends, context: Context): Found | null {
  const places = { position: right.position, backPosition: null }
  const attributeOf = ({ type, field }: End) => context.models.get(type)?.attributes.get(field)
  if (left.type === FILE && left.field === 'related') {
    const schema = attributeOf(right)
    if (schema?.type !== 'media')
      return lost('the attribute that holds the file is not in the model', context)
    const attribute = { uid: right.type, name: right.field, schema }
    return { attribute, link: { from: to, to: from, value: left.id, ...places } }
  }
  const schema = attributeOf(left)
  const attribute = schema && { uid: left.type, name: left.field, schema }
  return attribute ? { attribute, link: { from, to, value: morphOf(right), ...places } } : null
}

function morphOf({ type, id }: End) {
  return { __type: type, id }
}

function byPosition(ends: readonly Ends[]): readonly Ends[] {
  return ends.toSorted((a, b) => (a.right.position ?? -1) - (b.right.position ?? -1))
}

function addTo<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}

function lost(why: string, { leftOut }: Context): null {
  leftOut.add('links', why)
  return null
}
