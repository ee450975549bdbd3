import type { Quirk } from '../../quirk.ts'
import { changeRoute } from './change-users.ts'

/** The paths of other providers are not found. */
export const providersNotFound: Quirk = {
  id: 'content.users.providers.not-found',
  clause: 'content.users.providers',
  says: 'the paths of other providers are not found',
  apply: units =>
    changeRoute(units, 'content.users.providers', () => ({ answer: () => ({ status: 404, body: null }) })),
}
