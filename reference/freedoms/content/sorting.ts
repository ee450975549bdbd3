import { noSort, type SortOrder, type SortTies, sortOrder, sortTies } from '../../content/query/sort/order.ts'
import { withUnit } from '../../quirks/change-unit.ts'
import type { Freedom } from '../freedom.ts'
import { isIndex, type Parameter, refusing, rewriting, type Saying } from './parameters.ts'

const FIELD = 'content/endpoints/sorting.row.sort-field'
const LIST = 'content/endpoints/sorting.row.sort-0-field1-sort-1-field2'
const ASC = 'content/endpoints/sorting.row.suffix-asc'

/** In which order entries come, and how a sort is written. */
export const sorting: readonly Freedom[] = [
  {
    ...named('last-first', 'lists the last entry first when no sort is asked for', FIELD),
    apply: units => withUnit(units, noSort, unit => ({ ...unit, sort: 'id:desc' })),
  },
  tied('ties-backwards', 'lists what a sort leaves equal with the last entry first', (a, b) => b - a),
  tied('ties-shuffled', 'lists what a sort leaves equal in no order', (a, b) => rank(a) - rank(b)),
  ordered('nulls-last', 'puts what has no value last, ascending', ({ compare }) => (a, b) => {
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    return compare(a, b)
  }),
  ordered('true-first', 'puts true before false, ascending', ({ compare }) => (a, b) => {
    return typeof a === 'boolean' && typeof b === 'boolean' ? compare(b, a) : compare(a, b)
  }),
  refusing(
    named('single-fields', 'sorts by attributes alone, not by the id', FIELD),
    fields(field => field === 'id'),
  ),
  refusing(
    named('own-fields', 'refuses to sort by fields of relations', FIELD),
    fields(field => field.includes('.')),
  ),
  refusing(
    named('one-text-one-field', 'refuses several fields in one text', LIST),
    fields(field => field.includes(',')),
  ),
  refusing(
    named('small-directions', 'knows no directions but asc and desc, in small letters', ASC),
    parameters => parameters.filter(isSort).some(({ value }) => !/^[^:]+(:asc|:desc)?$/.test(value ?? '')),
  ),
  refusing(named('texts-alone', 'refuses a sort that is an object', FIELD), parameters =>
    parameters.filter(isSort).some(({ names }) => names.slice(1).some(name => !isIndex(name))),
  ),
  rewriting(
    named('as-written', 'sorts by the fields in the order of the address and not of the indexes', LIST),
    parameters => [
      ...parameters.filter(parameter => !isSort(parameter)),
      ...parameters.filter(isSort).map(renumbered),
    ],
  ),
]

function tied(name: string, says: string, compare: SortTies['compare']): Freedom {
  return {
    ...named(name, says, LIST),
    apply: units => withUnit(units, sortTies, unit => ({ ...unit, compare })),
  }
}

function ordered(name: string, says: string, make: (order: SortOrder) => SortOrder['compare']): Freedom {
  return {
    ...named(name, says, ASC),
    apply: units => withUnit(units, sortOrder, unit => ({ ...unit, compare: make(unit) })),
  }
}

/** Positions in an order that looks like none. */
function rank(position: number): number {
  return (position * 7919) % 104_729
}

function isSort({ names }: Parameter): boolean {
  return names[0] === 'sort'
}

function fields(refuses: (field: string) => boolean): (parameters: readonly Parameter[]) => boolean {
  return parameters => parameters.filter(isSort).some(({ value }) => refuses(value?.split(':')[0] ?? ''))
}

function renumbered(parameter: Parameter, index: number): Parameter {
  const [, ...items] = parameter.names
  if (items.length !== 1 || !isIndex(items[0])) return parameter
  return { ...parameter, written: parameter.written.replace(/\[\d*\]/, `[${index}]`) }
}

function named(name: string, says: string, ...leftOpenBy: readonly string[]): Saying {
  return { id: `content.sorting.${name}`, says, leftOpenBy }
}
