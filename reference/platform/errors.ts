import type { Json } from './values.ts'

export interface ErrorDetails {
  /** What explains the message; an action's error shows both in its context. */
  readonly context?: string | undefined
  readonly code?: string
  readonly help?: string
  readonly property?: string
  readonly details?: Json
}

/** A request that is refused: what the errors of an answer are made of. */
export class PlatformError extends Error {
  readonly status: number
  /** Such as `NotFoundError`: the `type` of an error body. */
  readonly type: string
  readonly more: ErrorDetails

  constructor(status: number, type: string, message: string, more: ErrorDetails = {}) {
    super(message)
    this.status = status
    this.type = type
    this.more = more
  }
}

export function badRequest(message: string, more?: ErrorDetails): PlatformError {
  return new PlatformError(400, 'BadRequestError', message, more)
}

export function unauthorized(message: string, more?: ErrorDetails): PlatformError {
  return new PlatformError(401, 'UnauthorizedError', message, more)
}

export function noPermission(message: string, more?: ErrorDetails): PlatformError {
  return new PlatformError(403, 'NoPermissionError', message, more)
}

export function notFound(message: string, more?: ErrorDetails): PlatformError {
  return new PlatformError(404, 'NotFoundError', message, more)
}

export function invalid(message: string, more?: ErrorDetails): PlatformError {
  return new PlatformError(422, 'ValidationError', message, more)
}

/** What only one may have, and another one has. */
export function alreadyExists(what: string, more?: ErrorDetails): PlatformError {
  return invalid(`${what} already exists`, more)
}

/** What a request for a path without a route gets. */
export function resourceNotFound(): PlatformError {
  return notFound('Resource not found')
}

/** A file of a kind that is not taken. */
export function unsupported(message: string, more?: ErrorDetails): PlatformError {
  return new PlatformError(415, 'UnsupportedMediaTypeError', message, more)
}

/** More than the site takes. */
export function tooLarge(): PlatformError {
  const message = 'An unexpected error occurred, please try again.'
  const more = { context: 'request entity too large', code: 'UNEXPECTED_ERROR' }
  return new PlatformError(413, 'InternalServerError', message, more)
}
