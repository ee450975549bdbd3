import type { Quirk } from '../../quirk.ts'
import { changePasswordNoJwt } from './change-password-no-jwt.ts'
import { countTakesFilters } from './count-takes-filters.ts'
import { createStatus200 } from './create-status-200.ts'
import { deleteAnswersNothing } from './delete-answers-nothing.ts'
import { emailConfirmationAnyCode } from './email-confirmation-any-code.ts'
import { filesDeleteAnswersNothing } from './files-delete-answers-nothing.ts'
import { filesListWrapped } from './files-list-wrapped.ts'
import { filesOneWrapped } from './files-one-wrapped.ts'
import { filesUploadBareObject } from './files-upload-bare-object.ts'
import { flagsNotChecked } from './flags-not-checked.ts'
import { forgotPasswordTellsWhoIsKnown } from './forgot-password-tells-who-is-known.ts'
import { knownRoleNotChecked } from './known-role-not-checked.ts'
import { lengthsNotChecked } from './lengths-not-checked.ts'
import { listParametersIgnored } from './list-parameters-ignored.ts'
import { listPrivateShown } from './list-private-shown.ts'
import { listWrapped } from './list-wrapped.ts'
import { localesListWithoutDefault } from './locales-list-without-default.ts'
import { loginIdentifierEmailCaseCounts } from './login-identifier-email-case-counts.ts'
import { loginIdentifierUsernameAnyCase } from './login-identifier-username-any-case.ts'
import { loginJwtOnly } from './login-jwt-only.ts'
import { loginNotBlockedLetIn } from './login-not-blocked-let-in.ts'
import { loginPasswordAnyAccepted } from './login-password-any-accepted.ts'
import { mailNoServer } from './mail-no-server.ts'
import { meNullForNobody } from './me-null-for-nobody.ts'
import { oneUnknownIs404 } from './one-unknown-is-404.ts'
import { providersNotFound } from './providers-not-found.ts'
import { rateLimitEnforced } from './rate-limit-enforced.ts'
import { registerFieldsAllTaken } from './register-fields-all-taken.ts'
import { registerNewcomerUnconfirmed } from './register-newcomer-unconfirmed.ts'
import { registerStatus201 } from './register-status-201.ts'
import { registerTakenNotChecked } from './register-taken-not-checked.ts'
import { resetPasswordAnyCode } from './reset-password-any-code.ts'
import { roleBare } from './role-bare.ts'
import { rolesBare } from './roles-bare.ts'
import { sendEmailConfirmationAddressWithheld } from './send-email-confirmation-address-withheld.ts'
import { uniqueEmailOtherWords } from './unique-email-other-words.ts'
import { uniqueUsernameNotChecked } from './unique-username-not-checked.ts'
import { updateChangesWithheld } from './update-changes-withheld.ts'
import { updateUsernameTakenOtherWords } from './update-username-taken-other-words.ts'

/** Quirks of the endpoints of users, roles, locales and files. A new quirk is its file and its line here. */
export const usersQuirks: readonly Quirk[] = [
  listWrapped,
  listParametersIgnored,
  listPrivateShown,
  countTakesFilters,
  meNullForNobody,
  oneUnknownIs404,
  createStatus200,
  updateChangesWithheld,
  deleteAnswersNothing,
  loginJwtOnly,
  registerStatus201,
  changePasswordNoJwt,
  forgotPasswordTellsWhoIsKnown,
  resetPasswordAnyCode,
  sendEmailConfirmationAddressWithheld,
  emailConfirmationAnyCode,
  providersNotFound,
  rolesBare,
  roleBare,
  localesListWithoutDefault,
  filesListWrapped,
  filesOneWrapped,
  filesUploadBareObject,
  filesDeleteAnswersNothing,
  loginIdentifierUsernameAnyCase,
  loginIdentifierEmailCaseCounts,
  loginPasswordAnyAccepted,
  loginNotBlockedLetIn,
  registerFieldsAllTaken,
  registerTakenNotChecked,
  registerNewcomerUnconfirmed,
  lengthsNotChecked,
  uniqueUsernameNotChecked,
  flagsNotChecked,
  knownRoleNotChecked,
  uniqueEmailOtherWords,
  updateUsernameTakenOtherWords,
  mailNoServer,
  rateLimitEnforced,
]
