import { list, objectType } from 'nexus'
import {
  entityName,
  entityResponseCollectionName,
  isContentType,
} from '../../../../content/graphql/schema/naming.ts'
import type { Quirk } from '../../../quirk.ts'
import { changeDefinition } from '../change-schema.ts'

const clause = 'content.graphql.types.name-entityresponsecollection'

export const nameEntityresponsecollectionDataNullable: Quirk = {
  id: 'content.graphql.types.name-entityresponsecollection.data-nullable',
  clause,
  says: 'the data of a list can be null',
  apply: changeDefinition(clause, schema =>
    isContentType(schema)
      ? objectType({
          name: entityResponseCollectionName(schema),
          definition(t) {
            t.field('data', { type: list(entityName(schema)), resolve: source => Object(source).nodes })
            t.nonNull.field('meta', {
              type: 'ResponseCollectionMeta',
              resolve: source => Object(source).info,
            })
          },
        })
      : null,
  ),
}
