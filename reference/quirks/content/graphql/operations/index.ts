import type { Quirk } from '../../../quirk.ts'
import { changePasswordWithoutJwt } from './change-password-without-jwt.ts'
import { createLocalizationMissing } from './create-localization-missing.ts'
import { createPublished } from './create-published.ts'
import { createRoleOpen } from './create-role-open.ts'
import { createUserOpen } from './create-user-open.ts'
import { deleteNotReturned } from './delete-not-returned.ts'
import { deleteRoleOpen } from './delete-role-open.ts'
import { deleteSingleTypeNotReturned } from './delete-single-type-not-returned.ts'
import { deleteUserOpen } from './delete-user-open.ts'
import { emailConfirmationSilent } from './email-confirmation-silent.ts'
import { forgotPasswordNotOk } from './forgot-password-not-ok.ts'
import { loginWithoutJwt } from './login-without-jwt.ts'
import { meWithoutRole } from './me-without-role.ts'
import { pluralReversed } from './plural-reversed.ts'
import { registerWithoutJwt } from './register-without-jwt.ts'
import { removeFileOpen } from './remove-file-open.ts'
import { resetPasswordSilent } from './reset-password-silent.ts'
import { singularUnknownIsError } from './singular-unknown-is-error.ts'
import { updateFileInfoOpen } from './update-file-info-open.ts'
import { updateRoleOpen } from './update-role-open.ts'
import { updateUnknownIsError } from './update-unknown-is-error.ts'
import { updateUserOpen } from './update-user-open.ts'
import { uploadMissing } from './upload-missing.ts'

export const operationsQuirks: readonly Quirk[] = [
  singularUnknownIsError,
  pluralReversed,
  createPublished,
  updateUnknownIsError,
  deleteNotReturned,
  deleteSingleTypeNotReturned,
  createLocalizationMissing,
  meWithoutRole,
  loginWithoutJwt,
  registerWithoutJwt,
  changePasswordWithoutJwt,
  forgotPasswordNotOk,
  emailConfirmationSilent,
  resetPasswordSilent,
  createRoleOpen,
  updateRoleOpen,
  deleteRoleOpen,
  createUserOpen,
  updateUserOpen,
  deleteUserOpen,
  updateFileInfoOpen,
  removeFileOpen,
  uploadMissing,
]
