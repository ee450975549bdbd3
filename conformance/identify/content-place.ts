import type { Outcome } from '../client/outcome.ts'
import { isObject } from '../compare/json-value.ts'
import { type OracleWorld, worldOfFiles } from '../targets/oracle.ts'

/** A list that a target shows, with texts in it. */
export interface ContentPlace {
  /** `/api/articles` */
  readonly path: string
  /** The name of an attribute that holds texts. */
  readonly attribute: string
  /** In the order of their ids; as many as one page shows. */
  readonly rows: readonly ContentRow[]
  /** Whether there are more, with higher ids. */
  readonly isCut: boolean
}

export interface ContentRow {
  readonly id: number
  /** Null: it has none. */
  readonly text: string | null
}

/** The query by which a list is read; it is the same at every server. */
export const LIST_QUERY = 'sort=id&pagination[pageSize]=100'

/** Texts that say nothing, as every entry has them, or as they are made. */
const UNFIT = ['createdAt', 'updatedAt', 'publishedAt', 'locale', 'email', 'url']

const FEWEST_TEXTS = 2

/** What a list shows, if it has texts that can tell servers apart; else null. */
export function placeIn(path: string, outcome: Outcome): ContentPlace | null {
  if (outcome.kind !== 'answer' || outcome.status !== 200) return null
  const { data, meta } = Object(outcome.json)
  const entries = Array.isArray(data) ? data.filter(isEntry) : []
  const attribute = bestAttribute(entries)
  if (attribute === null) return null
  const rows = entries.map(({ id, attributes }) => ({ id, text: textAt(attributes, attribute) }))
  const total = Object(Object(meta).pagination).total
  return { path, attribute, rows, isCut: typeof total !== 'number' || total > rows.length }
}

interface Entry {
  readonly id: number
  readonly attributes: Readonly<Record<string, unknown>>
}

function isEntry(item: unknown): item is Entry {
  return isObject(item) && typeof item.id === 'number' && isObject(item.attributes)
}

/** The one with most texts that differ. */
function bestAttribute(entries: readonly Entry[]): string | null {
  const names = [...new Set(entries.flatMap(({ attributes }) => Object.keys(attributes)))]
  const counted = names
    .filter(name => !UNFIT.includes(name))
    .map(name => [name, new Set(entries.map(({ attributes }) => fitText(attributes[name]))).size] as const)
  const [best] = counted.toSorted(([, a], [, b]) => b - a)
  return best && best[1] > FEWEST_TEXTS ? best[0] : null
}

/** A letter, on one line; no date. */
function fitText(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 200) return null
  return /^[^\n]*[a-z]/i.test(value) && !/^\d{4}-\d\d-\d\d/.test(value) ? value : null
}

function textAt(attributes: Entry['attributes'], name: string): string | null {
  const value = attributes[name]
  return typeof value === 'string' ? value : null
}

/** A small world with what the place shows, for references to foretell with. */
export async function worldOfPlace({ path, attribute, rows }: ContentPlace): Promise<OracleWorld | null> {
  const plural = path.slice('/api/'.length)
  const model = {
    kind: 'collectionType',
    info: { singularName: 'learnt-entry', pluralName: plural, displayName: 'Learnt entry' },
    attributes: { [attribute]: { type: 'string' } },
  }
  const entries = rows.map(({ id, text }) => ({ id, [attribute]: text }))
  const files = new Map([
    ['models/src/api/learnt/content-types/learnt-entry/schema.json', JSON.stringify(model)],
    ['data.json', JSON.stringify({ 'api::learnt.learnt-entry': entries })],
  ])
  const made = await worldOfFiles('learnt', files)
  return 'world' in made ? made.world : null
}
