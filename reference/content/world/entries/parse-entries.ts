import type { GivenData } from '../../../world/parse-lists.ts'
import { Place, type Problems } from '../../../world/problems.ts'
import type { Models } from '../../model/types.ts'
import type { WorldEntry } from '../content-world.ts'
import { checkSingleTypes, checkUids } from './check-entries.ts'
import { ComponentRows } from './component-rows.ts'
import type { Draft } from './draft.ts'
import { assignEntryIds, type EntryIds } from './entry-ids.ts'
import type { EntrySet } from './entry-set.ts'
import { fillImplicitValues } from './fill-implicit-values.ts'
import { type GivenRows, localesOf, readGivenRows, rolesOf } from './given-rows.ts'
import { linkLocalizations } from './link-localizations.ts'
import { linkMorphs } from './link-morphs.ts'
import { linkRelations } from './link-relations.ts'
import type { Reading } from './reading.ts'
import { schemaReaders } from './schema-readers.ts'

/** Entries of every content-type, in the order of the data, in the stored form. */
export interface ParsedEntries {
  readonly entries: ReadonlyMap<string, readonly WorldEntry[]>
  readonly untimed: ReadonlySet<string>
  readonly defaultLocale: string
  /** The types of the roles, `public` and `authenticated` among them. */
  readonly roleTypes: readonly string[]
}

/**
 * Reads `data.json`, and lists of entries beside it. Every value is checked and brought into the stored form; ids, timestamps, locales and
 * the inverse sides of relations that are missing are filled in. Notes in `problems` what cannot be stored.
 */
export function parseEntries({ data, places }: GivenData, models: Models, problems: Problems): ParsedEntries {
  const place = Place.of('data.json', problems, places)
  const given = readGivenRows(data, models, place)
  const ids = new Map([...given].map(([uid, rows]) => [uid, assignEntryIds(rows, place.at(uid))]))
  const reading = prepare(models, given, ids)
  const set: EntrySet = {
    models,
    ids,
    components: reading.components,
    place,
    entries: readAll(given, reading, place),
  }
  const untimed = fillImplicitValues(set, reading.locales.defaultCode)
  if (problems.none) linkAll(set)
  return {
    entries: set.entries,
    untimed,
    defaultLocale: reading.locales.defaultCode,
    roleTypes: [...reading.roles.keys()].map(String),
  }
}

function prepare(models: Models, given: GivenRows, ids: ReadonlyMap<string, EntryIds>): Reading {
  return { models, ids, components: new ComponentRows(), locales: localesOf(given), ...rolesOf(given, ids) }
}

function readAll(given: GivenRows, reading: Reading, place: Place): ReadonlyMap<string, readonly Draft[]> {
  const readerOf = schemaReaders(reading)
  const entries = new Map<string, readonly Draft[]>()
  for (const [uid, rows] of given) {
    const ids = reading.ids.get(uid)?.inOrder ?? []
    const reader = readerOf(uid)
    const places = place.at(uid)
    const drafts = rows.map((row, i) => {
      const draft: Draft = { id: ids[i] ?? 0 }
      reader.read(row, draft, places.at(i))
      return draft
    })
    entries.set(uid, drafts)
  }
  reading.components.complete()
  return entries
}

/** What only shows when all entries are known. Judged on whole entries only: one mistake gives one problem. */
function linkAll(set: EntrySet): void {
  linkRelations(set)
  linkMorphs(set)
  linkLocalizations(set)
  checkSingleTypes(set)
  checkUids(set)
}
