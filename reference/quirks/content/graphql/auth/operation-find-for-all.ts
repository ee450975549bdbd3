import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const operationFindForAll: Quirk = {
  id: 'content.graphql.auth.operation.find-for-all',
  clause: 'content.graphql.auth.operation',
  says: 'every query and mutation needs the permission find',
  apply: changeGraphql(({ operationAuth }) => ({
    operationAuth: { ...operationAuth, permission: ({ uid }) => `${uid}.find` },
  })),
}
