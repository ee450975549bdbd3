import fc from 'fast-check'
import { shuffled } from '../../shuffled.ts'
import { type Asker, othersAt, ownerOf, readerOf } from '../callers.ts'
import type { NqlCondition, NqlFilter } from '../nql.ts'
import { plainQuery } from '../plain-query.ts'
import type { PlatformQuery } from '../platform-query.ts'
import type { Api } from '../resources.ts'
import type { Shelf } from '../survey.ts'
import { pathsElsewhere } from './elsewhere.ts'
import { entryPaths, listPath, otherPathsOf } from './entry-paths.ts'
import { queriesByOldNames } from './old-names.ts'
import { isAsSignedIn } from './parts.ts'
import { askedBy, type PlatformVocabulary } from './queries.ts'
import { olderUrls, versionedWays } from './versions.ts'

/**
 * What chance would come to late: every path asked by everybody, in every version, and with every relation. Of
 * resources of which the documentation says little, each path is asked in some of these ways. And what is not to be
 * there: entries at the paths of other resources, and names that were given up.
 */
export function platformSweep(vocabulary: PlatformVocabulary): readonly fc.Arbitrary<PlatformQuery>[] {
  const usual = [
    ...pathsOf(vocabulary).flatMap((place, index) => queriesAt(place, index, vocabulary)),
    ...vocabulary.shelves.flatMap(shelf => queriesByPage(shelf, vocabulary)),
    ...vocabulary.shelves.flatMap(shelf => queriesByOwnParameters(shelf, vocabulary)),
    ...vocabulary.shelves.flatMap(shelf => lastPagesOf(shelf, vocabulary)),
  ]
  const gone = [
    ...vocabulary.shelves.flatMap(shelf => queriesElsewhere(shelf, vocabulary)),
    ...vocabulary.shelves.flatMap(shelf => queriesByOldNames(shelf, vocabulary)),
  ]
  return woven(shuffled(usual), shuffled(gone)).map(query => fc.constant(query))
}

/** The few come round sooner than the many: one of them after so many of those. */
const BETWEEN = 3

function woven<T>(many: readonly T[], few: readonly T[]): readonly T[] {
  return many.flatMap((one, index) => {
    const next = few[Math.floor(index / BETWEEN) % Math.max(1, few.length)]
    return index % BETWEEN === BETWEEN - 1 && next !== undefined ? [one, next] : [one]
  })
}

interface Place {
  readonly api: Api
  readonly path: string
  readonly includes: readonly string[]
  /** Whether the documentation names what is there. */
  readonly isNamed: boolean
}

/** Resources that the table of the documentation lists. */
const NAMED = ['posts', 'pages', 'tiers', 'members', 'newsletters', 'settings']

/** Each list, one entry read in each way, and what else there is. */
function pathsOf({ shelves, titles }: PlatformVocabulary): readonly Place[] {
  const own = shelves.flatMap(shelf => {
    const { api, name, readBy, isServed } = shelf
    const paths = [listPath(shelf), ...firstPaths(entryPaths(shelf, titles), readBy.length)]
    const includes = isServed ? shelf.includes : []
    return paths.map(path => ({ api, path, includes, isNamed: isServed && NAMED.includes(name) }))
  })
  const others = otherPathsOf(shelves, titles).map((path): Place => {
    return { api: path.includes('/content/') ? 'content' : 'admin', path, includes: [], isNamed: false }
  })
  return [...own, ...others]
}

/** The first entry in each way, and the last one, which is another. */
function firstPaths(paths: readonly string[], ways: number): readonly string[] {
  const last = paths.at(-2 - 2 * ways)
  return [...new Set([...paths.slice(0, 1 + ways), ...(last === undefined ? [] : [last])])]
}

/** So many callers, and so many versions, ask for what the documentation does not name. */
const SOME = 3

