import { isObject, type JsonObject } from '../compare/json-value.ts'

/**
 * An answer of GraphQL, or a batch of them, without what an error says of the code in which it arose
 * (`extensions.exception`): that is different in every program, and in each version of it. Anything else is left as it
 * is.
 */
export function withoutTraces(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutTraces)
  if (!isObject(body) || !Array.isArray(body.errors)) return body
  return { ...body, errors: body.errors.map(error => (isObject(error) ? withoutTrace(error) : error)) }
}

function withoutTrace(error: JsonObject): JsonObject {
  if (!isObject(error.extensions)) return error
  const { exception: _, ...extensions } = error.extensions
  return { ...error, extensions }
}
