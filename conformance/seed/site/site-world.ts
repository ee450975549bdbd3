import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { readJson } from '../../suite/worlds.ts'

const PLATFORM = 'platform.json'

/** The site of a world, as it is written: a program fills in by itself what it leaves out. */
export interface SiteWorld {
  readonly name: string
  readonly title: string
  readonly owner: JsonObject
  readonly settings: readonly Setting[]
  readonly redirects: readonly JsonObject[]
  /** Entries of one kind: `posts`. */
  rows(plural: string): readonly JsonObject[]
}

export interface Setting {
  readonly key: string
  readonly value: unknown
}

/** Whether a world has a site, and somebody who owns it. */
export function hasSite(directory: string): boolean {
  return existsSync(join(directory, PLATFORM))
}

/** Reads a world that has a site. */
export function readSiteWorld(directory: string, name: string): SiteWorld {
  const file = readJson(join(directory, PLATFORM))
  const platform = isObject(file) ? file : {}
  const rows = (plural: string) =>
    plural === 'newsletters' ? inOrder(listIn(platform[plural])) : listIn(platform[plural])
  const owner = rows('users').find(({ role }) => role === 'Owner') ?? rows('users')[0]
  if (!owner) throw new Error(`invariant: nobody owns the site of the world ${name}`)
  const title = String(Object(platform.site).title)
  return {
    ...{ name, title, owner, rows, redirects: rows('redirects') },
    settings: [{ key: 'title', value: title }, ...withoutPicture(settingsIn(platform.settings))],
  }
}

/** Their places, where the world says nothing of them, are as they stand. */
function inOrder(rows: readonly JsonObject[]): readonly JsonObject[] {
  return rows.map((row, sort_order) => ({ sort_order, ...row }))
}

/** A new site has a picture of the program's own. */
function withoutPicture(settings: readonly Setting[]): readonly Setting[] {
  const key = 'cover_image'
  return settings.some(it => it.key === key) ? settings : [{ key, value: null }, ...settings]
}

/** Settings are written as an object, or as rows of a key and a value. */
function settingsIn(value: unknown): readonly Setting[] {
  if (Array.isArray(value)) return listIn(value).map(row => ({ key: String(row.key), value: row.value }))
  return Object.entries(Object(value)).map(([key, own]) => ({ key, value: own }))
}

function listIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
