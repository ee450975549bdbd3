import type { Change } from '../../contracts.ts'
import { acceptVersionRead } from './accept-version.ts'
import { attributesAdded } from './attributes.ts'
import { imageProviderBoolean } from './image-provider.ts'
import { memberSubscriptionsMoved } from './member-subscriptions.ts'
import { membersPaidRemoved } from './members-paid.ts'
import { prefixesOf4 } from './prefixes.ts'
import { privateCookieRenamed } from './private-cookie.ts'
import { productsAdded } from './products.ts'
import { redirectsAsYaml } from './redirects-yaml.ts'
import { resetAllPasswordsAdded } from './reset-all-passwords.ts'
import { sendEmailDeprecated } from './send-email-when-published.ts'
import { settingsTypeRemoved } from './settings-type.ts'

/** What 4.0 changed. */
export const changesOf4: readonly Change[] = [
  prefixesOf4,
  acceptVersionRead,
  settingsTypeRemoved,
  imageProviderBoolean,
  membersPaidRemoved,
  sendEmailDeprecated,
  redirectsAsYaml,
  privateCookieRenamed,
  memberSubscriptionsMoved,
  productsAdded,
  resetAllPasswordsAdded,
  attributesAdded,
]