function queriesAt(
  { api, path, includes, isNamed }: Place,
  index: number,
  { people }: PlatformVocabulary,
): readonly PlatformQuery[] {
  const reader = readerOf(api, people)
  const [first, second, ...others] = othersAt(api, people)
  const by = (asker: Asker) => askedBy(plainQuery(path, 'public'), asker)
  const chosen = <T>(all: readonly T[]) => (isNamed ? all : some(all, index))
  return [
    ...[reader, first, second].flatMap(asker => (asker ? [by(asker)] : [])),
    ...chosen(others).map(by),
    ...chosen(versionedWays).map(versioned => versioned(by(reader))),
    ...(isNamed ? some(others, index).flatMap(asker => olderUrls.map(older => older(by(asker)))) : []),
    ...includes.map(value => withParameter(by(reader), 'include', value)),
  ]
}

/** Other ones for each path. */
function some<T>(all: readonly T[], index: number): readonly T[] {
  return Array.from(
    { length: Math.min(SOME, all.length) },
    (_, n) => all[(index * SOME + n) % all.length],
  ).flatMap(it => (it === undefined ? [] : [it]))
}

function withParameter(query: PlatformQuery, name: string, value: string): PlatformQuery {
  return { ...query, parameters: [...query.parameters, { name, value }] }
}

/** A filter that was taken away: alone, beside another condition, before and behind it, as a list, turned round. */
function queriesByPage(shelf: Shelf, { people }: PlatformVocabulary): readonly PlatformQuery[] {
  if (!Object.hasOwn(shelf.shortNames, 'page')) return []
  const query = askedBy(plainQuery(listPath(shelf), 'public'), readerOf(shelf.api, people))
  const [page, other] = [condition('page', '', 'true'), condition('featured', '', 'false')]
  const filters: readonly NqlFilter[] = [
    page,
    condition('page', '', 'false'),
    condition('page', '-', 'true'),
    { ...page, values: ['true', 'false'], isList: true },
    { kind: 'and', filters: [page, other] },
    { kind: 'and', filters: [other, page] },
    { kind: 'or', filters: [page, other] },
    { kind: 'or', filters: [other, page] },
  ]
  return filters.map(filter => ({ ...query, filter }))
}

/**
 * Parameters that were taken away as well, in each form of URL that there was, by whoever may read it: not all is open to
 * integrations.
 */
function queriesByOwnParameters(shelf: Shelf, { people }: PlatformVocabulary): readonly PlatformQuery[] {
  const given = Object.entries(shelf.parameters).flatMap(([name, values]) =>
    [readerOf(shelf.api, people), ...ownerOf(people)].flatMap(asker =>
      values.map(value => withParameter(askedBy(plainQuery(listPath(shelf), 'public'), asker), name, value)),
    ),
  )
  return given.flatMap(asked => [asked, ...olderUrls.map(older => older(asked))])
}

/** A last page that is full, and the one behind it: where nobody signed in while it was asked. */
function lastPagesOf(shelf: Shelf, { people }: PlatformVocabulary): readonly PlatformQuery[] {
  const count = shelf.rows.length
  if (!shelf.isServed || count < 2 || isAsSignedIn(shelf)) return []
  const query = askedBy(plainQuery(listPath(shelf), 'public'), readerOf(shelf.api, people))
  return [count, count + 1].map(page =>
    withParameter(withParameter(query, 'limit', '1'), 'page', String(page)),
  )
}

/** What must not be there, by whoever would see it, and in one of the older ways. */
function queriesElsewhere(
  shelf: Shelf,
  { shelves, people, titles }: PlatformVocabulary,
): readonly PlatformQuery[] {
  const reader = readerOf(shelf.api, people)
  return pathsElsewhere(shelf, shelves, titles).flatMap((path, index) => {
    const query = askedBy(plainQuery(path, 'public'), reader)
    const older = olderUrls[index % olderUrls.length]
    return older ? [query, older(query)] : [query]
  })
}

function condition(property: string, operator: string, value: string): NqlCondition {
  return { kind: 'condition', property, operator, values: [value], isList: false }
}
