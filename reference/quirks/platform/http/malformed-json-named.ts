import { badRequest } from '../../../platform/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.http.malformed-json'

/** What is wrong with a body is said. */
export const malformedJsonNamed: Quirk = {
  id: `${CLAUSE}.named`,
  clause: CLAUSE,
  says: 'says of a body that is no JSON that it is a bad request',
  apply: changePlatform(({ errorForms }) => ({
    errorForms: replaceUnit(errorForms, 'platform.http.error-body', form => ({
      ...form,
      render: (error, route, site) =>
        form.render(error.more.code === 'UNEXPECTED_ERROR' ? badRequest('Invalid JSON') : error, route, site),
    })),
  })),
}
