import type { Outcome } from '../client/outcome.ts'
import { isObject } from '../compare/json-value.ts'
import type { EntryName } from '../suite/placeholder.ts'
import { keyIn, type ListView, type ListWay, type Readers, readList, waysOf } from './list-ways.ts'
import { CannotJudge, NotSent } from './target.ts'

/** Finds out which id an entry has on the target, by its natural key. */
export interface IdBook {
  /** The id as the target writes it. Throws CannotJudge when it cannot be found out. */
  idOf(entry: EntryName): Promise<unknown>
  /** The ids of all entries of a type that have a natural key of their own, by that key. Throws CannotJudge likewise. */
  namesOf(plural: string): Promise<ReadonlyMap<string, unknown>>
  /** The types that have natural keys, by plural name. */
  readonly plurals: ReadonlySet<string>
  /** Entries of a type as they are now, by the way that shows most of such a view (`all`); null: there is no reading them. */
  entriesOf(plural: string, view?: ListView): Promise<readonly unknown[] | null>
  /** Forgets all ids: the world was put back, and entries may have new ones. */
  forget(): void
}

export interface IdBookOptions extends Readers {
  /** Sends a GET as a caller. */
  readonly get: (path: string, as: string) => Promise<Outcome>
  /** The attribute that is the natural key, by plural name. */
  readonly keys: ReadonlyMap<string, string>
  readonly service: 'content' | 'platform'
}

/** Ids by natural key; null where two entries have the same key. */
type Ids = ReadonlyMap<string, unknown>

const AMBIGUOUS = Symbol('ambiguous')

/** Reads each type's list when its first entry is asked for, and keeps it until `forget`. */
export function openIdBook(options: IdBookOptions): IdBook {
  const lists = new Map<string, Promise<Ids>>()
  const listOf = (plural: string) => {
    const list = lists.get(plural) ?? readIds(plural, options)
    lists.set(plural, list)
    return list
  }
  return {
    plurals: new Set(options.keys.keys()),
    entriesOf: (plural, view) => readNow(plural, options, view),
    forget: () => lists.clear(),
    namesOf: async plural => new Map([...(await listOf(plural))].filter(([, id]) => id !== AMBIGUOUS)),
    idOf: async ({ plural, key }) => {
      const id = (await listOf(plural)).get(key)
      if (id === undefined) throw new CannotJudge(`the target has no entry of ${plural} named ${key}`)
      if (id === AMBIGUOUS) throw new CannotJudge(`the target has two entries of ${plural} named ${key}`)
      return id
    },
  }
}

/** Tries one way of listing after the other; what each answered stands in the message when none works. */
async function readIds(plural: string, options: IdBookOptions): Promise<Ids> {
  const { get, keys, service } = options
  const attribute = keys.get(plural)
  if (attribute === undefined) throw new Error(`invariant: a checked scenario names no entry of ${plural}`)
  const tried: string[] = []
  let notSent: NotSent | null = null
  for (const way of waysOf(service, plural, options)) {
    const read = await readPages(way, get).catch(reasonOf)
    if (Array.isArray(read)) return idsByKey(read, attribute)
    if (read instanceof NotSent) notSent = read
    tried.push(`GET ${way.path(1)} as ${way.as}: ${read instanceof NotSent ? read.message : read}`)
  }
  if (notSent) throw notSent
  throw new CannotJudge(`the ids of ${plural} cannot be read (${tried.join('; ')})`)
}

async function readNow(
  plural: string,
  options: IdBookOptions,
  view?: ListView,
): Promise<readonly unknown[] | null> {
  for (const way of waysOf(options.service, plural, options, view)) {
    const read = await readPages(way, options.get).catch(reasonOf)
    if (Array.isArray(read)) return read
  }
  return null
}

/** A caller whom nobody can be is one way less, not the end. */
function reasonOf(error: unknown): NotSent | string {
  if (error instanceof NotSent) return error
  if (error instanceof CannotJudge) return error.message
  throw error
}

/** More pages than any world of the suite has. */
const MOST_PAGES = 50

async function readPages(way: ListWay, get: IdBookOptions['get']): Promise<readonly unknown[] | string> {
  const read = await readList(way, get, MOST_PAGES)
  if ('items' in read) return read.items
  return read.ended.kind === 'no-answer' ? read.ended.says : `status ${read.ended.status}`
}

function idsByKey(items: readonly unknown[], attribute: string): Ids {
  const ids = new Map<string, unknown>()
  for (const item of items) {
    if (!isObject(item)) continue
    const key = keyIn(item, attribute)
    if (key === null) continue
    ids.set(key, ids.has(key) ? AMBIGUOUS : item.id)
  }
  return ids
}
