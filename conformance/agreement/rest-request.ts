import type { AbstractFilter, AbstractQuery } from './abstract-query.ts'

type Parameter = readonly [key: string, value: string]

/** The request target by which REST is asked, with everything percent-encoded. */
export function restTarget(query: AbstractQuery): string {
  const parameters: readonly Parameter[] = [
    ...query.filters.flatMap((filter, index) => filterParameters(filter, `filters[$and][${index}]`)),
    ...query.sort.map(
      ({ attribute, direction }, index): Parameter => [`sort[${index}]`, `${attribute}:${direction}`],
    ),
    ['pagination[page]', String(query.page.page)],
    ['pagination[pageSize]', String(query.page.pageSize)],
    ...(query.publicationState ? [['publicationState', query.publicationState] as const] : []),
    ...(query.locale === null ? [] : [['locale', query.locale] as const]),
    ...query.fields.map((field, index): Parameter => [`fields[${index}]`, field]),
    ...query.relations.flatMap(({ name, fields }) =>
      fields.map((field, index): Parameter => [`populate[${name}][fields][${index}]`, field]),
    ),
  ]
  const text = parameters.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
  return `/api/${query.plural}?${text.join('&')}`
}

function filterParameters(filter: AbstractFilter, prefix: string): readonly Parameter[] {
  if ('not' in filter) return filterParameters(filter.not, `${prefix}[$not]`)
  if ('group' in filter) {
    return filter.filters.flatMap((inner, index) =>
      filterParameters(inner, `${prefix}[${filter.group}][${index}]`),
    )
  }
  const { path, operator, operand } = filter
  const key = `${prefix}${path.map(name => `[${name}]`).join('')}[${operator}]`
  if (typeof operand !== 'object') return [[key, String(operand)]]
  return operand.map((item, index): Parameter => [`${key}[${index}]`, String(item)])
}
