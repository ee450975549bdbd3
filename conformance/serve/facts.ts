import { camelCase } from '../agreement/graphql-names.ts'
import { isObject } from '../compare/json-value.ts'
import type { OracleWorld } from '../targets/oracle.ts'

/** What somebody who starts a mock server wants to know of it. */
export interface ServedFacts {
  readonly url: string
  readonly world: string
  readonly types: readonly ServedType[]
  /** Address of the GraphQL endpoint, and a query that this world answers; null where there is none. */
  readonly graphql: { readonly path: string; readonly query: string } | null
  readonly tokens: readonly { readonly name: string; readonly type: string; readonly key: string }[]
  /** Names of users; a world that is read does not give their passwords away. */
  readonly users: readonly string[]
  readonly site: ServedSite | null
  /** Whether there is a control plane. */
  readonly hasControl: boolean
  readonly quirks: readonly string[]
}

export interface ServedType {
  readonly name: string
  readonly path: string
  readonly entries: number
}

export interface ServedSite {
  readonly title: string
  readonly posts: string
  readonly contentKeys: readonly string[]
  /** As `id:secret`. */
  readonly adminKeys: readonly string[]
}

export interface ServedOptions {
  readonly url: string
  /** What the platform calls itself. */
  readonly brand: string
  readonly hasControl: boolean
  readonly quirks: readonly string[]
}

/** Reads them off the world that is served. */
export function factsOf(world: OracleWorld, { url, brand, hasControl, quirks }: ServedOptions): ServedFacts {
  const types = typesOf(world)
  return {
    ...{ url, world: world.name, types, hasControl, quirks },
    graphql: graphqlOf(world),
    tokens: world.options.apiTokens.map(({ name, type, accessKey }) => ({ name, type, key: accessKey })),
    users: rowsOf(world.entries.get('plugin::users-permissions.user')).map(({ username }) =>
      String(username),
    ),
    site: siteOf(world, brand),
  }
}

function typesOf({ models, entries, options }: OracleWorld): readonly ServedType[] {
  return [...models.types.values()]
    .filter(({ uid }) => uid.startsWith('api::'))
    .map(type => ({
      name: type.displayName,
      path: `${options.rest.prefix}/${type.kind === 'singleType' ? type.singularName : type.pluralName}`,
      entries: entries.get(type.uid)?.length ?? 0,
    }))
}

/** Of the type with the most entries: a list of ids and of the first attribute that is a text. */
function graphqlOf({ models, entries, options }: OracleWorld): ServedFacts['graphql'] {
  if (options.graphql === null) return null
  const { endpoint } = options.graphql
  const path = typeof endpoint === 'string' ? endpoint : '/graphql'
  const size = (uid: string) => entries.get(uid)?.length ?? 0
  const [type] = [...models.types.values()]
    .filter(({ uid, kind }) => uid.startsWith('api::') && kind === 'collectionType')
    .sort((a, b) => size(b.uid) - size(a.uid))
  if (!type) return { path, query: '{ __typename }' }
  const text = [...type.attributes].find(
    ([, attribute]) => attribute.kind === 'scalar' && !attribute.private,
  )?.[0]
  const shown = text === undefined ? '' : ` attributes { ${text} }`
  return { path, query: `{ ${camelCase(type.pluralName)} { data { id${shown} } } }` }
}

function siteOf({ platform }: OracleWorld, brand: string): ServedSite | null {
  if (platform === null) return null
  const contentKeys = rowsOf(platform.content_api_keys).map(({ key }) => String(key))
  const key = contentKeys[0] ?? ''
  return {
    title: String(Object(platform.site).title ?? ''),
    posts: `/${brand}/api/content/posts/?key=${key}`,
    contentKeys,
    adminKeys: rowsOf(platform.admin_api_keys).map(({ id, secret }) => `${id}:${secret}`),
  }
}

function rowsOf(rows: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(rows) ? rows.filter(isObject) : []
}
