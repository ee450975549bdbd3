import type { Parameter, RestQuery } from '../rest/rest-query.ts'

/**
 * What two queries for one list ask, asked at once, with their filters in a group; null where nothing would be new, or the
 * lists are others.
 */
export function crossed(one: RestQuery, other: RestQuery, group: string): RestQuery | null {
  if (one.path !== other.path || one === other) return null
  const names = new Set(one.parameters.map(nameOf))
  const more = other.parameters.filter(it => !names.has(nameOf(it)))
  const isFilter = (it: Parameter) => nameOf(it) === 'filters'
  const filters = [one.parameters.filter(isFilter), other.parameters.filter(isFilter)]
  if (filters.every(it => it.length > 0)) {
    const rest = one.parameters.filter(it => !isFilter(it))
    return { ...one, parameters: [...bothOf(filters, group), ...rest, ...more] }
  }
  return more.length > 0 ? { ...one, parameters: [...one.parameters, ...more] } : null
}

function nameOf({ at: [name = ''] }: Parameter): string {
  return name
}

/** `filters[a]=1` and `filters[b]=2` as `filters[$and][0][a]=1` and `filters[$and][1][b]=2`. */
function bothOf(filters: readonly (readonly Parameter[])[], group: string): readonly Parameter[] {
  return filters.flatMap((parameters, index) =>
    parameters.map(({ at: [name = '', ...rest], value }) => ({
      at: [name, group, String(index), ...rest],
      value,
    })),
  )
}
