import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const uidDeletesLeftOut: Quirk = {
  id: 'content.graphql.extension.uid.deletes-left-out',
  clause: 'content.graphql.extension.uid',
  says: 'content-types that nobody picked cannot be deleted from',
  apply: changeGraphql(({ operations }) => ({
    operations: operations.filter(({ action }) => action !== 'delete'),
  })),
}
