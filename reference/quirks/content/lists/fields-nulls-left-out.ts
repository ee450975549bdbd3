import type { Quirk } from '../../quirk.ts'
import { changeAttributes } from './change-lists.ts'

/** Attributes without a value are left out. */
export const fieldsNullsLeftOut: Quirk = {
  id: 'content.resources.fields.nulls-left-out',
  clause: 'content.resources.fields',
  says: 'attributes without a value are left out',
  apply: changeAttributes(attributes =>
    Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null)),
  ),
}
