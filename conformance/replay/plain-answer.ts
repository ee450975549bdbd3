import { isObject, type JsonObject } from '../compare/json-value.ts'
import { stableJson } from '../report/stable-json.ts'

/**
 * An answer of GraphQL, or a batch of them, without what an error says of the code in which it arose
 * (`extensions.exception`): that is different in every program, and in each version of it. Errors are put in an order,
 * because fields are resolved side by side, and the first to fail is told first; and so are the types and fields of an
 * introspection, for which nothing says an order. Anything else is left as it is.
 */
export function plainAnswer(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(plainAnswer)
  if (!isObject(body)) return body
  const { data, errors } = body
  return {
    ...body,
    ...(isObject(data) && {
      data: mapValues(data, (value, key) => (key.startsWith('__') ? byName(value) : value)),
    }),
    ...(Array.isArray(errors) && { errors: inOrder(errors.map(withoutTrace)) }),
  }
}

function mapValues(data: JsonObject, change: (value: unknown, key: string) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, change(value, key)]))
}

/** Lists of what has names, and all lists in them. */
function byName(value: unknown): unknown {
  if (isObject(value)) return mapValues(value, byName)
  return Array.isArray(value) ? inOrder(value.map(byName)) : value
}

function inOrder(errors: readonly unknown[]): readonly unknown[] {
  return errors.toSorted((a, b) => (stableJson(a) < stableJson(b) ? -1 : 1))
}

function withoutTrace(error: unknown): unknown {
  if (!isObject(error) || !isObject(error.extensions)) return error
  const { exception: _, ...extensions } = error.extensions
  return { ...error, extensions }
}
