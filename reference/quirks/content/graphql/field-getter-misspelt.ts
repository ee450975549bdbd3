import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

const clause = 'content.graphql.extension.field.has-filters-enabled'

/** UNDOCUMENTED: the getter's name is misspelt. */
export const fieldGetterMisspelt: Quirk = {
  id: 'content.graphql.extension.field.has-filters-enabled.misspelt',
  clause,
  says: 'hasFiltersEnabled is called hasFiltersEnabeld',
  apply: changeGraphql(({ shadowCrud }) => ({
    shadowCrud: {
      ...shadowCrud,
      fieldGetters: replaceUnit(shadowCrud.fieldGetters, clause, getter => ({
        ...getter,
        name: 'hasFiltersEnabeld',
      })),
    },
  })),
}
