import type { Quirk } from '../../quirk.ts'
import { apiTokenCustomMayEverything } from './api-token-custom-may-everything.ts'
import { apiTokenExpiryIgnored } from './api-token-expiry-ignored.ts'
import { apiTokenFullAccessReadsOnly } from './api-token-full-access-reads-only.ts'
import { apiTokenNotKnown } from './api-token-not-known.ts'
import { apiTokenReadOnlyMayListAll } from './api-token-read-only-may-list-all.ts'
import { apiTokenReadOnlyMayWrite } from './api-token-read-only-may-write.ts'
import { bearerAnyScheme } from './bearer-any-scheme.ts'
import { bearerCaseSensitive } from './bearer-case-sensitive.ts'
import { jwtAlgorithmHmacFamily } from './jwt-algorithm-hmac-family.ts'
import { jwtBlockedUserLetIn } from './jwt-blocked-user-let-in.ts'
import { jwtExpiryIgnored } from './jwt-expiry-ignored.ts'
import { jwtKnownUserAsForged } from './jwt-known-user-as-forged.ts'
import { jwtNotBeforeIgnored } from './jwt-not-before-ignored.ts'
import { jwtNotKnown } from './jwt-not-known.ts'
import { jwtSignatureNotChecked } from './jwt-signature-not-checked.ts'
import { jwtSignatureStrippedAccepted } from './jwt-signature-stripped-accepted.ts'
import { jwtUserClaimNotRequired } from './jwt-user-claim-not-required.ts'
import { permissionNotChecked } from './permission-not-checked.ts'
import { publicRoleIsAuthenticated } from './public-role-is-authenticated.ts'
import { unknownCredentialIsPublic } from './unknown-credential-is-public.ts'
import { unknownCredentialMayNothing } from './unknown-credential-may-nothing.ts'
import { userRoleAlwaysAuthenticated } from './user-role-always-authenticated.ts'

/** Quirks of authentication and authorization. A new quirk is its file and its line here. */
export const authQuirks: readonly Quirk[] = [
  bearerCaseSensitive,
  bearerAnyScheme,
  apiTokenNotKnown,
  jwtNotKnown,
  unknownCredentialIsPublic,
  unknownCredentialMayNothing,
  apiTokenExpiryIgnored,
  apiTokenReadOnlyMayWrite,
  apiTokenReadOnlyMayListAll,
  apiTokenFullAccessReadsOnly,
  apiTokenCustomMayEverything,
  jwtAlgorithmHmacFamily,
  jwtSignatureNotChecked,
  jwtSignatureStrippedAccepted,
  jwtExpiryIgnored,
  jwtNotBeforeIgnored,
  jwtUserClaimNotRequired,
  jwtKnownUserAsForged,
  jwtBlockedUserLetIn,
  publicRoleIsAuthenticated,
  userRoleAlwaysAuthenticated,
  permissionNotChecked,
]
