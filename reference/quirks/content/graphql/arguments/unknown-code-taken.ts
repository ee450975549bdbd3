import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const unknownCodeTaken: Quirk = {
  id: 'content.graphql.locale.unknown-code.taken',
  clause: 'content.graphql.locale.unknown-code',
  says: 'any text is taken for a locale',
  apply: changeGraphql(({ localeCode }) => ({ localeCode: { ...localeCode, accepts: () => true } })),
}
