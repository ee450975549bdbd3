import type { Quirk } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

/** UNDOCUMENTED: `pagination: null` is read as if it were an object. */
export const paginationNullFails: Quirk = {
  id: 'content.graphql.pagination.null.fails',
  clause: 'content.graphql.pagination.null',
  says: 'pagination: null is an error inside of the service',
  apply: changeGraphql(({ given }) => ({
    given: {
      ...given,
      read: pagination => {
        if (pagination === null) throw new Error("Cannot read properties of null (reading 'page')")
        return given.read(pagination)
      },
    },
  })),
}
