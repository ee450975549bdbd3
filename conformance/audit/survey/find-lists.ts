import { isObject } from '../../compare/json-value.ts'
import { UsageError } from '../../usage-error.ts'
import type { Asker } from '../asker.ts'
import { isServed } from '../question.ts'

/** `restaurants` of `/api/restaurants`, `restaurants` or an address. Throws UsageError for what is no path of a list. */
export function pluralIn(path: string): string {
  const [, plural] = /^(?:https?:\/\/[^/]+)?\/?(?:api\/)?([a-z0-9][\w-]*)\/?$/i.exec(path.trim()) ?? []
  if (plural !== undefined) return plural
  throw new UsageError(`--paths ${path}: expected paths of lists such as /api/restaurants,/api/chefs.`)
}

/** The lists that an OpenAPI document describes: paths with a GET and without a parameter. */
export function pluralsOfOpenapi(document: unknown, file: string): readonly string[] {
  const paths: unknown = isObject(document) ? document.paths : undefined
  if (!isObject(paths))
    throw new UsageError(`${file}: found no "paths", expected an OpenAPI document in JSON.`)
  const found = Object.entries(paths).flatMap(([path, item]) => {
    const [, plural] = /^(?:\/api)?\/([\w-]+)\/?$/.exec(path) ?? []
    return plural !== undefined && isObject(item) && 'get' in item ? [plural] : []
  })
  if (found.length > 0) return found
  throw new UsageError(`${file}: found no list, expected paths such as /api/restaurants with a "get".`)
}

const QUERY = '{ __schema { queryType { fields { name type { name } } } } }'

/** The lists that the GraphQL schema names, as far as the target tells it: their paths in REST are in kebab-case. */
export async function pluralsOfSchema(asker: Asker): Promise<readonly string[]> {
  if (!(await asker.findGraphql())) return []
  const answer = await asker.ask({ path: '/graphql', body: JSON.stringify({ query: QUERY }) })
  if (!isServed(answer)) return []
  const fields: unknown = Object(Object(Object(answer.json).data).__schema).queryType
  const list = Object(fields).fields
  return (Array.isArray(list) ? list : []).flatMap(({ name, type }) => {
    const isList = /EntityResponseCollection$/.test(String(Object(type).name))
    return isList && !/^(uploadFi|uploadFo|i18N|usersPermissions)/.test(name) ? [kebabCase(String(name))] : []
  })
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
