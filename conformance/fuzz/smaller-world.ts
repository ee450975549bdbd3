import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, sep } from 'node:path'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { readJson } from '../suite/worlds.ts'
import { fewest } from './fewest.ts'
import { keepLinks } from './keep-links.ts'
import type { QueriedWorld } from './queried-world.ts'

/** Entries by content-type, as `data.json` has them. */
export type Entries = Readonly<Record<string, readonly JsonObject[]>>

interface Row {
  readonly uid: string
  readonly entry: JsonObject
}

/** A place where worlds with fewer entries are tried out. */
export interface WorldTrial {
  /**
   * The fewest entries found with which `holds` still holds, after so many tries at most; null when it does not even
   * hold with all of them.
   */
  smallest(holds: () => Promise<boolean>, mostTries: number): Promise<Entries | null>
  /** Puts the whole world back, and takes away what was written. */
  end(): Promise<void>
}

/** What of a world is made smaller. */
export interface Reducible {
  /** Where it stands in the world's directory. */
  readonly file: string
  readonly entries: Entries
  /** What the file has besides. */
  readonly besides: JsonObject
  /** Some of the entries without links to others: a world with such links would be refused. */
  linked(entries: Entries): Entries
}

export interface TrialOptions {
  /** The whole world. */
  readonly directory: string
  readonly reducible: Reducible
  /** Each puts the world of a directory into a server. Gives null, or why it could not. */
  readonly loads: readonly ((directory: string) => Promise<string | null>)[]
}

/** Loads worlds into servers; `end` must be called. */
export function openTrial({ directory, reducible, loads }: TrialOptions): WorldTrial {
  const { file, entries, besides, linked } = reducible
  const dataOf = (rows: readonly Row[]) => linked(entriesOf(rows))
  const scratch = join(mkdtempSync(join(tmpdir(), 'assayer-fuzz-')), basename(directory))
  mkdirSync(scratch)
  for (const part of PARTS) copy(join(directory, part), join(scratch, part))
  const load = async (world: string) => {
    for (const put of loads) if ((await put(world)) !== null) return false
    return true
  }
  const loadRows = (rows: readonly Row[]) => {
    writeFileSync(join(scratch, file), JSON.stringify({ ...besides, ...dataOf(rows) }))
    return load(scratch)
  }
  return {
    smallest: async (holds, mostTries) => {
      let tries = 0
      const shows = async (rows: readonly Row[]) => ++tries <= mostTries && (await loadRows(rows)) && holds()
      const all = rowsOf(entries)
      if (!(await shows(all))) return null
      return dataOf(await barest(await fewest(all, shows), shows))
    },
    end: async () => {
      await load(directory)
      rmSync(join(scratch, '..'), { recursive: true, force: true })
    },
  }
}

/** What a world is made of. */
const PARTS = ['models', 'src', 'config', 'data.json', 'options.json', 'platform.json', 'package.json']

/** Most worlds have not all parts. Packages below a part stay; the world itself may be in one, as those of the suite are. */
function copy(from: string, to: string): void {
  const isOwn = (path: string) => !relative(from, path).split(sep).includes('node_modules')
  if (existsSync(from)) cpSync(from, to, { recursive: true, force: true, filter: isOwn })
}

function rowsOf(entries: Entries): readonly Row[] {
  return Object.entries(entries).flatMap(([uid, list]) => list.map(entry => ({ uid, entry })))
}

function entriesOf(rows: readonly Row[]): Entries {
  const data = new Map<string, JsonObject[]>()
  for (const { uid, entry } of rows) data.set(uid, [...(data.get(uid) ?? []), entry])
  return Object.fromEntries(data)
}

/** Attributes that are not needed are left out. */
async function barest(
  rows: readonly Row[],
  shows: (rows: readonly Row[]) => Promise<boolean>,
): Promise<readonly Row[]> {
  let best = rows
  for (const [index, { uid, entry }] of rows.entries()) {
    const withOnly = (names: readonly string[]) =>
      best.with(index, { uid, entry: { id: entry.id, ...picked(entry, names) } })
    const names = Object.keys(entry).filter(name => name !== 'id')
    best = withOnly(await fewest(names, left => shows(withOnly(left))))
  }
  return best
}

function picked(entry: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name)))
}

/** The entries of the content service. Null when the directory has none. */
export function contentEntries(directory: string, facts: QueriedWorld): Reducible | null {
  const entries = readEntries(directory)
  return entries && { file: DATA, entries, besides: {}, linked: some => keepLinks(some, facts) }
}

const DATA = 'data.json'

/** The entries of a world's directory as its `data.json` has them; null when it is no object of lists. */
export function readEntries(directory: string): Entries | null {
  const file = join(directory, DATA)
  const data = existsSync(file) ? readJson(file) : null
  return isObject(data) ? listsIn(data) : null
}

/** The members that are lists, with what is an object in them. */
export function listsIn(data: JsonObject): Entries {
  const lists = Object.entries(data).flatMap(([uid, list]) =>
    Array.isArray(list) ? [[uid, list.filter(isObject)] as const] : [],
  )
  return Object.fromEntries(lists)
}
