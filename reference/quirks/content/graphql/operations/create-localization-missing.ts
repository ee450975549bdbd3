import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

const clause = 'content.graphql.mutations.create-localization'

export const createLocalizationMissing: Quirk = {
  id: 'content.graphql.mutations.create-localization.missing',
  clause,
  says: 'there is no mutation that makes localizations',
  apply: changeGraphql(({ operations }) => ({
    operations: operations.filter(rule => rule.clause !== clause),
  })),
}
