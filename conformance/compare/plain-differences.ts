import { ABSENT, type Difference } from './difference.ts'
import { isObject, isScalar, type JsonObject } from './json-value.ts'
import { itemPath, keyPath } from './path.ts'

/** No honest answer nests so deep; a hostile one must not be followed down to where the stack ends. */
const DEEPEST = 500

/** Whether two JSON values that programs answered are equal: whether there is no difference between them. */
export function isSame(one: unknown, other: unknown, depth = 0): boolean {
  if (depth >= DEEPEST || isScalar(one) || isScalar(other)) return isScalar(one) && one === other
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index], depth + 1))
  return isObject(one) && isObject(other) && haveSameMembers(one, other, depth + 1)
}

function haveSameMembers(one: JsonObject, other: JsonObject, depth: number): boolean {
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every(key => Object.hasOwn(other, key) && isSame(one[key], other[key], depth))
}

/** Every difference between two JSON values that programs answered: nothing in them is a matcher. */
export function plainDifferences(
  one: unknown,
  other: unknown,
  path: string,
  depth = 0,
): readonly Difference[] {
  const isFollowed = depth < DEEPEST
  if (isFollowed && Array.isArray(one) && Array.isArray(other))
    return differencesOfLists(one, other, path, depth + 1)
  if (isFollowed && isObject(one) && isObject(other)) return differencesOfObjects(one, other, path, depth + 1)
  return isScalar(one) && one === other ? [] : [{ path, expected: one, actual: other }]
}

function differencesOfLists(
  one: readonly unknown[],
  other: readonly unknown[],
  path: string,
  depth: number,
): readonly Difference[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, index) =>
    plainDifferences(
      index < one.length ? one[index] : ABSENT,
      index < other.length ? other[index] : ABSENT,
      itemPath(path, index),
      depth,
    ),
  ).flat()
}

function differencesOfObjects(
  one: JsonObject,
  other: JsonObject,
  path: string,
  depth: number,
): readonly Difference[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].flatMap(key =>
    plainDifferences(
      Object.hasOwn(one, key) ? one[key] : ABSENT,
      Object.hasOwn(other, key) ? other[key] : ABSENT,
      keyPath(path, key),
      depth,
    ),
  )
}
