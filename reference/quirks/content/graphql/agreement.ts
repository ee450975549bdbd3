import type { Arguments } from '../../../content/graphql/context.ts'
import { find, findOne, findSingle } from '../../../content/graphql/operations/queries.ts'
import { graphqlFilterOperators } from '../../../content/graphql/resolve/filter-operators.ts'
import { windowDescription, windowRules } from '../../../content/graphql/resolve/pagination.ts'
import { component } from '../../../content/graphql/schema/attributes/component.ts'
import { dynamicZone } from '../../../content/graphql/schema/attributes/dynamic-zone.ts'
import { media } from '../../../content/graphql/schema/attributes/media.ts'
import { multipleRelation } from '../../../content/graphql/schema/attributes/relation.ts'
import type { Unit } from '../../../units/map-units.ts'
import { unitOf } from '../../change-unit.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { scalarRule, showing } from './attributes.ts'
import { errorRule, telling } from './errors.ts'
import { changeMembers, firstOnly } from './filter-edits.ts'
import { type Answer, answering, answeringResolver } from './operations.ts'

/** One of the two doors alone is wrong: GraphQL, in a unit of its own. */
export const agreementQuirks: readonly Quirk[] = [
  ...differences('values', scalarRule('text'), [
    'texts-trimmed',
    'GraphQL takes spaces from both ends of a text',
    { show: stored => (typeof stored === 'string' ? stored.trim() : stored) },
  ]),
  ...differences('numbers', scalarRule('float'), [
    'fractions-rounded',
    'GraphQL rounds fractions',
    { show: stored => (typeof stored === 'number' ? Math.round(stored) : stored) },
  ]),
  ...differences('bigintegers', scalarRule('biginteger'), [
    'as-floats',
    'GraphQL reads a biginteger into a float',
    { show: stored => (typeof stored === 'string' ? Number(stored) : stored) },
  ]),
  ...differences('dates', scalarRule('time'), [
    'milliseconds-cut',
    'GraphQL shows a time of day without its milliseconds',
    { show: stored => (typeof stored === 'string' ? stored.replace(/\d{3}$/, '000') : stored) },
  ]),
  ...differences('json', scalarRule('json'), [
    'empty-as-null',
    'GraphQL shows an empty list as null',
    { show: stored => (Array.isArray(stored) && stored.length === 0 ? null : stored) },
  ]),
  ...differences('text-filters', unitOf(graphqlFilterOperators, 'content.graphql.filters.containsi'), [
    'case-minded',
    'GraphQL minds the case of what a text contains',
    { means: '$contains' },
  ]),
  ...differences('filters', find, [
    'lists-first-only',
    'GraphQL minds only the first item of in',
    filteringBy(filters => changeMembers(filters, 'in', firstOnly)),
  ]),
  ...differences('filter-groups', find, [
    'or-first-only',
    'GraphQL minds only the first filter of or',
    filteringBy(filters => changeMembers(filters, 'or', firstOnly)),
  ]),
  ...differences('deep-filters', component, [
    'no-components',
    'GraphQL has no filters on what is in a component',
    { filter: () => null },
  ]),
  ...differences('sort', find, [
    'first-only',
    'GraphQL minds only the first of several attributes to sort by',
    askingFor(args => ({ ...args, sort: firstOnly(args.sort) })),
  ]),
  ...differences('pages', windowDescription, [
    'total-of-page',
    'GraphQL counts no more entries than a page has',
    ({ describe }) => ({
      describe: (window, total) => {
        const meta = describe(window, total)
        return { ...meta, total: Math.min(total, meta.pageSize) }
      },
    }),
  ]),
  ...differences('offsets', unitOf(windowRules, 'content.graphql.pagination.offset'), [
    'start-from-one',
    'GraphQL counts the start of a list from 1',
    ({ window }) => ({
      window: (given, settings) => {
        const { start, limit } = window(given, settings)
        return { start: Math.max(0, start - 1), limit }
      },
    }),
  ]),
  ...differences('publication-state', find, [
    'preview-as-live',
    'GraphQL shows live entries also in a preview',
    askingFor(args => ({ ...args, publicationState: 'live' })),
  ]),
  ...differences('locale', find, [
    'all-as-default',
    'GraphQL takes all locales for the default one',
    askingFor(({ locale, ...args }) =>
      locale === undefined || locale === 'all' ? args : { ...args, locale },
    ),
  ]),
  ...differences('single-entry', findOne, [
    'drafts-hidden',
    'GraphQL does not find a draft by its id',
    answering((findEntry, args) => {
      const found = Object(findEntry(args))
      return Object(found.value).publishedAt === null ? { value: null } : found
    }),
  ]),
  ...differences('single-type', findSingle, [
    'locale-ignored',
    'GraphQL gives the entry of the default locale whatever the locale',
    answering((findEntry, { locale, ...args }) => findEntry(args)),
  ]),
  ...differences('relations', multipleRelation, [
    'first-only',
    'GraphQL follows a relation to several entries to the first one only',
    following((follow, args) => ({ nodes: Object(follow(args)).nodes.slice(0, 1) })),
  ]),
  ...differences('related-lists', multipleRelation, [
    'filters-ignored',
    'GraphQL does not filter related entries',
    following((follow, { filters, ...args }) => follow(args)),
  ]),
  ...differences('components', component, [
    'reversed',
    'GraphQL shows repeatable components the other way round',
    following((follow, args) => {
      const found = follow(args)
      return Array.isArray(found) ? found.toReversed() : found
    }),
  ]),
  ...differences('zones', dynamicZone, [
    'grouped-by-kind',
    'GraphQL shows the components of a zone kind by kind',
    following((follow, args) => {
      const items = follow(args)
      if (!Array.isArray(items)) return items
      return items.toSorted((a, b) => (a.__component < b.__component ? -1 : 1))
    }),
  ]),
  ...differences('media', media, [
    'first-only',
    'GraphQL shows the first of several files only',
    following((follow, args) => {
      const found = Object(follow(args))
      return 'nodes' in found ? { nodes: found.nodes.slice(0, 1) } : found
    }),
  ]),
  ...differences('refusals', errorRule('forbidden'), [
    'unauthorized',
    'GraphQL calls a type that is forbidden one that takes a login',
    telling(shown => ({
      ...shown,
      extensions: { ...shown.extensions, error: { name: 'UnauthorizedError' } },
    })),
  ]),
]

/** A difference between the doors that a clause of their agreement speaks of. */
function differences<U extends Unit>(topic: string, unit: U, row: Deviation<U>): readonly Quirk[] {
  return deviations(unit, [row], `content.graphql.agreement.${topic}`)
}

/** GraphQL asks for another list than it is asked for; REST does not. */
function askingFor(change: (args: Arguments) => Arguments) {
  return answering((find, args) => find(change(args)))
}

/** The same where filters are changed, which are anything. */
function filteringBy(change: (filters: unknown) => unknown) {
  return askingFor(args => ({ ...args, filters: change(args.filters) }))
}

/** What attributes of one kind lead to is found otherwise by GraphQL. */
function following(answer: Answer) {
  return showing(field =>
    field.resolve ? { ...field, resolve: answeringResolver(answer, field.resolve) } : field,
  )
}
