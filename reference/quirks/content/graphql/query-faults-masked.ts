import type { ErrorRule } from '../../../content/graphql/errors/show-error.ts'
import type { Quirk } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

/** UNDOCUMENTED: what the query builder refuses, and no check before it, is an error inside of the service. */
export const queryFaultsMasked: Quirk = {
  id: 'content.graphql.errors.bad-user-input.masked',
  clause: 'content.graphql.errors.bad-user-input',
  says: 'operands and directions that cannot be used are an error inside of the service',
  apply: changeGraphql(({ errors }) => ({ errors: [maskedFault, ...errors] })),
}

const maskedFault: ErrorRule = {
  clause: 'content.graphql.errors.bad-user-input',
  applies: ({ originalError }) => /^Invalid (filters|sort):/.test(originalError?.message ?? ''),
  show: () => ({ message: 'Internal Server Error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }),
}
