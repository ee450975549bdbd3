import { isObject } from '../../compare/json-value.ts'
import { isWholeList, windowOf } from '../../overheard/judge/window.ts'
import { entriesOf } from '../../overheard/listing/rest-listing.ts'
import type { Row } from '../ground.ts'
import { type Answer, type Ask, isServed, type Question } from '../question.ts'

/** What a list answered, page after page. */
export interface ReadList {
  readonly rows: readonly Row[]
  /** All pages were shown, and each entry once. */
  readonly isWhole: boolean
  readonly total: number | null
  /** The pages, as they were asked for. */
  readonly questions: readonly Question[]
}

/** So many pages of one list are read: more is the export's affair. */
const MOST_PAGES = 20

/** Reads a list page by page. Null where it is not served. */
export async function readList(
  ask: Ask,
  plural: string,
  parameters: readonly string[],
): Promise<ReadList | null> {
  const rows: Row[] = []
  const questions: Question[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const question = listOf(plural, page === 1 ? parameters : [...parameters, `pagination[page]=${page}`])
    const answer = await ask(question)
    const found = isServed(answer) ? foundIn(answer) : null
    if (found === null) return page === 1 ? null : { rows, isWhole: false, total: null, questions }
    questions.push(question)
    rows.push(...found.rows)
    const isLast = found.rows.length === 0 || (found.total !== null && rows.length >= found.total)
    if (found.isWhole || isLast)
      return { rows, total: found.total, questions, isWhole: found.isWhole || isEach(rows, found.total) }
  }
  return { rows, isWhole: false, total: null, questions }
}

function isEach(rows: readonly Row[], total: number | null): boolean {
  return rows.length === total && new Set(rows.map(({ id }) => id)).size === total
}

export function listOf(plural: string, parameters: readonly string[]): Question {
  const query = parameters.filter(Boolean).join('&')
  return { path: `/api/${plural}${query === '' ? '' : `?${query}`}` }
}

/** The entries of one answer, and whether they are all that were asked for. */
export interface Found {
  readonly rows: readonly Row[]
  readonly total: number | null
  readonly isWhole: boolean
}

/** Null for what is no list of entries. */
export function foundIn({ json }: Answer): Found | null {
  const { data, meta } = Object(json)
  const entries = entriesOf(data, 'data')
  const pagination = isObject(meta) && isObject(meta.pagination) ? meta.pagination : null
  if (entries === null || pagination === null) return null
  const rows = entries.flatMap(({ id, attributes }) => (id === null ? [] : [{ id, attributes }]))
  const window = windowOf({ pagination })
  const total = window?.total ?? null
  return { rows, total, isWhole: window !== null && isWholeList(window, rows.length) }
}
