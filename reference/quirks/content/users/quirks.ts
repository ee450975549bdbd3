import type { Quirk } from '../../quirk.ts'
import { accountQuirks } from './accounts.ts'
import { endpointQuirks } from './endpoints.ts'

/** Quirks of the endpoints of users, roles, locales and files. */
export const usersQuirks: readonly Quirk[] = [...endpointQuirks, ...accountQuirks]
