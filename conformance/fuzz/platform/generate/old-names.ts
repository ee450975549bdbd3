import { readerOf } from '../callers.ts'
import type { NqlFilter } from '../nql.ts'
import { plainQuery } from '../plain-query.ts'
import type { PlatformQuery } from '../platform-query.ts'
import { type Shelf, valuesIn } from '../survey.ts'
import type { EntryTitles } from '../titles.ts'
import { listPath } from './entry-paths.ts'
import { firstLiteral, propertiesOf } from './filters.ts'
import { askedBy, type PlatformVocabulary } from './queries.ts'

/** What went by two names, each in its time. */
const RENAMED: readonly (readonly [string, string])[] = [
  ['tiers', 'products'],
  ['tier', 'product'],
  ['authors', 'users'],
  ['authors', 'author'],
  ['email_segment', 'email_recipient_filter'],
  ['email_segment', 'send_email_when_published'],
  ['newsletter', 'send_email_when_published'],
  ['newsletters', 'subscribed'],
  ['codeinjection_head', 'ghost_head'],
  ['codeinjection_foot', 'ghost_foot'],
]

/**
 * Where a name is good in a filter, an order, `fields` or `include`, the other one that the same has had, which is not: a
 * name that was given up is one of nothing.
 */
export function queriesByOldNames(
  shelf: Shelf,
  { people, titles }: PlatformVocabulary,
): readonly PlatformQuery[] {
  const reader = readerOf(shelf.api, people)
  const query = askedBy(plainQuery(listPath(shelf), 'public'), reader)
  const filters = [...filtersByOldNames(shelf, titles)].map(filter => ({ ...query, filter }))
  const names = [...valuesIn(shelf).keys()].filter(name => !name.includes('.'))
  return [
    ...filters,
    ...othersOf(shelf.includes).map(name => withOne(query, 'include', name)),
    ...othersOf(names).flatMap(name => [
      withOne(query, 'fields', `id,${name}`),
      withOne(query, 'order', `${name} asc`),
    ]),
  ]
}

/** Of a relation those attributes that tell its entries apart. */
const NAMING = new Set(['', 'slug', 'name'])

function filtersByOldNames(shelf: Shelf, titles: EntryTitles): readonly NqlFilter[] {
  const found = new Map<string, string>()
  for (const [property, values] of propertiesOf(shelf)) {
    const [head = '', ...behind] = property.split('.')
    if (!NAMING.has(behind.join('.'))) continue
    const literal = firstLiteral(values, titles)
    for (const other of othersOf([head]))
      if (literal !== null) found.set([other, ...behind].join('.'), literal)
  }
  return [...found].map(([property, value]) => ({
    ...{ kind: 'condition', property, operator: '', values: [value], isList: false },
  }))
}

/** The other names of what these are the names of, without what has both. */
function othersOf(names: readonly string[]): readonly string[] {
  const others = names.flatMap(name =>
    RENAMED.flatMap(([one, other]) => (one === name ? [other] : other === name ? [one] : [])),
  )
  return [...new Set(others)].filter(name => !names.includes(name))
}

function withOne(query: PlatformQuery, name: string, value: string): PlatformQuery {
  return { ...query, parameters: [...query.parameters, { name, value }] }
}
