import type { LeftOutList } from '../left-out.ts'
import type { Row, Rows } from './entries.ts'
import type { LinkEnd, LinkList, LinkShape, SourceLink } from './link-list.ts'
import type { Models } from './models.ts'
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
export function importLinks(links: LinkList, context: Context): Related {
  const { leftOut } = context
  const routes = new Map(links.shapes.map(shape => [shape, routeOf(shape, context)]))
  const groups = new Map<string, Group>()
  const related = new Map<number, SourceLink[]>()
  leftOut.add('links', 'they do not say what they link', links.strange)
  for (let place = 0; place < links.length; place++) {
    const link = links.at(place)
    const route = routes.get(link.shape)
    if (!route) continue
    if (!route.left?.has(link.left) || !route.right?.has(link.right))
      leftOut.add('links', 'an entry at one end is not in the source, or is not served')
    else if (typeof route.way === 'string') leftOut.add('links', route.way)
    else if (route.way) {
      const { attribute } = route.way
      groupOf(attribute, groups).places.push(place)
      if (link.shape.left.type === FILE && attribute.uid !== FILE) addTo(related, link.left, link)
    }
  }
  // One attribute after the other: as objects, millions of links weigh much.
  for (const { attribute, places } of groups.values()) {
    const own = places.map(place => linkOf(links.at(place), routes))
    linkRows(attribute, own, leftOut)
  }
  return new Map([...related].map(([id, own]) => [id, byPosition(own).map(morphOf)]))
}

/** The links of an attribute, by their places in the list of all. */
interface Group {
  readonly attribute: Attribute
  readonly places: number[]
}

function groupOf(attribute: Attribute, groups: Map<string, Group>): Group {
  const key = `${attribute.uid} ${attribute.name}`
  const group = groups.get(key) ?? { attribute, places: [] }
  groups.set(key, group)
  return group
}

/** Where all links of a shape go. */
interface Route {
  /** The rows of the type at either end, by id; undefined where there are none. */
  readonly left: ReadonlyMap<number, Row> | undefined
  readonly right: Route['left']
  /** A text: why they do not come over; null: that was told with the models. */
  readonly way: Way | string | null
}

/** The attribute that holds links, and what it holds of each. */
interface Way {
  readonly attribute: Attribute
  readonly linkOf: (link: SourceLink, left: Row, right: Row) => Link
}

/** Null for links whose meaning stands elsewhere, and for those of what is not served. */
function routeOf(shape: LinkShape, { models, rows }: Context): Route | null {
  const { kind, left, right } = shape
  if (isSilent(left) || !models.has(left.type)) return null
  const way = kind === 'relation.morph' ? morphWay(shape, models) : basicWay(left, models)
  return { left: rows.get(left.type), right: rows.get(right.type), way }
}

/** Who made or changed an entry is served by nobody, and which role a permission has goes into the options. */
function isSilent({ type, field }: LinkEnd): boolean {
  return ['createdBy', 'updatedBy'].includes(field) || type === 'plugin::users-permissions.permission'
}

/** An attribute that does not come over was named with the models. */
function basicWay(left: LinkEnd, models: Models): Way | null {
  const isImplicit = models.get(left.type)?.implicit.includes(left.field) ?? false
  const schema = schemaAt(left, models) ?? (isImplicit ? LOCALIZATIONS : undefined)
  if (!schema) return null
  return {
    attribute: { uid: left.type, name: left.field, schema },
    linkOf: ({ right, leftPosition, rightPosition }, from, to) => {
      return { from, to, value: right, position: leftPosition, backPosition: rightPosition }
    },
  }
}

const LOCALIZATIONS = { type: 'relation', relation: 'oneToMany' }

/** Files are linked from their own side; in a world, the row that shows them names them. */
function morphWay({ left, right }: LinkShape, models: Models): Way | string | null {
  if (left.type === FILE && left.field === 'related') {
    const schema = schemaAt(right, models)
    if (schema?.type !== 'media') return 'the attribute that holds the file is not in the model'
    return {
      attribute: { uid: right.type, name: right.field, schema },
      linkOf: ({ left: value, rightPosition: position }, to, from) => {
        return { from, to, value, position, backPosition: null }
      },
    }
  }
  const schema = schemaAt(left, models)
  if (!schema) return null
  return {
    attribute: { uid: left.type, name: left.field, schema },
    linkOf: (link, from, to) => {
      return { from, to, value: morphOf(link), position: link.rightPosition, backPosition: null }
    },
  }
}

function schemaAt({ type, field }: LinkEnd, models: Models): Attribute['schema'] | undefined {
  return models.get(type)?.attributes.get(field)
}

function linkOf(link: SourceLink, routes: ReadonlyMap<LinkShape, Route | null>): Link {
  const route = routes.get(link.shape)
  const left = route?.left?.get(link.left)
  const right = route?.right?.get(link.right)
  if (!left || !right || !route?.way || typeof route.way === 'string')
    throw new Error('invariant: a link of an attribute has two ends')
  return route.way.linkOf(link, left, right)
}

function morphOf({ shape, right }: SourceLink): { readonly __type: string; readonly id: number } {
  return { __type: shape.right.type, id: right }
}

function byPosition(links: readonly SourceLink[]): readonly SourceLink[] {
  return links.toSorted((a, b) => (a.rightPosition ?? -1) - (b.rightPosition ?? -1))
}

function addTo<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}
