import type { WhyList } from '../../why/why.ts'
import { pageInOrder } from '../query/sort/page-in-order.ts'
import type { Row } from '../world/table.ts'
import { tellEntries } from './entries.ts'
import type { GivenNames, Heard, HeardList, HeardPage } from './heard.ts'
import { orderOf, settingsOf } from './settings.ts'
import { usersPage } from './users-page.ts'

/** A list with the page that was cut from it, and where the answer shows it. */
export interface CutList extends HeardList {
  readonly page: HeardPage | null
  readonly path: string
  /** What the request names of its own; over REST all that there is. */
  readonly given: GivenNames
  /** The rows of the page. */
  readonly shown: readonly Row[]
}

/** Where REST shows a list. */
const REST_PATH = 'data'

/** The lists that were heard of, each with its page. */
export function cutLists(heard: readonly Heard[]): readonly CutList[] {
  const lists: CutList[] = []
  let page: HeardPage | null = null
  let field: FieldOfAnswer = { path: REST_PATH, given: null }
  for (const it of heard) {
    if (it.kind === 'field') [field, page] = [it, null]
    else if (it.kind === 'page') page = it.page
    else if (it.kind === 'bound') page = page && bounded(page, it)
    else if (it.kind === 'list') {
      lists.push(cutList(it.found, page, field))
      page = null
    }
  }
  return lists
}

/** The page after a bound on the number of its items. */
export function bounded(page: HeardPage, { limit, clause }: { limit: number; clause: string }): HeardPage {
  const [first, second] = page.numbers
  if (second.value === limit) return page
  return {
    ...page,
    numbers: [first, { ...second, value: limit }],
    part: { ...page.part, limit },
    bound: clause,
  }
}

/** Where a list is shown; null: its parameters are those of the query. */
interface FieldOfAnswer {
  readonly path: string
  readonly given: GivenNames | null
}

function cutList(found: HeardList, page: HeardPage | null, { path, given }: FieldOfAnswer): CutList {
  const { list, positions, total, context } = found
  const { start, limit } = page?.part ?? partWithoutNumbers(found, path)
  const from = start < total ? start : context.units.pagination.beyond.start({ start, limit }, total)
  const table = context.store.table(list.type.uid)
  const shown = pageInOrder(positions, list.sort, from, limit).map(position => table.at(position))
  return { ...found, page, path, given: given ?? new Set(Object.keys(list.query)), shown }
}

/** Single types have one entry, over REST one for each locale; endpoints of plugins have numbers of their own. */
function partWithoutNumbers({ list }: HeardList, path: string) {
  const { query, type } = list
  if (type.kind !== 'singleType') return usersPage(query)
  const all = path === REST_PATH && type.localized && query.locale === 'all'
  return { start: 0, limit: all ? Number.POSITIVE_INFINITY : 1 }
}

/** A list with the reasons of its entries, at most `most` of them. */
export function tellList(cut: CutList, most: number): WhyList {
  const { list, positions, total, context, clause } = cut
  const { type } = list
  const table = context.store.table(type.uid)
  const members = {
    all: [...table.rows.keys()],
    inside: pageInOrder(positions, list.sort, 0, Number.POSITIVE_INFINITY),
    shown: cut.shown.map(row => table.position(row.id)),
  }
  return {
    type: type.uid,
    name: type.kind === 'singleType' ? type.singularName : type.pluralName,
    path: cut.path,
    total,
    settings: settingsOf(cut),
    order: orderOf(list, context),
    ...tellEntries(members, { list, schema: type, clause, context }, most),
  }
}
