import type { Models } from '../content/model/types.ts'
import { expectedName } from './expected-name.ts'
import { findJsonMistake } from './json-mistake.ts'
import { isObject } from './json-object.ts'
import { Place, type Problems } from './problems.ts'
import type { GivenFiles } from './world.ts'

/** Entries of one content-type in a file of their own. */
interface EntryList {
  readonly uid: string
  readonly file: string
  readonly rows: readonly unknown[]
}

/** What `data.json` holds, with the entries that stand elsewhere. */
export interface GivenData {
  readonly data: unknown
  /** Where entries stand that are not in `data.json`, by the uid of their type. */
  readonly places: ReadonlyMap<string, Place>
}

/** Adds the entries of `data/<plural>.ndjson`: one JSON object in each line, for types with very many of them. */
export function withEntryLists(
  data: unknown,
  files: GivenFiles,
  { models, problems }: { readonly models: Models; readonly problems: Problems },
): GivenData {
  const lists = [...files.keys()].flatMap(file => readList(file, files, models, problems) ?? [])
  if (lists.length === 0 || (data !== undefined && !isObject(data))) return { data, places: new Map() }
  for (const { uid, file } of lists) {
    if (data?.[uid] !== undefined)
      Place.of(file, problems).wrong(
        'entries of a type that data.json has, too',
        `all entries of ${uid} in one of them`,
      )
  }
  return {
    data: { ...data, ...Object.fromEntries(lists.map(({ uid, rows }) => [uid, rows])) },
    places: new Map(lists.map(({ uid, file }) => [uid, Place.of(file, problems)])),
  }
}

function readList(file: string, files: GivenFiles, models: Models, problems: Problems): EntryList | null {
  const [, plural] = /^data\/(.+)\.ndjson$/.exec(file) ?? []
  if (plural === undefined) return null
  const type = [...models.types.values()].find(({ pluralName }) => pluralName === plural)
  if (type) return { uid: type.uid, file, rows: [...parsedLines(file, String(files.get(file)), problems)] }
  const plurals = [...models.types.values()].map(({ pluralName }) => pluralName)
  Place.of(file, problems).wrong('this name', expectedName(plural, plurals, 'the plural of a content-type'))
  return null
}

/** Line by line: a list of all lines would take as much memory as the text. */
function* parsedLines(file: string, text: string, problems: Problems): Generator<unknown> {
  let number = 0
  for (let start = text.startsWith('\uFEFF') ? 1 : 0; start < text.length; ) {
    const next = text.indexOf('\n', start)
    const end = next === -1 ? text.length : next
    number++
    const line = text.slice(start, end)
    start = end + 1
    if (line.trim() === '') continue
    try {
      yield JSON.parse(line)
    } catch {
      const { column, found, expected } = findJsonMistake(line)
      problems.add({ file, path: `line ${number}, column ${column}`, found, expected })
    }
  }
}
