import { isObject, type JsonObject } from '../compare/json-value.ts'
import { stableJson } from '../report/stable-json.ts'

/**
 * An answer of GraphQL, or a batch of them, without what an error says of the code in which it arose
 * (`extensions.exception`): that is different in every program, and in each version of it. Errors are put in an order,
 * because fields are resolved side by side, and the first to fail is told first. Anything else is left as it is.
 */
export function withoutTraces(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutTraces)
  if (!isObject(body) || !Array.isArray(body.errors)) return body
  const errors: readonly unknown[] = body.errors
  return { ...body, errors: inOrder(errors.map(error => (isObject(error) ? withoutTrace(error) : error))) }
}

function inOrder(errors: readonly unknown[]): readonly unknown[] {
  return errors.toSorted((a, b) => (stableJson(a) < stableJson(b) ? -1 : 1))
}

function withoutTrace(error: JsonObject): JsonObject {
  if (!isObject(error.extensions)) return error
  const { exception: _, ...extensions } = error.extensions
  return { ...error, extensions }
}
