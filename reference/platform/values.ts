/** What a JSON text can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

export interface JsonObject {
  readonly [key: string]: Json
}

/** One stored thing: a post, a tag, a session. Never changed in place. */
export interface Row extends JsonObject {
  readonly id: string
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** The text, or null for anything else. */
export function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** The list, or an empty one for anything else. */
export function listOf(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : []
}

/** The texts of a list; anything else in it is left out. */
export function textsOf(value: Json | undefined): readonly string[] {
  return listOf(value).filter(item => typeof item === 'string')
}

/** The objects of a list; anything else in it is left out. */
export function objectsOf(value: Json | undefined): readonly JsonObject[] {
  return listOf(value).filter(isObject)
}

/** The object without some of its keys. */
export function omit(object: JsonObject, keys: Iterable<string>): JsonObject {
  const left = new Set(keys)
  return withKeys(object, key => !left.has(key))
}

/** The object with only some of its keys, in the object's order. */
export function pick(object: JsonObject, keys: Iterable<string>): JsonObject {
  const kept = new Set(keys)
  return withKeys(object, key => kept.has(key))
}

/** Every answer is made of such objects, and entries that are filtered take four times as long. */
function withKeys(object: JsonObject, isKept: (key: string) => boolean): JsonObject {
  const kept: Record<string, Json> = {}
  for (const key of Object.keys(object)) {
    const value = object[key]
    if (value === undefined || !isKept(key)) continue
    if (key === '__proto__') Object.defineProperty(kept, key, { ...OWN, value })
    else kept[key] = value
  }
  return kept
}

/** What a client calls `__proto__` is a member as any other. */
const OWN = { configurable: true, enumerable: true, writable: true }

/** The value of a JSON text, or undefined when it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
