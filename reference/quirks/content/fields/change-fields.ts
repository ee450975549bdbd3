import type { FieldUnits } from '../../../content/query/fields/units.ts'
import type { Units } from '../../units.ts'
import { changeContent } from '../change-content.ts'

/** What a quirk does to the units of fields. */
export function changeFields(change: (fields: FieldUnits) => Partial<FieldUnits>): (units: Units) => Units {
  return changeContent(({ fields }) => ({ fields: { ...fields, ...change(fields) } }))
}
