import type { Quirk } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

const clause = 'content.graphql.extension.field.is-disabled'

/** UNDOCUMENTED: a field has no `isDisabled`. */
export const fieldIsDisabledMissing: Quirk = {
  id: 'content.graphql.extension.field.is-disabled.missing',
  clause,
  says: 'a field cannot be asked whether it is disabled',
  apply: changeGraphql(({ shadowCrud }) => ({
    shadowCrud: {
      ...shadowCrud,
      fieldGetters: shadowCrud.fieldGetters.filter(getter => getter.clause !== clause),
    },
  })),
}
