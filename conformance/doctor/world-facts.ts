import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { Service } from '../suite/clause.ts'
import { readJson, readWorldKeys, worldDirectory } from '../suite/worlds.ts'

/** What a target must hold and allow so that scenarios of a world can be judged. */
export interface WorldFacts {
  readonly name: string
  readonly directory: string
  readonly services: readonly Service[]
  readonly types: readonly TypeFacts[]
}

export interface TypeFacts {
  readonly service: Service
  /** As scenarios name it: `restaurants`. */
  readonly plural: string
  /** Natural keys of its entries. */
  readonly keys: readonly string[]
  /** Whether somebody without credentials may list it. */
  readonly isPublic: boolean
}

/** Reads them from the files of a world of the suite. */
export function readWorldFacts(specs: string, name: string): WorldFacts {
  const directory = worldDirectory(specs, name)
  const keys = [...(readWorldKeys(specs).keysOf(name) ?? [])]
  const isPlatform = !existsSync(join(directory, 'data.json')) && existsSync(join(directory, 'platform.json'))
  const types = isPlatform ? platformTypes(directory, keys) : contentTypes(directory, keys)
  return { name, directory, services: [isPlatform ? 'platform' : 'content'], types }
}

type Keys = readonly (readonly [plural: string, attribute: string])[]

function platformTypes(directory: string, keys: Keys): readonly TypeFacts[] {
  const site = objectIn(join(directory, 'platform.json'))
  return keys.map(([plural, attribute]) => ({
    service: 'platform',
    plural,
    keys: valuesOf(site[plural], attribute),
    isPublic: false,
  }))
}

const PLUGIN_TYPES: Readonly<Record<string, string>> = {
  users: 'plugin::users-permissions.user',
  files: 'plugin::upload.file',
}

function contentTypes(directory: string, keys: Keys): readonly TypeFacts[] {
  const data = objectIn(join(directory, 'data.json'))
  const uids = { ...PLUGIN_TYPES, ...uidsByPlural(join(directory, 'models/src/api')) }
  const granted = publicActions(directory)
  return keys.map(([plural, attribute]) => {
    const uid = uids[plural] ?? ''
    const isPublic = uid.startsWith('api::') && (granted === null || granted.includes(`${uid}.find`))
    return { service: 'content', plural, keys: valuesOf(data[uid], attribute), isPublic }
  })
}

function uidsByPlural(apis: string): Readonly<Record<string, string>> {
  if (!existsSync(apis)) return {}
  const files = readdirSync(apis, { recursive: true, encoding: 'utf8' }).map(file =>
    file.replaceAll('\\', '/'),
  )
  const found = files.flatMap(file => {
    const [, api, type] = /^([^/]+)\/content-types\/([^/]+)\/schema\.json$/.exec(file) ?? []
    const { info } = Object(api ? readJson(join(apis, file)) : null)
    return isObject(info) && typeof info.pluralName === 'string'
      ? [[info.pluralName, `api::${api}.${type}`]]
      : []
  })
  return Object.fromEntries(found)
}

/** Null: every action is granted. */
function publicActions(directory: string): readonly unknown[] | null {
  const { permissions } = objectIn(join(directory, 'options.json'))
  if (!isObject(permissions)) return null
  return Array.isArray(permissions.public) ? permissions.public : []
}

function valuesOf(rows: unknown, attribute: string): readonly string[] {
  const items: readonly unknown[] = Array.isArray(rows) ? rows : []
  return items.flatMap(row => {
    const value = isObject(row) ? row[attribute] : undefined
    return value === undefined || value === null ? [] : [String(value)]
  })
}

function objectIn(file: string): JsonObject {
  const value = existsSync(file) ? readJson(file) : {}
  return isObject(value) ? value : {}
}
