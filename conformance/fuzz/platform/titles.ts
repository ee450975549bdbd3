import type { EntryNames } from '../names.ts'

/** What the entries of a site are called in scenarios, since their ids differ between targets. */
export interface EntryTitles {
  /** `<posts:bridge-opens>` of an id; null when nothing that has a name has it. */
  titleOf(id: string): string | null
  /** The id that a natural key stands for; undefined when there is none. */
  idOf(plural: string, key: string): unknown
}

/** Names by plural, each with the ids by natural key. Where two resources share ids, the first one names them. */
export function titlesFrom(lists: ReadonlyMap<string, ReadonlyMap<string, unknown>>): EntryTitles {
  const titles = new Map<unknown, string>()
  for (const [plural, ids] of lists) {
    for (const [key, id] of ids) {
      if (!titles.has(id) && /^[^<>\r\n,+()[\]]+$/.test(key)) titles.set(id, `<${plural}:${key}>`)
    }
  }
  return {
    titleOf: id => titles.get(id) ?? null,
    idOf: (plural, key) => lists.get(plural)?.get(key),
  }
}

/** The same for reports. Attributes of a site lead nowhere that a path could follow. */
export function siteNames({ titleOf, idOf }: EntryTitles): EntryNames {
  return { nameOf: (_, id) => titleOf(id), idOf, pluralAt: () => null }
}
