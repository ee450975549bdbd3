import { objectType } from 'nexus'
import { entityName, entityResponseName, isContentType } from '../../../../content/graphql/schema/naming.ts'
import type { Quirk } from '../../../quirk.ts'
import { changeDefinition } from '../change-schema.ts'

const clause = 'content.graphql.types.name-entityresponse'

export const nameEntityresponseDataNonNull: Quirk = {
  id: 'content.graphql.types.name-entityresponse.data-non-null',
  clause,
  says: 'the data of a single entry can never be null',
  apply: changeDefinition(clause, schema =>
    isContentType(schema)
      ? objectType({
          name: entityResponseName(schema),
          definition(t) {
            t.nonNull.field('data', { type: entityName(schema), resolve: source => Object(source).value })
          },
        })
      : null,
  ),
}
