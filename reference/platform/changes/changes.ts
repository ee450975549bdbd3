import type { Change } from '../contracts.ts'
import { helperScriptMoved } from './1.0/helper-script.ts'
import { upgradePath } from './1.0/upgrade-path.ts'
import { absoluteUrlsTried } from './2.0/absolute-urls.ts'
import { apiKeysReplaceClients } from './2.0/api-keys.ts'
import { authorsReplaceUsers } from './2.0/authors.ts'
import { firstGenerationWords } from './2.0/first-generation-words.ts'
import { imagesAdded } from './2.0/images.ts'
import { postsAndPagesSplit } from './2.0/posts-and-pages.ts'
import { relationsIncluded } from './2.0/relations-included.ts'
import { themeEnginesDeclared } from './2.0/theme-engines.ts'
import { versionedApisAdded } from './2.0/versioned-apis.ts'
import { absoluteUrlsServed, relativeUrlsStored } from './3.0/absolute-urls.ts'
import { adminEndpointsAdded } from './3.0/admin-endpoints.ts'
import { attributesOf3Added } from './3.0/attributes.ts'
import { codeInjectionAdded, codeInjectionRenamed } from './3.0/code-injection.ts'
import { firstGenerationRemoved } from './3.0/first-generation.ts'
import { membersApiAdded } from './3.0/members-api.ts'
import { membersReplaceSubscribers } from './3.0/members-replace-subscribers.ts'
import { pageAttributeRemoved } from './3.0/page-attribute.ts'
import { primaryRelationsIncluded } from './3.0/primary-relations.ts'
import { sessionOriginOptional } from './3.0/session-origin.ts'
import { snippetsAdded } from './3.0/snippets.ts'
import { userDeletionAnswered } from './3.0/user-deletion-answer.ts'
import { acceptVersionRead } from './4.0/accept-version.ts'
import { attributesAdded } from './4.0/attributes.ts'
import { imageProviderBoolean } from './4.0/image-provider.ts'
import { memberCountsAdded } from './4.0/member-counts.ts'
import { memberSessionOptional } from './4.0/member-session.ts'
import { memberSubscriptionsMoved } from './4.0/member-subscriptions.ts'
import { membersPaidRemoved } from './4.0/members-paid.ts'
import { prefixesOf4 } from './4.0/prefixes.ts'
import { privateCookieRenamed } from './4.0/private-cookie.ts'
import { productsAdded } from './4.0/products.ts'
import { redirectsAsYaml } from './4.0/redirects-yaml.ts'
import { resetAllPasswordsAdded } from './4.0/reset-all-passwords.ts'
import { sendEmailDeprecated } from './4.0/send-email-when-published.ts'
import { settingsTypeRemoved } from './4.0/settings-type.ts'
import { uploadsAdded } from './4.0/uploads.ts'
import { attributesOf5Added } from './5.0/attributes.ts'
import { emailParametersReplaced } from './5.0/email-parameters.ts'
import { emailPreviewsRenamed } from './5.0/email-previews.ts'
import { errorBody } from './5.0/error-body.ts'
import { globalPasswordResetRenamed } from './5.0/global-password-reset.ts'
import { integrationScopeWidened } from './5.0/integration-scope.ts'
import { mailRemoved } from './5.0/mail-removed.ts'
import { memberEndpointsRemoved } from './5.0/member-endpoints.ts'
import { memberNewslettersAdded } from './5.0/member-newsletters.ts'
import { membersApiRemoved } from './5.0/members-api.ts'
import { membersEmailNoContent } from './5.0/members-email.ts'
import { newsletterDesignMoved } from './5.0/newsletter-design.ts'
import { newslettersAdded } from './5.0/newsletters.ts'
import { notificationAdded } from './5.0/notification.ts'
import { pageFilterRefused } from './5.0/page-filter.ts'
import { passwordResetRenamed } from './5.0/password-reset.ts'
import { paymentsDisconnectNoContent } from './5.0/payments-disconnect.ts'
import { postContentFormat } from './5.0/post-content-format.ts'
import { settingsKeyRemoved } from './5.0/settings-key.ts'
import { singleUrlForEachApi } from './5.0/single-url.ts'
import { databaseSupport, secureRequests, socketBinding } from './5.0/start-checks.ts'
import { tierShape } from './5.0/tier-shape.ts'
import { tiersReplaceProducts } from './5.0/tiers-replace-products.ts'
import { unknownAttributesIgnored } from './5.0/unknown-attributes.ts'
import { unknownSettingsIgnored } from './5.0/unknown-settings.ts'
import { deletionReassignsPosts } from './5.0/user-deletion.ts'
import { widgetAttributes } from './5.0/widget.ts'

/** What 1.0 changed, as far as it shows in later majors: there is no 0.x here to compare with. */
const changesOf1: readonly Change[] = [upgradePath, helperScriptMoved]

/** What 2.0 changed. */
const changesOf2: readonly Change[] = [
  versionedApisAdded,
  postsAndPagesSplit,
  authorsReplaceUsers,
  relationsIncluded,
  absoluteUrlsTried,
  codeInjectionAdded,
  firstGenerationWords,
  apiKeysReplaceClients,
  themeEnginesDeclared,
  imagesAdded,
]

/** What 3.0 changed. */
const changesOf3: readonly Change[] = [
  firstGenerationRemoved,
  adminEndpointsAdded,
  membersReplaceSubscribers,
  membersApiAdded,
  primaryRelationsIncluded,
  pageAttributeRemoved,
  codeInjectionRenamed,
  relativeUrlsStored,
  absoluteUrlsServed,
  userDeletionAnswered,
  sessionOriginOptional,
  attributesOf3Added,
  snippetsAdded,
]

/** What 4.0 changed. */
const changesOf4: readonly Change[] = [
  prefixesOf4,
  acceptVersionRead,
  settingsTypeRemoved,
  imageProviderBoolean,
  membersPaidRemoved,
  sendEmailDeprecated,
  redirectsAsYaml,
  privateCookieRenamed,
  memberCountsAdded,
  memberSessionOptional,
  memberSubscriptionsMoved,
  productsAdded,
  resetAllPasswordsAdded,
  attributesAdded,
  uploadsAdded,
]

/** What 5.0 changed. A request goes through them in this order, its answer through them backwards. */
const changesOf5: readonly Change[] = [
  singleUrlForEachApi,
  notificationAdded,
  tiersReplaceProducts,
  tierShape,
  pageFilterRefused,
  emailParametersReplaced,
  mailRemoved,
  emailPreviewsRenamed,
  globalPasswordResetRenamed,
  passwordResetRenamed,
  paymentsDisconnectNoContent,
  membersEmailNoContent,
  newslettersAdded,
  newsletterDesignMoved,
  memberNewslettersAdded,
  membersApiRemoved,
  widgetAttributes,
  postContentFormat,
  deletionReassignsPosts,
  integrationScopeWidened,
  settingsKeyRemoved,
  memberEndpointsRemoved,
  unknownSettingsIgnored,
  unknownAttributesIgnored,
  attributesOf5Added,
  errorBody,
  databaseSupport,
  secureRequests,
  socketBinding,
]

/** The breaking changes of each major, the oldest first. */
export const changes: readonly Change[] = [
  ...changesOf1,
  ...changesOf2,
  ...changesOf3,
  ...changesOf4,
  ...changesOf5,
]
