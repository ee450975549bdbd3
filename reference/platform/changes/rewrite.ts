import type { PlatformUnits, Route } from '../contracts.ts'
import { type Answer, jsonOf, ok } from '../http/answer.ts'
import type { ApiRequest } from '../http/request.ts'
import { renameProperties } from '../nql/rewrite.ts'
import { isList, isObject, type Json, type JsonObject, omit } from '../values.ts'

/**
 * A request for one of two paths, for the other one in its place: the old path leads to the new one, and the new
 * path, which was not there before, to the old one, which no route has any more.
 */
export function swapPaths(request: ApiRequest, a: string, b: string): ApiRequest {
  const [from, to] = request.path.startsWith(a) ? [a, b] : [b, a]
  if (!request.path.startsWith(from)) return request
  return { ...request, path: to + request.path.slice(from.length) }
}

/** The same for a request of one API only. */
export function swapPathsOf(api: ApiRequest['api'], a: string, b: string) {
  return (request: ApiRequest): ApiRequest => (request.api === api ? swapPaths(request, a, b) : request)
}

/** A body with its JSON rewritten; bodies that are no object stay as they are. */
export function mapBody(request: ApiRequest, change: (json: JsonObject) => JsonObject): ApiRequest {
  const { json } = request.body
  if (!isObject(json)) return request
  const changed = change(json)
  return changed === json ? request : { ...request, body: { ...request.body, json: changed } }
}

/** An answer with its JSON rewritten; errors and other answers stay as they are. */
export function mapAnswer(answer: Answer, change: (json: JsonObject) => JsonObject): Answer {
  const json = jsonOf(answer)
  return isObject(json) && json.errors === undefined ? { ...answer, body: { json: change(json) } } : answer
}

/** A refusal with its texts rewritten; other answers stay as they are. */
export function mapErrorTexts(answer: Answer, change: (text: string) => string): Answer {
  const json = jsonOf(answer)
  return isObject(json) && json.errors !== undefined
    ? { ...answer, body: { json: mapTexts(json, change) } }
    : answer
}

function mapTexts(json: Json, change: (text: string) => string): Json {
  if (typeof json === 'string') return change(json)
  if (isList(json)) return json.map(item => mapTexts(item, change))
  return isObject(json) ? mapEntries(json, (key, value) => [key, mapTexts(value, change)]) : json
}

/** The rows under some root keys, each rewritten; the same object where none is. */
export function mapRows(
  json: JsonObject,
  roots: readonly string[],
  change: (row: JsonObject, root: string) => JsonObject,
): JsonObject {
  const changed = roots.flatMap(root => {
    const rows = json[root]
    if (!isList(rows)) return []
    const mapped = rows.map(row => (isObject(row) ? change(row, root) : row))
    return mapped.every((row, index) => row === rows[index]) ? [] : [[root, mapped]]
  })
  return changed.length === 0 ? json : { ...json, ...Object.fromEntries(changed) }
}

/** Nothing that a platform knows lies deeper; what does stays as it is. */
export const DEEPEST = 200

/** Every object of a value, the innermost first, rewritten; the same value where none is. */
export function mapObjects(json: Json, change: (object: JsonObject) => JsonObject, depth = 0): Json {
  if (depth === DEEPEST) return json
  if (isList(json)) {
    const items = json.map(item => mapObjects(item, change, depth + 1))
    return items.every((item, index) => item === json[index]) ? json : items
  }
  if (!isObject(json)) return json
  const mapped = mapEntries(json, (key, value) => [key, mapObjects(value, change, depth + 1)])
  return change(Object.keys(json).every(key => mapped[key] === json[key]) ? json : mapped)
}

/** An object whose keys have other names. */
export function renameKeys(object: JsonObject, names: Readonly<Record<string, string>>): JsonObject {
  if (!Object.keys(object).some(key => names[key] !== undefined)) return object
  return mapEntries(object, (key, value) => [names[key] ?? key, value])
}

function mapEntries(object: JsonObject, change: (key: string, value: Json) => readonly [string, Json]) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => change(key, value)))
}

/** A query with some parameters gone and others in their place. */
export function changeQuery(request: ApiRequest, gone: readonly string[], more: JsonObject): ApiRequest {
  return { ...request, query: { ...omit(request.query, gone), ...more } }
}

/** What a request calls a thing that is not there yet: nothing has this name. */
export function notYet(name: string): string {
  return `${name}${NOT_YET}`
}

const NOT_YET = '_of_later'

/** A refusal in the client's own words again, where it names what is not there yet. */
export function withOwnWords(answer: Answer): Answer {
  return mapErrorTexts(answer, text => text.replaceAll(NOT_YET, ''))
}

/** A filter of a request whose properties are named otherwise. */
export function renameInFilter(request: ApiRequest, names: Readonly<Record<string, string>>): ApiRequest {
  const { filter } = request.query
  if (typeof filter !== 'string') return request
  const renamed = renameProperties(filter, names)
  return renamed === filter ? request : changeQuery(request, [], { filter: renamed })
}

/** What earlier majors answered in place of 204 without content. */
export function emptyObjectInPlaceOfNoContent(
  is: (request: ApiRequest) => boolean,
): (answer: Answer, asked: ApiRequest) => Answer {
  return (answer, asked) => (answer.status === 204 && is(asked) ? { ...answer, ...ok({}) } : answer)
}

/** The units without the routes under some paths. */
export function withoutRoutes(units: PlatformUnits, path: RegExp): PlatformUnits {
  return { ...units, routes: units.routes.filter(route => !path.test(route.path)) }
}

export function withRoutes(units: PlatformUnits, ...routes: readonly Route[]): PlatformUnits {
  return { ...units, routes: [...routes, ...units.routes] }
}
