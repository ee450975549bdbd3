import type { TypeFacts } from '../../engine/engine.ts'
import type { WrittenRequest } from './address.ts'
import type { Shelf, ShownEntry } from './entry-lists.ts'

/** Requests that change a world the way any client does. */
type Write = Omit<WrittenRequest, 'as' | 'headers'>

/** Attributes whose values can be written as they are shown. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['string', 'text', 'richtext', 'email', 'uid', 'enumeration', 'boolean', 'json'],
  ...['integer', 'biginteger', 'float', 'decimal', 'date', 'time', 'datetime', 'timestamp'],
])

export function showingRequest(shelf: Shelf, { id }: ShownEntry): Write {
  return { method: 'GET', path: placeOf(shelf, id), body: '' }
}

/** Its values, to be changed and sent. */
export function editingRequest(shelf: Shelf, { id, values }: ShownEntry): Write {
  const { type, title } = shelf
  const body = type ? { data: valuesOf(type, values) } : { [title]: [resourceValues(values)] }
  return { method: 'PUT', path: placeOf(shelf, id), body: written(body) }
}

export function addingRequest({ type, title, listing }: Shelf): Write {
  const path = listing.replace(/\?.*$/, '')
  if (!type) return { method: 'POST', path, body: written({ [title]: [newResource(title)] }) }
  const data = Object.fromEntries(type.attributes.flatMap(attribute => newValue(attribute, type)))
  return { method: type.kind === 'single' ? 'PUT' : 'POST', path, body: written({ data }) }
}

export function deletingRequest(shelf: Shelf, { id }: ShownEntry): Write {
  return { method: 'DELETE', path: placeOf(shelf, id), body: '' }
}

function placeOf({ type, path, listing }: Shelf, id: ShownEntry['id']): string {
  if (type) return type.kind === 'single' ? path : `${path}/${id}`
  return `${listing.replace(/\?.*$/, '')}${id}/`
}

function valuesOf({ attributes }: TypeFacts, values: ShownEntry['values']) {
  const plain = attributes.filter(({ name, type }) => PLAIN.has(type) && name in values)
  return Object.fromEntries(plain.map(({ name }) => [name, values[name]]))
}

/** A site takes no change of what somebody else changed meanwhile, so it is told which one is changed. */
function resourceValues(values: ShownEntry['values']) {
  const names = ['title', 'name', 'slug', 'email', 'note', 'status', 'featured', 'updated_at']
  return Object.fromEntries(names.flatMap(name => (name in values ? [[name, values[name]]] : [])))
}

function newResource(resource: string): Readonly<Record<string, unknown>> {
  if (resource === 'members') return { email: 'new@example.com', name: 'New' }
  return ['posts', 'pages'].includes(resource) ? { title: 'New' } : { name: 'New' }
}

function newValue(
  { name, type }: TypeFacts['attributes'][number],
  { displayName }: TypeFacts,
): [string, unknown][] {
  if (['string', 'text', 'richtext'].includes(type)) return [[name, `New ${displayName.toLowerCase()}`]]
  if (['integer', 'biginteger', 'float', 'decimal'].includes(type)) return [[name, 1]]
  return type === 'boolean' ? [[name, false]] : []
}

function written(body: unknown): string {
  return JSON.stringify(body, null, 2)
}
