import type { Change, ErrorForm } from '../../contracts.ts'
import { errorForm } from '../../service/error-forms.ts'
import { isObject, objectsOf, omit } from '../../values.ts'

/** An error of the content API: its own message, and its type under another name. */
export const shortForm: ErrorForm = {
  clause: 'platform.http.error-body-short',
  api: 'content',
  render: ({ message, type, more: { context, help } }) => ({
    errors: [
      {
        message,
        ...(context !== undefined && { context }),
        ...(help !== undefined && { help }),
        errorType: type,
      },
    ],
  }),
}

/** An error of the admin API, which has no code of the platform's own yet. */
const longForm: ErrorForm = {
  ...errorForm,
  api: 'admin',
  render: (error, route, site) => {
    const body = errorForm.render(error, route, site)
    const errors = isObject(body) ? objectsOf(body.errors) : []
    return { errors: errors.map(shown => omit(shown, [`${site.brand.word}ErrorCode`])) }
  },
}

/**
 * From 5.0 errors have one form on both APIs.
 * UNDOCUMENTED: observed on the real programs.
 */
export const errorBody: Change = {
  clause: 'platform.changes.5-0.error-body',
  since: 5,
  scope: 'site',
  restores: [shortForm, longForm],
  undo: units => ({ ...units, errorForms: [shortForm, longForm] }),
}
