/**
 * The caller of the content service sent something that cannot be served. It becomes the documented error shape
 * `{data: null, error: {status, name, message, details}}`.
 */
export class ContentError extends Error {
  readonly status: number
  /** Null when the response has no `details` at all. */
  readonly details: Readonly<Record<string, unknown>> | null

  constructor(status: number, name: string, message: string, details: Record<string, unknown> | null = {}) {
    super(message)
    this.name = name
    this.status = status
    this.details = details
  }
}

/** 400: a parameter or a value that cannot be used. */
export function validationError(message: string, details?: Record<string, unknown>): ContentError {
  return new ContentError(400, 'ValidationError', message, details)
}

/** A parameter of which the names are right, and something else is not. */
export class MisuseError extends ContentError {}

/** 400: a parameter that cannot be understood. */
export function misuse(message: string): MisuseError {
  return new MisuseError(400, 'ValidationError', message)
}

/** 400: a name that is no attribute, or one that the caller may not use. */
export function invalidParameter(name: string): ContentError {
  return validationError(`Invalid parameter ${name}`)
}

/** 404 in the words of the service. */
export function notFound(message = 'Not Found'): ContentError {
  return new ContentError(404, 'NotFoundError', message)
}

/** 400: the request is well formed and cannot be granted anyway. */
export function applicationError(message: string): ContentError {
  return new ContentError(400, 'ApplicationError', message)
}
