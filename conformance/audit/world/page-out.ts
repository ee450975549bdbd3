import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { populateAll, type Schemas } from '../../import/live/strapi-query.ts'
import type { Row } from '../ground.ts'
import type { Ask, Question } from '../question.ts'
import { readList } from '../survey/read-list.ts'
import type { SeenList } from '../survey/survey.ts'

/** The entries of some types with all that is in them, as answers show them. */
export interface PagedOut {
  /** By uid; types whose lists were not served whole are missing. */
  readonly rows: ReadonlyMap<string, readonly Row[]>
  readonly questions: readonly Question[]
}

/** Reads each type as deep as its models go, drafts and every edition included. */
export async function pageOut(
  ask: Ask,
  schemas: Schemas,
  lists: ReadonlyMap<string, SeenList>,
): Promise<PagedOut> {
  const rows = new Map<string, readonly Row[]>()
  const questions: Question[] = []
  for (const [uid, list] of lists) {
    const schema = schemas.get(uid)
    const read = schema
      ? await readWhole(
          ask,
          list,
          populateAll(schema, schemas, place => `${place}=true`),
        )
      : null
    if (read === null) continue
    rows.set(uid, read.rows)
    questions.push(...read.questions)
  }
  return { rows, questions }
}

/** Null where anything of it cannot be had, or is no entry with a number as its id. */
async function readWhole(ask: Ask, { plural, grounds }: SeenList, populate: readonly string[]) {
  const rows = new Map<unknown, Row>()
  const questions: Question[] = []
  for (const { scope, pageSize, drafts } of grounds) {
    const state = drafts === null ? '' : 'publicationState=preview'
    const read = await readList(ask, plural, [scope, state, ...populate, `pagination[pageSize]=${pageSize}`])
    if (!read?.isWhole) return null
    for (const row of read.rows) rows.set(row.id, row)
    questions.push(...read.questions)
  }
  const all = [...rows.values()]
  return all.every(({ id }) => typeof id === 'number') ? { rows: all, questions } : null
}

/** The same values with ids of components that are all different: they are a server's own. */
export function numbered(values: JsonObject, next: () => number): JsonObject {
  const part = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(part)
    if (!isObject(value) || 'data' in value || !('id' in value)) return value
    return { ...numbered(value, next), id: next() }
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, part(value)]))
}

/** The files that stand anywhere in some values. */
export function filesIn(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(filesIn)
  if (!isObject(value)) return []
  const { id, attributes } = value
  if (isObject(attributes) && 'mime' in attributes)
    return typeof id === 'number' ? [{ id, data: attributes }] : []
  return Object.values(value).flatMap(filesIn)
}

const TIMES = ['createdAt', 'updatedAt', 'publishedAt']
const EXACT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Some entries without times that are not shown to the millisecond: what a server knows of them is not known. */
export function timed(rows: readonly Row[]): readonly Row[] {
  const shown = rows.flatMap(({ attributes }) => TIMES.flatMap(name => attributes[name] ?? []))
  if (shown.every(it => EXACT.test(String(it)))) return rows
  return rows.map(({ id, attributes: { createdAt: _made, updatedAt: _changed, publishedAt, ...own } }) => {
    const isPublished = publishedAt !== null && publishedAt !== undefined
    const state = isPublished ? SOMETIME : publishedAt
    return { id, attributes: publishedAt === undefined ? own : { ...own, publishedAt: state } }
  })
}

const SOMETIME = '2000-01-01T00:00:00.000Z'
