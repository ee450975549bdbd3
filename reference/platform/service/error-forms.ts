import type { ErrorForm, Route } from '../contracts.ts'
import type { PlatformError } from '../errors.ts'

/** What an error of each type says when an action failed; the original message moves into the context. */
const ACTION_MESSAGES: Readonly<Record<string, string>> = {
  InternalServerError: 'Internal server error, cannot',
  IncorrectUsageError: 'Incorrect usage error, cannot',
  NotFoundError: 'Resource not found error, cannot',
  BadRequestError: 'Request not understood error, cannot',
  UnauthorizedError: 'Authorisation error, cannot',
  NoPermissionError: 'Permission error, cannot',
  ValidationError: 'Validation error, cannot',
  UnsupportedMediaTypeError: 'Unsupported media error, cannot',
  TooManyRequestsError: 'Too many requests error, cannot',
  ThemeValidationError: 'Theme validation error, cannot',
}

const COLLISION = 'UpdateCollisionError'

/**
 * An error of 5.0, the same on both APIs.
 * UNDOCUMENTED: observed on the real program.
 */
export const errorForm: ErrorForm = {
  clause: 'platform.http.error-body',
  api: 'any',
  render: (error, route, site) => {
    const { property, details, help, code } = error.more
    const body = {
      ...messageOf(error, route),
      type: error.type,
      details: details ?? null,
      property: property ?? null,
      help: help ?? null,
      code: code ?? null,
      id: site.ids.uuid(),
      [`${site.brand.word}ErrorCode`]: null,
    }
    return { errors: [body] }
  },
}

/** Message and context; without an action the error's own. */
export function messageOf(error: PlatformError, route: Route | null) {
  const context = error.more.context ?? null
  if (!route?.action) return { message: error.message, context }
  const full = context === null ? error.message : `${error.message} ${context}`
  return { message: actionMessage(error, route.action), context: full }
}

function actionMessage(
  { type, message }: PlatformError,
  { verb, object }: NonNullable<Route['action']>,
): string {
  if (type === COLLISION) return message
  if (type.startsWith('InvalidOffer')) return `Validation error, cannot ${verb} ${object}.`
  return `${ACTION_MESSAGES[type] ?? `Unknown error - ${type}, cannot`} ${verb} ${object}.`
}
