import { objectType } from 'nexus'
import { entityName, isContentType, typeName } from '../../../../content/graphql/schema/naming.ts'
import type { Quirk } from '../../../quirk.ts'
import { changeDefinition } from '../change-schema.ts'

const clause = 'content.graphql.types.name-entity'

export const nameEntityIdNonNull: Quirk = {
  id: 'content.graphql.types.name-entity.id-non-null',
  clause,
  says: 'the id of an entry can never be null',
  apply: changeDefinition(clause, schema =>
    isContentType(schema)
      ? objectType({
          name: entityName(schema),
          definition(t) {
            t.nonNull.id('id')
            t.field('attributes', { type: typeName(schema), resolve: source => source })
          },
        })
      : null,
  ),
}
