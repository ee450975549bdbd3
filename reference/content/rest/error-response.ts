import type { ServiceResponse } from '../../http/message.ts'
import { ContentError } from '../errors.ts'
import { type ErrorShape, errorShape } from './frame/refusals.ts'

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
