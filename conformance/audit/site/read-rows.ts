import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Answer, Ask, Question } from '../question.ts'
import { isServed } from '../question.ts'
import type { Resource } from './resource.ts'

/** A row of a resource: a post, a tag. */
export interface SiteRow extends JsonObject {
  readonly id: string
}

/** A resource that was looked for, and what came of it. */
export interface SeenResource {
  readonly resource: Resource
  readonly rows: readonly SiteRow[]
  /** Every page was shown, and each row once. */
  readonly isWhole: boolean
  /** Why not all of it was seen; null: it was. */
  readonly unseen: string | null
}

/** So many pages are read at most: a longer list is known in part, and said to be. */
const MOST_PAGES = 20

/** The sizes of page that are tried, until one is served. */
const SIZES = [50, 5]

/** Asks for a resource; parameters that are empty are left out. */
export function resourceAt({ base, name }: Resource, parameters: readonly string[], path = ''): Question {
  const query = parameters.filter(Boolean).join('&')
  return { path: `${base}${name}/${path}${query === '' ? '' : `?${query}`}` }
}

/** The rows of an answer; null where it is no list of the resource. */
export function rowsIn({ json }: Pick<Answer, 'json'>, { name }: Resource): readonly SiteRow[] | null {
  const rows: unknown = Object(json)[name]
  return Array.isArray(rows) && rows.every(isRow) ? rows : null
}

function isRow(row: unknown): row is SiteRow {
  return isObject(row) && typeof row.id === 'string'
}

/** Reads a resource page by page. */
export async function surveyResource(ask: Ask, resource: Resource): Promise<SeenResource> {
  const nothing = { resource, rows: [], isWhole: false }
  let reason = 'no answer came'
  for (const size of SIZES) {
    const first = await ask(resourceAt(resource, [`limit=${size}`]))
    if (first === null) continue
    if (isServed(first) && resource.name === 'settings') return { ...nothing, isWhole: true, unseen: null }
    const rows = isServed(first) ? rowsIn(first, resource) : null
    if (rows !== null) return readOn(ask, resource, { first, size, rows })
    reason = `GET ${first.question.path} answers ${describe(first)}`
    break
  }
  return { ...nothing, unseen: reason }
}

function describe({ status, json }: Answer): string {
  return status === 200 ? `no list${json === undefined ? ' in JSON' : ''}` : String(status)
}

interface First {
  readonly first: Answer
  readonly size: number
  readonly rows: readonly SiteRow[]
}

/** The pages behind the first one, as far as the target says that there are some, and shows something new there. */
async function readOn(ask: Ask, resource: Resource, { first, size, rows }: First): Promise<SeenResource> {
  const known = new Map(rows.map(row => [row.id, row]))
  let answer: Answer | null = first
  for (let page = 2; page <= MOST_PAGES && hasMore(answer); page++) {
    answer = await ask(resourceAt(resource, [`limit=${size}`, `page=${page}`]))
    const more = isServed(answer) ? rowsIn(answer, resource) : null
    const news = (more ?? []).filter(({ id }) => !known.has(id))
    if (news.length === 0) break
    for (const row of news) known.set(row.id, row)
  }
  const isWhole = answer !== null && !hasMore(answer)
  const unseen = isWhole ? null : 'it is too long, or was not served page by page'
  return { resource, rows: [...known.values()], isWhole, unseen }
}

function hasMore(answer: Answer | null): boolean {
  const { meta } = Object(answer?.json)
  return typeof Object(Object(meta).pagination).next === 'number'
}
