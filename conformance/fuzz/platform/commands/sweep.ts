import { isObject, type JsonObject } from '../../../compare/json-value.ts'
import type { Command } from '../../commands/command.ts'
import { shuffled } from '../../shuffled.ts'
import { readerOf } from '../callers.ts'
import { listPath } from '../generate/entry-paths.ts'
import type { Shelf } from '../survey.ts'
import { sentBy } from './reads.ts'
import type { SiteActor, SiteStock } from './scene.ts'
import { settingValues, type Writable } from './writable.ts'
import { ADMIN, asOwner, commandAt } from './write.ts'

/** What one sequence writes, and what it is about. */
export interface Turn {
  readonly writes: readonly Command[]
  readonly actors: readonly SiteActor[]
}

/** So many single writes share the reads that follow them; of each one it is read before the next what became of it. */
const TOGETHER = 3

/**
 * What chance would come to late: each attribute with each value that is known of it, alone, written to the entry that
 * holds the most, each setting likewise, and each method at the API that only reads.
 */
export function writesInTurn(stock: SiteStock): readonly Turn[] {
  return shuffled([
    ...[...new Set(stock.writables)].flatMap(it => editsOf(it, stock)),
    ...settingsOf(stock),
    ...stock.shelves.flatMap(shelf => writesToReadOnly(shelf, stock)),
  ])
}

function editsOf(of: Writable, stock: SiteStock): readonly Turn[] {
  const shelf = stock.shelves.find(({ api, name }) => api === 'admin' && name === of.name)
  const ref = shelf ? fullestOf(shelf, stock) : null
  if (ref === null) return []
  const path = `${ADMIN}/${of.name}/${ref}/`
  const edits = valuesOf({ ...of.needs, ...of.takes })
  return inGroups(shuffled(edits)).map(group => ({
    actors: [{ of, ref }],
    writes: group.flatMap(({ name, value }, index) => {
      const read = `read-${index + 1}`
      const saves: Record<string, string> = of.isGuarded ? { [read]: `${of.name}[0].updated_at` } : {}
      const stamp = of.isGuarded ? { updated_at: `<${read}>` } : {}
      const edit = commandAt(stock, 'PUT', path, { [of.name]: [{ [name]: value, ...stamp }] })
      return [{ ...commandAt(stock, 'GET', path), saves }, edit]
    }),
  }))
}

function settingsOf(stock: SiteStock): readonly Turn[] {
  const path = `${ADMIN}/settings/`
  return inGroups(shuffled(valuesOf(settingValues))).map(group => ({
    actors: [],
    writes: group.map(({ name, value }) =>
      asOwner(commandAt(stock, 'PUT', path, { settings: [{ key: name, value }] }), stock),
    ),
  }))
}

/** The content API is for reading: nothing is added, changed or deleted there, by whoever may read most. */
function writesToReadOnly(shelf: Shelf, stock: SiteStock): readonly Turn[] {
  if (shelf.api !== 'content' || !shelf.isServed) return []
  const list = listPath(shelf)
  const ref = fullestOf(shelf, stock)
  const body = { [shelf.name]: [{ title: 'x', name: 'x' }] }
  const at = (method: string, path: string, given?: unknown): Turn => ({
    actors: [],
    writes: [sentBy(readerOf('content', stock.people), { method, path, headers: {}, body: given })],
  })
  return [
    at('POST', list, body),
    at('DELETE', list),
    ...(ref === null ? [] : [at('PUT', `${list}${ref}/`, body), at('DELETE', `${list}${ref}/`)]),
  ]
}

interface Valued {
  readonly name: string
  readonly value: unknown
}

function valuesOf(table: Readonly<Record<string, readonly unknown[]>>): readonly Valued[] {
  return Object.entries(table).flatMap(([name, values]) =>
    [...new Set(values)].map(value => ({ name, value })),
  )
}

function inGroups<T>(items: readonly T[]): readonly (readonly T[])[] {
  const starts = [...items.keys()].filter(index => index % TOGETHER === 0)
  return starts.map(start => items.slice(start, start + TOGETHER))
}

/** The entry with the most to lose, as requests call it; null: there is none that has a name. */
function fullestOf({ rows }: Shelf, { titles }: SiteStock): string | null {
  const named = rows.flatMap(row => {
    const ref = titles.titleOf(String(row.id))
    return ref === null ? [] : [{ ref, holds: countIn(row) }]
  })
  const most = Math.max(...named.map(({ holds }) => holds))
  return named.find(({ holds }) => holds === most)?.ref ?? null
}

/** Values that are not empty, and entries of lists: what such an entry holds itself is another's. */
function countIn(row: JsonObject): number {
  const held = Object.values(row).filter(value => value !== null && value !== '' && value !== false)
  return held.reduce((sum: number, value) => sum + (Array.isArray(value) ? value.length : sizeOf(value)), 0)
}

function sizeOf(value: unknown): number {
  return isObject(value) && Object.keys(value).length === 0 ? 0 : 1
}
