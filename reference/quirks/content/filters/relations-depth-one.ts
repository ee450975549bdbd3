import { isRecord } from '../../../content/query/query.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** A filter that goes on over a second relation is left out. */
export const relationsDepthOne: Quirk = {
  id: 'content.filters.relations-depth.one',
  clause: 'content.filters.relations-depth',
  says: 'a filter that goes on over a second relation is left out',
  apply: changeFilters(({ parameter }) => ({
    parameter: { ...parameter, read: raw => shallow(parameter.read(raw), 0) },
  })),
}

/** Without what lies below two names, which are those of one relation and its field. */
function shallow(filters: unknown, names: number): Record<string, unknown> {
  if (!isRecord(filters)) return {}
  const kept = Object.entries(filters).filter(([name]) => isOperator(name) || names < 2)
  return Object.fromEntries(
    kept.map(([name, value]) => [name, inner(value, names + (isOperator(name) ? 0 : 1))]),
  )
}

function inner(value: unknown, names: number): unknown {
  if (Array.isArray(value)) return value.map(item => (isRecord(item) ? shallow(item, names) : item))
  return isRecord(value) ? shallow(value, names) : value
}

function isOperator(name: string): boolean {
  return name.startsWith('$')
}
