import type { Quirk } from '../../quirk.ts'
import { adminMissingUnauthorized } from './admin-missing-unauthorized.ts'
import { anyClientTaken } from './any-client-taken.ts'
import { anyTokenScheme } from './any-token-scheme.ts'
import { bearerTokenUnknown } from './bearer-token-unknown.ts'
import { everyoneAdministrates } from './everyone-administrates.ts'
import { integrationUnlimited } from './integration-unlimited.ts'
import { keyAlone } from './key-alone.ts'
import { keyAttemptsUncounted } from './key-attempts-uncounted.ts'
import { loginAttemptsUncounted } from './login-attempts-uncounted.ts'
import { originUnchecked } from './origin-unchecked.ts'
import { rulesForgotten } from './rules-forgotten.ts'
import { tokenQuirks } from './token-quirks.ts'
import { writingClientUnknown } from './writing-client-unknown.ts'

/** The quirks of authentication. */
export const authenticationQuirks: readonly Quirk[] = [
  originUnchecked,
  ...rulesForgotten,
  ...tokenQuirks,
  adminMissingUnauthorized,
  anyClientTaken,
  anyTokenScheme,
  bearerTokenUnknown,
  everyoneAdministrates,
  integrationUnlimited,
  keyAlone,
  keyAttemptsUncounted,
  loginAttemptsUncounted,
  writingClientUnknown,
]
