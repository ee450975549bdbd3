import type { CollectionResponse } from '../../../content/rest/frame/list.ts'
import { jsonText } from '../../../http/json-text.ts'

/** An object of a JSON answer. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The answer to a list as plain JSON, changed. */
export function answering(
  change: (body: ListBody) => unknown,
): (unit: CollectionResponse) => Partial<CollectionResponse> {
  return ({ of }) => ({
    of: (entries, pagination) => change(JSON.parse(jsonText(of(entries, pagination)) ?? 'null')),
  })
}

/** What the reference answers. */
export interface ListBody {
  readonly data: readonly JsonObject[]
  readonly meta: { readonly pagination: JsonObject }
}

/** Every entry of the list, changed. */
export function answeringEntries(
  change: (entry: JsonObject, index: number) => unknown,
): ReturnType<typeof answering> {
  return answering(body => ({ ...body, data: body.data.map(change) }))
}

/** Every object anywhere in the answer, the innermost first. */
export function answeringObjects(change: (object: JsonObject) => unknown): ReturnType<typeof answering> {
  return answering(body => mapObjects(body, change))
}

function mapObjects(value: unknown, change: (object: JsonObject) => unknown): unknown {
  if (Array.isArray(value)) return value.map(item => mapObjects(item, change))
  if (!isObject(value)) return value
  const inner = Object.entries(value).map(([name, member]) => [name, mapObjects(member, change)])
  return change(Object.fromEntries(inner))
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object without one member. */
export function without(object: JsonObject, member: string): JsonObject {
  const { [member]: _, ...rest } = object
  return rest
}
