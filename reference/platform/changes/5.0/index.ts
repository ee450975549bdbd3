import type { Change } from '../../contracts.ts'
import { emailParametersReplaced } from './email-parameters.ts'
import { emailPreviewsRenamed } from './email-previews.ts'
import { errorBody } from './error-body.ts'
import { globalPasswordResetRenamed } from './global-password-reset.ts'
import { mailRemoved } from './mail-removed.ts'
import { memberNewslettersAdded } from './member-newsletters.ts'
import { membersApiRemoved } from './members-api.ts'
import { membersEmailNoContent } from './members-email.ts'
import { newsletterDesignMoved } from './newsletter-design.ts'
import { newslettersAdded } from './newsletters.ts'
import { notificationAdded } from './notification.ts'
import { pageFilterRefused } from './page-filter.ts'
import { passwordResetRenamed } from './password-reset.ts'
import { paymentsDisconnectNoContent } from './payments-disconnect.ts'
import { postContentFormat } from './post-content-format.ts'
import { singleUrlForEachApi } from './single-url.ts'
import { databaseSupport, secureRequests, socketBinding } from './start-checks.ts'
import { tierShape } from './tier-shape.ts'
import { tiersReplaceProducts } from './tiers-replace-products.ts'
import { unknownAttributesIgnored } from './unknown-attributes.ts'
import { unknownSettingsIgnored } from './unknown-settings.ts'
import { deletionReassignsPosts } from './user-deletion.ts'
import { widgetAttributes } from './widget.ts'

/** What 5.0 changed. A request goes through them in this order, its answer through them backwards. */
export const changesOf5: readonly Change[] = [
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
  unknownSettingsIgnored,
  unknownAttributesIgnored,
  errorBody,
  databaseSupport,
  secureRequests,
  socketBinding,
]
