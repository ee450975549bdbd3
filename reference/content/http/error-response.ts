import { json, type ServiceResponse } from '../../http/message.ts'
import { ContentError } from '../errors.ts'

/** What the answer to a refused request looks like. */
export interface ErrorShape {
  readonly clause: string
  readonly respond: (error: ContentError) => ServiceResponse
}

/** content.errors.shape: `data` that is null, and `error` with status, name, message and details (observed). */
export const errorShape: ErrorShape = {
  clause: 'content.errors.shape',
  respond: ({ status, name, message, details }) =>
    json(status, { data: null, error: { status, name, message, ...(details && { details }) } }),
}

/** The answer to a refused request. What is no refusal is a bug of ours and goes on. */
export function errorResponse(error: unknown, shape: ErrorShape = errorShape): ServiceResponse {
  if (!(error instanceof ContentError)) throw error
  return shape.respond(error)
}

/** Turns a refusal into its response, whether it comes at once or later. */
export function settle(
  work: () => ServiceResponse | Promise<ServiceResponse>,
  shape: ErrorShape = errorShape,
): ServiceResponse | Promise<ServiceResponse> {
  try {
    const result = work()
    return result instanceof Promise ? result.catch((error: unknown) => errorResponse(error, shape)) : result
  } catch (error) {
    return errorResponse(error, shape)
  }
}
