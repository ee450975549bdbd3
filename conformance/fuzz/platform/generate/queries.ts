import fc from 'fast-check'
import { type Asker, othersAt, type People, readerOf } from '../callers.ts'
import { plainQuery } from '../plain-query.ts'
import type { PlatformQuery } from '../platform-query.ts'
import type { Shelf } from '../survey.ts'
import type { EntryTitles } from '../titles.ts'
import { entryPaths, listPath } from './entry-paths.ts'
import { filtersOf } from './filters.ts'
import { listedOf, none, type Parameters, shownOf } from './parts.ts'
import { versionedWays } from './versions.ts'

/** All that queries are made of. */
export interface PlatformVocabulary {
  readonly shelves: readonly Shelf[]
  readonly people: People
  readonly titles: EntryTitles
}

/** Queries by chance: what is there mostly, and now and then what is not. */
export function platformQueries(vocabulary: PlatformVocabulary): fc.Arbitrary<PlatformQuery> {
  const usual = vocabulary.shelves.map(shelf => ({
    weight: weightOf(shelf),
    arbitrary: queriesOf(shelf, vocabulary),
  }))
  return fc.oneof(...usual)
}

/** Posts are what most is said of. */
function weightOf({ isServed, rows, includes }: Shelf): number {
  if (!isServed) return 1
  return rows.length === 0 ? 2 : 4 + 4 * includes.length
}

function queriesOf(shelf: Shelf, vocabulary: PlatformVocabulary): fc.Arbitrary<PlatformQuery> {
  const reader = readerOf(shelf.api, vocabulary.people)
  const list = asked(fc.constant(listPath(shelf)), listedAndShown(shelf), filterOf(shelf, vocabulary))
  const entries = entryPaths(shelf, vocabulary.titles)
  const plain = entries.length === 0 ? list : listsAndEntries(list, entries, shelf)
  const others = othersAt(shelf.api, vocabulary.people)
  const asker = fc.oneof(
    { weight: 9, arbitrary: fc.constant(reader) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )
  const versioned = fc.oneof(
    { weight: 8, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...versionedWays) },
  )
  return fc.record({ plain, asker, versioned }).map(({ plain: query, asker: who, versioned: change }) => {
    const asks = askedBy(query, who)
    return change ? change(asks) : asks
  })
}

function listsAndEntries(
  list: fc.Arbitrary<PlatformQuery>,
  entries: readonly string[],
  shelf: Shelf,
): fc.Arbitrary<PlatformQuery> {
  const entry = asked(fc.constantFrom(...entries), shownOf(shelf), fc.constant(null))
  return fc.oneof({ weight: 5, arbitrary: list }, { weight: 2, arbitrary: entry })
}

function asked(
  path: fc.Arbitrary<string>,
  parameters: Parameters,
  filter: fc.Arbitrary<PlatformQuery['filter']>,
): fc.Arbitrary<PlatformQuery> {
  return fc
    .record({ path, parameters, filter })
    .map(({ path: at, ...parts }) => ({ ...plainQuery(at, 'public'), ...parts }))
}

function listedAndShown(shelf: Shelf): Parameters {
  if (!shelf.isServed) return none
  return fc.tuple(listedOf(shelf), shownOf(shelf)).map(found => found.flat())
}

function filterOf(shelf: Shelf, { titles }: PlatformVocabulary): fc.Arbitrary<PlatformQuery['filter']> {
  if (shelf.rows.length === 0) return fc.constant(null)
  return fc.oneof(fc.constant(null), filtersOf(shelf, titles))
}

/** A query as somebody asks it. */
export function askedBy(query: PlatformQuery, { caller, parameters, headers }: Asker): PlatformQuery {
  return {
    ...query,
    caller,
    parameters: [...query.parameters, ...parameters],
    headers: { ...query.headers, ...headers },
  }
}
