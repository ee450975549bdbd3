import { validationError } from '../../errors.ts'
import type { Schema } from '../../model/types.ts'
import { anyOf, type Condition } from '../filters/condition.ts'
import type { QueryContext } from '../query.ts'

/** The condition that a `_q` parameter puts on the rows of a type. Throws a ValidationError for what is no text. */
export function compileSearch(raw: unknown, schema: Schema, context: QueryContext): Condition {
  if (typeof raw !== 'string') throw validationError('Invalid parameter _q: expected one text')
  const { search, filters } = context.units
  const finds = search.finds(raw, filters.caseFolding.fold)
  const table = context.store.table(schema.uid)
  return anyOf(
    searchedColumns(raw, schema, context).map(name => {
      const column = table.column(name)
      const holds = (position: number) => {
        const stored = column[position]
        return stored !== null && stored !== undefined && finds(String(stored))
      }
      return { holds, fails: position => !holds(position) }
    }),
  )
}

function searchedColumns(raw: string, schema: Schema, { units }: QueryContext): readonly string[] {
  const isNumber = !Number.isNaN(Number(raw))
  const attributes = [...schema.attributes.values()]
  const searched = attributes.filter(attribute => units.search.looksInto(attribute, isNumber))
  return ['id', ...searched.map(attribute => attribute.name)]
}
