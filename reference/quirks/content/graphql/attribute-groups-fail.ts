import type { ErrorRule } from '../../../content/graphql/errors/show-error.ts'
import type { Quirk } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

const CANNOT_STAND = /^Invalid filters: (\$(?:and|or)) cannot stand under the attribute /

/** UNDOCUMENTED: `and` and `or` are in every scalar's filter input, and fail as something that nobody foresaw. */
export const attributeGroupsFail: Quirk = {
  id: 'content.graphql.errors.bad-user-input.attribute-groups',
  clause: 'content.graphql.errors.bad-user-input',
  says: 'and and or under an attribute are an error inside of the service',
  apply: changeGraphql(({ errors }) => ({ errors: [undefinedOperator, ...errors] })),
}

const undefinedOperator: ErrorRule = {
  clause: 'content.graphql.errors.bad-user-input',
  applies: ({ originalError }) => CANNOT_STAND.test(originalError?.message ?? ''),
  show: ({ originalError, locations, path }) => ({
    message: `Undefined attribute level operator ${CANNOT_STAND.exec(originalError?.message ?? '')?.[1]}`,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  }),
}
