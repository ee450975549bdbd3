import { list, objectType } from 'nexus'
import {
  entityName,
  isContentType,
  relationResponseCollectionName,
} from '../../../../content/graphql/schema/naming.ts'
import type { Quirk } from '../../../quirk.ts'
import { changeDefinition } from '../change-schema.ts'

const clause = 'content.graphql.types.name-relationresponsecollection'

export const nameRelationresponsecollectionDataNullable: Quirk = {
  id: 'content.graphql.types.name-relationresponsecollection.data-nullable',
  clause,
  says: 'the data of a relation to several entries can be null',
  apply: changeDefinition(clause, schema =>
    isContentType(schema)
      ? objectType({
          name: relationResponseCollectionName(schema),
          definition(t) {
            t.field('data', { type: list(entityName(schema)), resolve: source => Object(source).nodes })
          },
        })
      : null,
  ),
}
