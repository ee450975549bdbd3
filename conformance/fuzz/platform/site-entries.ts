import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { readJson } from '../../suite/worlds.ts'
import { type Entries, listsIn, type Reducible } from '../smaller-world.ts'

/** What a site publishes, sells and sends, and to whom. Without keys and roles nobody could ask for anything. */
const REDUCED: ReadonlySet<string> = new Set([
  ...['posts', 'pages', 'tags', 'users', 'tiers', 'newsletters', 'offers', 'labels', 'members'],
  ...['themes', 'redirects'],
])

/** Where an entry names others: what they are. */
const LEADS_TO: ReadonlyMap<string, string> = new Map([
  ...['tags', 'tiers', 'newsletters', 'labels'].map(name => [name, name] as const),
  ['authors', 'users'],
  ['tier', 'tiers'],
  ['newsletter', 'newsletters'],
])

/** By which of its members an entry is named. */
const NAMED_BY = ['id', 'slug', 'name', 'email'] as const

const SITE = 'platform.json'

/** The entries of a site. Null when the directory has none. */
export function siteEntries(directory: string): Reducible | null {
  const file = join(directory, SITE)
  const data = existsSync(file) ? readJson(file) : null
  if (!isObject(data)) return null
  const isReduced = ([name, value]: readonly [string, unknown]) => REDUCED.has(name) && Array.isArray(value)
  const members = Object.entries(data)
  const entries = listsIn(Object.fromEntries(members.filter(isReduced)))
  const besides = Object.fromEntries(members.filter(it => !isReduced(it)))
  return { file: SITE, entries, besides, linked: left => withoutLinksTo(goneFrom(entries, left), left) }
}

type Names = ReadonlyMap<string, ReadonlySet<unknown>>

/** What the entries are called that are no longer there, by what they are. */
function goneFrom(entries: Entries, left: Entries): Names {
  return new Map(
    Object.entries(entries).map(([section, rows]) => {
      const there = namesOf(left[section] ?? [])
      return [section, new Set([...namesOf(rows)].filter(name => !there.has(name)))]
    }),
  )
}

function namesOf(rows: readonly JsonObject[]): ReadonlySet<unknown> {
  return new Set(rows.flatMap(row => NAMED_BY.map(member => row[member])).filter(name => name !== undefined))
}

function withoutLinksTo(gone: Names, entries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([section, rows]) => [section, rows.map(row => keepIn(row, gone))]),
  )
}

function keepIn(row: JsonObject, gone: Names): JsonObject {
  const members = Object.entries(row).flatMap(([member, value]): readonly (readonly [string, unknown])[] => {
    const names = gone.get(LEADS_TO.get(member) ?? '')
    if (!names) return [[member, value]]
    if (Array.isArray(value)) return [[member, value.filter(item => !isNamed(item, names))]]
    return isNamed(value, names) ? [] : [[member, value]]
  })
  return Object.fromEntries(members)
}

/** A link is a text, or an object with one of its names. */
function isNamed(link: unknown, names: ReadonlySet<unknown>): boolean {
  return isObject(link) ? NAMED_BY.some(member => names.has(link[member])) : names.has(link)
}
