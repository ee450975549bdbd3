import type { Extended, Members } from '../../../http/json-text.ts'
import type { ScalarType, Schema } from '../../model/types.ts'
import type { Row } from '../../world/table.ts'

/** What an entry looks like. */
export interface EntryShape {
  readonly clause: string
  /** `attributes` are those that are shown, in the model's order, and what is populated behind them. */
  readonly of: (row: Row, attributes: Members | Extended) => Members
}

/** content.resources.attributes: the id, and everything else inside of `attributes`. */
export const entryShape: EntryShape = {
  clause: 'content.resources.attributes',
  of: (row, attributes) => ({ id: row.id, attributes }),
}

/** In which form values are shown. */
export interface ValueForms {
  readonly clause: string
  /** How a stored value that is not null is shown, for types that are not shown as they are stored. */
  readonly forms: ReadonlyMap<ScalarType, (stored: unknown) => unknown>
}

/** content.resources.attribute-values: values are stored in the form in which they are shown. */
export const valueForms: ValueForms = { clause: 'content.resources.attribute-values', forms: new Map() }

/** The forms of those attributes of a schema that are not shown as they are stored; null when all are. */
export function formsOf(schema: Schema, { forms }: ValueForms): FieldForms | null {
  if (forms.size === 0) return null
  const scalars = [...schema.attributes.values()].filter(attribute => attribute.kind === 'scalar')
  const formed = scalars.flatMap(({ name, type }) => {
    const form = forms.get(type)
    return form ? [[name, form] as const] : []
  })
  return formed.length > 0 ? new Map(formed) : null
}

/** How values of attributes are shown that are not shown as they are stored, by the attribute's name. */
export type FieldForms = ReadonlyMap<string, (stored: unknown) => unknown>
