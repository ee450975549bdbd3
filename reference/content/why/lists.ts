import { toldValue } from '../../why/values.ts'
import type { WhyEntry, WhyList, WhyReason } from '../../why/why.ts'
import { pageInOrder } from '../query/sort/page-in-order.ts'
import type { Row, Table } from '../world/table.ts'
import type { Heard, HeardList, HeardPage } from './heard.ts'
import { namesOf } from './names.ts'
import { type PartWriter, partWriter } from './parts.ts'
import { reasonsOf } from './reasons.ts'
import { orderOf, settingsOf } from './settings.ts'
import { usersPage } from './users-page.ts'

/** A list with the page that was cut from it, and where the answer shows it. */
export interface CutList extends HeardList {
  readonly page: HeardPage | null
  readonly path: string
  /** The rows of the page. */
  readonly shown: readonly Row[]
}

/** Where REST shows a list. */
const REST_PATH = 'data'

/** The lists that were heard of, each with its page. */
export function cutLists(heard: readonly Heard[]): readonly CutList[] {
  const lists: CutList[] = []
  let page: HeardPage | null = null
  let path = REST_PATH
  for (const it of heard) {
    if (it.kind === 'field') [path, page] = [it.path, null]
    else if (it.kind === 'page') page = it.page
    else if (it.kind === 'bound') page = page && bounded(page, it)
    else if (it.kind === 'list') {
      lists.push(cutList(it.found, page, path))
      page = null
    }
  }
  return lists
}

function bounded(page: HeardPage, { limit, clause }: { limit: number; clause: string }): HeardPage {
  const [first, second] = page.numbers
  if (!first || !second || second.value === limit) return page
  return {
    ...page,
    numbers: [first, { ...second, value: limit }],
    part: { ...page.part, limit },
    bound: clause,
  }
}

function cutList(found: HeardList, page: HeardPage | null, path: string): CutList {
  const { list, positions, total, context } = found
  const { start, limit } = page?.part ?? partWithoutNumbers(found, path)
  const from = start < total ? start : context.units.pagination.beyond.start({ start, limit }, total)
  const end = limit < 0 ? Number.POSITIVE_INFINITY : limit
  const table = context.store.table(list.type.uid)
  const shown = pageInOrder(positions, list.sort, from, end).map(position => table.at(position))
  return { ...found, page, path, shown }
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
  const { list, positions, total, context } = cut
  const table = context.store.table(list.type.uid)
  const ordered = pageInOrder(positions, list.sort, 0, Number.POSITIVE_INFINITY)
  const inside = new Set(ordered)
  const shown = new Set(cut.shown.map(row => table.position(row.id)))
  const elsewhere = [...inside].filter(position => !shown.has(position))
  const outside = [...table.rows.keys()].filter(position => !inside.has(position))
  const told = [...shown, ...elsewhere, ...outside].slice(0, most)
  const places = new Map(ordered.map((position, index) => [position, index + 1] as const).reverse())
  const write = partWriter(list.query, list.type, context)
  const telling: Telling = { cut, table, places, shown, write, nameOf: namesOf(list.type, table) }
  return {
    type: list.type.uid,
    name: list.type.kind === 'singleType' ? list.type.singularName : list.type.pluralName,
    path: cut.path,
    total,
    stored: table.size,
    settings: settingsOf(cut, cut.page),
    order: orderOf(cut),
    entries: told.map(position => tellEntry(position, telling)),
    leftOff: table.size - told.length,
  }
}

interface Telling {
  readonly cut: CutList
  readonly table: Table
  /** The first place of each position that is in. */
  readonly places: ReadonlyMap<number, number>
  readonly shown: ReadonlySet<number>
  readonly write: PartWriter
  readonly nameOf: (position: number) => string
}

function tellEntry(position: number, telling: Telling): WhyEntry {
  const { cut, table, places, shown, nameOf } = telling
  const place = places.get(position) ?? null
  return {
    id: table.at(position).id,
    name: nameOf(position),
    standing: shown.has(position) ? 'shown' : place === null ? 'out' : 'other-page',
    place,
    sortedBy: (cut.list.sort?.keys ?? []).map(({ read }) => toldValue(read.one(position))),
    reasons: reasonsIn(position, place !== null, telling),
  }
}

/** The reasons of the condition, unless the rule of the list has another opinion: a quirk, say. */
function reasonsIn(position: number, isIn: boolean, { cut, write }: Telling): readonly WhyReason[] {
  const { list, context, clause } = cut
  const { operators } = context.units.filters
  const clauseOf = (name: string) => operators.find(unit => unit.name === name)?.clause ?? null
  const reasons = reasonsOf(list.parts, position, { models: context.models, write, clauseOf })
  if (list.condition.holds(position) === isIn) return reasons
  const outcome = isIn ? 'holds' : 'fails'
  return [{ part: '', clause, outcome, says: 'the server decides otherwise than its parts do' }, ...reasons]
}
