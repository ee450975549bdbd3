import { toldValue } from '../../why/values.ts'
import type { WhyEntry, WhyList, WhyOrder, WhyReason, WhySetting } from '../../why/why.ts'
import type { Shelf } from '../actions/shelf.ts'
import type { Selection, Shelving } from '../contracts.ts'
import { namesOf, textIn } from '../parameters/names.ts'
import { DEFAULT_LIMIT } from '../parameters/page.ts'
import { rowsOfPage } from '../parameters/select.ts'
import { columnOf, isColumn, rowsOf } from '../resources/resource.ts'
import type { Row } from '../values.ts'
import type { Applied, Heard } from './heard.ts'
import { type FilterReasons, filterReasons } from './reasons.ts'

/** A list with the parameters that made its selection. */
export interface HeardList {
  readonly shelf: Shelf
  /** The rows that the API shows to this caller, in the list's own order. */
  readonly visible: readonly Row[]
  readonly selection: Selection
  readonly applied: readonly Applied[]
  readonly call: Extract<Heard, { kind: 'list' }>['call']
  readonly clause: string
  readonly filter: FilterReasons | null
}

/** The first list that was heard of. A parameter that is applied again only counts rows. */
export function heardList(heard: readonly Heard[]): HeardList | null {
  const list = heard.find(it => it.kind === 'list')
  if (!list || !isShelf(list.shelf)) return null
  const { whole } = list.shelf
  const applied = firstOfEach(heard).filter(({ name }) => !whole || name === 'filter')
  const route = heard.find(it => it.kind === 'route')
  const filter = applied.find(({ name }) => name === 'filter')
  const selection = applied.at(-1)?.after ?? untouched(list.rows)
  return {
    shelf: list.shelf,
    visible: list.rows,
    selection: whole ? { ...selection, limit: 'all' } : selection,
    applied,
    call: list.call,
    clause: route?.clause ?? '',
    filter: filter ? filterReasons(textIn(filter.value), filter.clause, filter.reading) : null,
  }
}

function isShelf(shelf: Shelving): shelf is Shelf {
  return 'resource' in shelf
}

function firstOfEach(heard: readonly Heard[]): readonly Applied[] {
  const applied: Applied[] = []
  for (const it of heard) {
    if (it.kind !== 'parameter') continue
    if (applied.some(({ name }) => name === it.applied.name)) break
    applied.push(it.applied)
  }
  return applied
}

function untouched(rows: readonly Row[]): Selection {
  return { rows, page: 1, limit: DEFAULT_LIMIT, include: new Set(), fields: null, formats: null }
}

/** A list with the reasons of its rows, at most `most` of them. */
export function tellList(list: HeardList, most: number): WhyList {
  const { shelf, selection, visible } = list
  const store = list.call.site.store
  const shown = rowsOfPage(selection)
  const isShown = new Set(shown)
  const inside = new Set(selection.rows)
  const all = new Set([...rowsOf(shelf.resource, store), ...visible])
  const elsewhere = selection.rows.filter(row => !isShown.has(row))
  const outside = [...all].filter(row => !inside.has(row))
  const told = [...shown, ...elsewhere, ...outside].slice(0, most)
  const places = new Map(selection.rows.map((row, index) => [row, index + 1] as const))
  const order = orderOf(list)
  const isVisible = new Set(visible)
  const telling: Telling = { list, order, isShown, isVisible, places }
  return {
    type: shelf.name,
    name: shelf.name,
    path: shelf.name,
    total: selection.rows.length,
    stored: all.size,
    settings: settingsOf(list),
    order,
    entries: told.map(row => tellEntry(row, telling)),
    leftOff: all.size - told.length,
  }
}

interface Telling {
  readonly list: HeardList
  readonly order: WhyOrder
  readonly isShown: ReadonlySet<Row>
  readonly isVisible: ReadonlySet<Row>
  readonly places: ReadonlyMap<Row, number>
}

function tellEntry(row: Row, { list, order, isShown, isVisible, places }: Telling): WhyEntry {
  const { resource } = list.shelf
  const place = places.get(row) ?? null
  return {
    id: row.id,
    name: nameOf(row),
    standing: isShown.has(row) ? 'shown' : place === null ? 'out' : 'other-page',
    place,
    sortedBy: order.keys.map(({ path }) => toldValue(columnOf(resource, row, path, list.call.site.store))),
    reasons: reasonsOf(row, place !== null, isVisible.has(row), list),
  }
}

function nameOf(row: Row): string {
  const name = row.slug ?? row.email ?? row.name
  return typeof name === 'string' && name !== '' ? name : row.id
}

function reasonsOf(row: Row, isIn: boolean, isVisible: boolean, list: HeardList): readonly WhyReason[] {
  if (!isVisible) {
    const says = `the ${list.call.request.api} API does not show it: ${stateOf(row)}`
    return [{ part: '', clause: list.clause, outcome: 'fails', says }]
  }
  const { filter } = list
  if (!filter) return []
  const reasons = filter.of(row)
  if (filter.keeps(row) === isIn) return reasons
  const says = 'the server decides otherwise than its parts do'
  return [{ part: '', clause: filter.clause, outcome: isIn ? 'holds' : 'fails', says }, ...reasons]
}

/** What of a row decides who is shown it. */
function stateOf(row: Row): string {
  const told = ['type', 'status', 'active', 'visibility'].filter(name => row[name] !== undefined)
  return told.map(name => `${name} is ${String(row[name])}`).join(', ')
}

/** A list that is never cut has none. */
function settingsOf({ applied, selection, clause, shelf }: HeardList): readonly WhySetting[] {
  if (shelf.whole) return []
  return (['limit', 'page'] as const).map(name => {
    const given = applied.find(it => it.name === name)
    const value = selection[name]
    if (!given) return { parameter: name, value, by: 'default', clause }
    const asked = textIn(given.value)
    if (asked === String(value)) return { parameter: name, value, by: 'request', clause: given.clause }
    return { parameter: name, value, by: 'limit', asked, clause: given.clause }
  })
}

/** Keys with a direction of columns that there are; all others have no effect. */
function orderOf({ applied, shelf, call }: HeardList): WhyOrder {
  const given = applied.find(({ name }) => name === 'order')
  const { clause } = given ?? { clause: call.units.listOrder.clause }
  return { keys: given ? sortKeys(given, shelf) : [], isOpen: !given, clause }
}

function sortKeys({ value, after }: Applied, { resource }: Shelf): WhyOrder['keys'] {
  return namesOf(value).flatMap(rule => {
    const [, name = '', direction = ''] = /^([a-z0-9_.]+)\s+(asc|desc)$/.exec(rule.trim()) ?? []
    const path = name.startsWith(`${resource.table}.`) ? name.slice(resource.table.length + 1) : name
    const isKnown = path.startsWith('count.') ? after.include.has(path) : isColumn(resource, path)
    return isKnown ? [{ path, direction: direction === 'desc' ? 'desc' : 'asc' }] : []
  })
}
