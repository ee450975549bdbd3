import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { Fact, FactName } from './fact.ts'
import { readJson } from './worlds.ts'

/** What a world's files say of a fact. Another target that holds the same world has another value. */
export interface WorldFact {
  readonly fact: Fact
  readonly value: string
}

/** Every fact that the files of a world tell; where two name the same value, the shorter one comes first. */
export function readWorldFacts(directory: string): readonly WorldFact[] {
  const platform = fileOf(directory, 'platform.json')
  const users = [
    ...rowsIn(platform, 'users').map(row => ['email', row] as const),
    ...rowsIn(fileOf(directory, 'data.json'), 'plugin::users-permissions.user').map(
      row => ['username', row] as const,
    ),
  ]
  return [
    ...siteFacts(isObject(platform.site) ? platform.site : {}),
    ...keyFacts(platform),
    ...rowsIn(platform, 'clients').flatMap(row => factOf('client-secret', row.slug, row.secret)),
    ...users.flatMap(([name, row]) => factOf('password', row[name], row.password)),
    ...rowsIn(fileOf(directory, 'options.json'), 'apiTokens').flatMap(row =>
      factOf('token', row.name, row.accessKey),
    ),
  ]
}

function siteFacts({ url, version }: JsonObject): readonly WorldFact[] {
  const address = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null
  return [
    ...(address ? factOf('site', null, String(url).replace(/\/+$/, '')) : []),
    ...(address ? factOf('site-origin', null, address.origin) : []),
    ...(address ? factOf('site-host', null, address.hostname.replace(/^www\./, '')) : []),
    ...factOf('version', null, version),
  ]
}

/** Whoever is asked with keys uses the first ones. */
function keyFacts(platform: JsonObject): readonly WorldFact[] {
  return [
    ...rowsIn(platform, 'content_api_keys').flatMap(({ id, key, integration }, index) =>
      ownersOf(index, integration).flatMap(of => [
        ...factOf('content-key', of, key),
        ...factOf('content-key-id', of, id),
      ]),
    ),
    ...rowsIn(platform, 'admin_api_keys').flatMap(({ id, secret, integration }, index) =>
      ownersOf(index, integration).flatMap(of => [
        ...factOf('admin-key', of, `${id}:${secret}`),
        ...factOf('admin-key-id', of, id),
        ...factOf('admin-secret', of, secret),
      ]),
    ),
  ]
}

function ownersOf(index: number, integration: unknown): readonly (string | null)[] {
  const owners = typeof integration === 'string' ? [integration] : []
  return index === 0 ? [null, ...owners] : owners
}

function factOf(name: FactName, of: unknown, value: unknown): readonly WorldFact[] {
  if (typeof value !== 'string' || value === '') return []
  return of === null || typeof of === 'string' ? [{ fact: { name, of }, value }] : []
}

function fileOf(directory: string, name: string): JsonObject {
  const file = join(directory, name)
  const value = existsSync(file) ? readJson(file) : {}
  return isObject(value) ? value : {}
}

function rowsIn(value: JsonObject, key: string): readonly JsonObject[] {
  const rows: unknown = value[key]
  return Array.isArray(rows) ? rows.filter(isObject) : []
}
