import type { Schema } from '../model/types.ts'
import type { Table } from '../world/table.ts'

/** Attributes by which people call an entry, the usual ones first. */
const NAMING = ['slug', 'name', 'title', 'label', 'username', 'code', 'email']

/** What the entries of a type are called: by an attribute that has a text for each; by their ids where there is none. */
export function namesOf(schema: Schema, table: Table): (position: number) => string {
  const columns = [...uids(schema), ...NAMING].map(name => table.column(name))
  const column = columns.find(values => values.some(isText))
  return position => {
    const value = column?.[position]
    return isText(value) ? value : `#${table.rows[position]?.id ?? 'none'}`
  }
}

function uids({ attributes }: Schema): readonly string[] {
  return [...attributes.values()]
    .filter(attribute => attribute.kind === 'scalar' && attribute.type === 'uid')
    .map(({ name }) => name)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
