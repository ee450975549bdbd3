import type { JsonObject } from '../../../compare/json-value.ts'
import type { Shelf } from '../survey.ts'
import type { EntryTitles } from '../titles.ts'
import { entryPaths, pathsOfRows } from './entry-paths.ts'

/** What an entry is also called, or was: what two resources share stands at the paths of one of them alone. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  posts: 'pages',
  pages: 'posts',
  authors: 'users',
  users: 'authors',
  tiers: 'products',
  products: 'tiers',
  members: 'subscribers',
  subscribers: 'members',
}

/**
 * Where nothing is to be read: at the paths of a resource the entries of its counterpart, and those that the other API
 * alone shows, such as drafts. Of each status there is one.
 */
export function pathsElsewhere(
  shelf: Shelf,
  shelves: readonly Shelf[],
  titles: EntryTitles,
): readonly string[] {
  const own = new Set(entryPaths(shelf, titles))
  const found = shelves
    .filter(other => isNear(shelf, other))
    .flatMap(({ rows }) =>
      ofEachStatus(rows.filter(row => isNotAmong(own, pathsOfRows([row], shelf, titles)))),
    )
    .flatMap(row => pathsOfRows([row], shelf, titles))
  return [...new Set(found)]
}

function isNear({ name }: Shelf, other: Shelf): boolean {
  return other.name === name || other.name === COUNTERPARTS[name]
}

function isNotAmong(own: ReadonlySet<string>, paths: readonly string[]): boolean {
  return paths.every(path => !own.has(path))
}

function ofEachStatus(rows: readonly JsonObject[]): readonly JsonObject[] {
  const first = new Map<unknown, JsonObject>()
  for (const row of rows) if (!first.has(row.status)) first.set(row.status, row)
  return [...first.values()]
}
