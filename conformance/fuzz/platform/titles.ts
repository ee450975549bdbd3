import type { EntryNames } from '../names.ts'

/** What the entries of a site are called in scenarios, since their ids differ between targets. */
export interface EntryTitles {
  /** `<posts:bridge-opens>` of an id; null when nothing that has a name has it. */
  titleOf(id: string): string | null
  /** All that it is called: an author is a user, too. */
  titlesOf(id: string): readonly string[]
  /** Whether something is called so: `<posts:bridge-opens>`. */
  has(title: string): boolean
  /** The id that a natural key stands for; undefined when there is none. */
  idOf(plural: string, key: string): unknown
}

/** Names by plural, each with the ids by natural key. Where two resources share ids, the first one names them. */
export function titlesFrom(lists: ReadonlyMap<string, ReadonlyMap<string, unknown>>): EntryTitles {
  const titles = new Map<unknown, readonly string[]>()
  const all = new Set<string>()
  for (const [plural, ids] of lists) {
    for (const [key, id] of ids) {
      const title = `<${plural}:${key}>`
      all.add(title)
      if (/^[^<>\r\n,+()[\]]+$/.test(key)) titles.set(id, [...(titles.get(id) ?? []), title])
    }
  }
  const titlesOf = (id: string) => titles.get(id) ?? []
  return {
    titleOf: id => titlesOf(id)[0] ?? null,
    titlesOf,
    has: title => all.has(title),
    idOf: (plural, key) => lists.get(plural)?.get(key),
  }
}

/** The names of one site that others have, too: what a site does not list cannot be asked of it by its id. */
export function sharedTitles(titles: EntryTitles, others: readonly EntryTitles[]): EntryTitles {
  const titlesOf = (id: string) =>
    titles.titlesOf(id).filter(title => others.every(other => other.has(title)))
  return { ...titles, titlesOf, titleOf: id => titlesOf(id)[0] ?? null }
}

/** The same for reports. Attributes of a site lead nowhere that a path could follow. */
export function siteNames({ titleOf, idOf }: EntryTitles): EntryNames {
  return { nameOf: (_, id) => titleOf(id), idOf, pluralAt: () => null }
}
