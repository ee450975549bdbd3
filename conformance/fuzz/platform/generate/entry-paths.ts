import type { JsonObject } from '../../../compare/json-value.ts'
import { type Api, otherPaths, type Resource } from '../resources.ts'
import type { Shelf } from '../survey.ts'
import type { EntryTitles } from '../titles.ts'

/** Where the entries of a resource are listed. */
export function listPath({ api, name }: { readonly api: Api; readonly name: string }): string {
  return `/platform/api/${api}/${name}/`
}

/** Where each of its entries is read, in each way, and one that is not there. */
export function entryPaths(shelf: Shelf, titles: EntryTitles): readonly string[] {
  const own = pathsOfRows(shelf.rows, shelf, titles)
  if (own.length === 0) return []
  const nobodys = ['000000000000000000000000', ...shelf.readBy.map(key => `${key}/nobody`)]
  return [...own, ...nobodys.map(path => `${listPath(shelf)}${path}/`)]
}

/** Where rows would be read if they were entries of the resource. */
export function pathsOfRows(
  rows: readonly JsonObject[],
  resource: Pick<Resource, 'api' | 'name' | 'readBy'>,
  titles: EntryTitles,
): readonly string[] {
  const found = rows.flatMap(row => {
    const title = titles.titleOf(String(row.id))
    const byKey = resource.readBy.flatMap(key => {
      const value = row[key]
      return typeof value === 'string' ? [`${key}/${encodeURIComponent(value)}`] : []
    })
    return [...(title === null ? [] : [title]), ...byKey]
  })
  return found.map(path => `${listPath(resource)}${path}/`)
}

/** `<posts:FIRST>` */
const FIRST = /<(\w+):FIRST>/

/** Paths that belong to no resource, with the name of an entry that is there. */
export function otherPathsOf(shelves: readonly Shelf[], titles: EntryTitles): readonly string[] {
  return otherPaths.flatMap(path => {
    const [placeholder, plural] = FIRST.exec(path) ?? []
    if (placeholder === undefined) return [path]
    const shelf = shelves.find(({ api, name }) => api === 'admin' && name === plural)
    const first = titles.titleOf(String(shelf?.rows[0]?.id))
    return first === null ? [] : [path.replace(placeholder, first)]
  })
}
