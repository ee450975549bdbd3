import type { Quirk } from '../../quirk.ts'
import { changeAttributes } from './change-lists.ts'

/** Attributes without a value are empty texts. */
export const attributesNullsAsTexts: Quirk = {
  id: 'content.models.attributes.nulls-as-texts',
  clause: 'content.models.attributes',
  says: 'attributes without a value are empty texts',
  apply: changeAttributes(attributes =>
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value ?? ''])),
  ),
}
