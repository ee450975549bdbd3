import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { smallerText } from '../smaller-text.ts'

/** Values that are a step smaller: without a member or an item, the outer ones first, then with simpler ones. */
export function* smallerJson(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) yield* smallerList(value)
  else if (isObject(value)) yield* smallerObject(value)
  else if (typeof value === 'string' && !isName(value)) yield* smallerText(value)
}

function* smallerList(list: readonly unknown[]): Generator<readonly unknown[]> {
  for (const index of list.keys()) yield list.toSpliced(index, 1)
  for (const [index, item] of list.entries()) {
    for (const smaller of smallerJson(item)) yield list.with(index, smaller)
  }
}

function* smallerObject(object: JsonObject): Generator<JsonObject> {
  const members = Object.entries(object)
  for (const [name] of members) yield Object.fromEntries(members.filter(([other]) => other !== name))
  for (const [index, [name, value]] of members.entries()) {
    for (const smaller of smallerJson(value))
      yield Object.fromEntries(members.with(index, [name, smaller] as const))
  }
}

/** What stands for an id is no text, and a document of GraphQL no value. */
function isName(text: string): boolean {
  return /^<[^<>]+>$/.test(text) || /^\s*(mutation|query|\{)/.test(text)
}
