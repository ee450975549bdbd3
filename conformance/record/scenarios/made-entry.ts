import { ABSENT } from '../../compare/difference.ts'
import { isObject } from '../../compare/json-value.ts'
import { keyPath, parsePath, valueAt } from '../../compare/path.ts'

/**
 * Where an answer tells the id of the entry that its request made: `data.id` of REST, `data.createPost.data.id` of
 * GraphQL, `posts[0].id` of the platform. Null: nowhere.
 */
export function pathOfMade(method: string, status: number, json: unknown): string | null {
  if (method !== 'POST' || status >= 300 || !isObject(json)) return null
  const data = isObject(json.data) ? json.data : {}
  const mutation = Object.keys(data).find(field => field.startsWith('create'))
  const [member = ''] = Object.keys(json)
  const paths = [
    'data.id',
    'id',
    ...(mutation === undefined ? [] : [`data.${mutation}.data.id`]),
    `${keyPath('', member).replace(/^\./, '')}[0].id`,
  ]
  return paths.find(path => idAt(json, path) !== undefined) ?? null
}

/** Undefined when there is none. */
export function idAt(json: unknown, path: string): string | number | undefined {
  const id = valueAt(json, parsePath(path))
  return id !== ABSENT && (typeof id === 'string' || typeof id === 'number') ? id : undefined
}
