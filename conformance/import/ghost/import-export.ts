import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { UsageError } from '../../usage-error.ts'
import type { Fields, Imported } from '../imported.ts'
import { LeftOutList } from '../left-out.ts'
import { importMembers } from './members-csv.ts'
import { SECTIONS } from './sections.ts'
import { importSettings, titleOf } from './settings.ts'
import { Tables } from './tables.ts'

export interface GhostSource {
  readonly file: string
  /** A CSV file of members. */
  readonly members: string | undefined
  /** Where the site is, without a slash at its end. */
  readonly siteUrl: string | undefined
}

/** Where a site of the platform is while it is developed. */
const USUAL_URL = 'http://localhost:2368'

/** A world of the publishing platform from an export of Ghost. @throws UsageError */
export async function importGhostExport(source: GhostSource): Promise<Imported> {
  const leftOut = new LeftOutList()
  const { version, data } = await readExport(source.file)
  const tables = new Tables(data)
  const settings = tables.rows('settings')
  const platform: Fields = {
    site: { title: titleOf(settings), url: source.siteUrl ?? USUAL_URL, version },
  }
  for (const [section, make] of Object.entries(SECTIONS)) putIn(platform, section, make(tables, leftOut))
  await addMembers(platform, source.members, leftOut)
  addKeys(platform, source.siteUrl, leftOut)
  platform.settings = importSettings(settings, leftOut)
  for (const [table, count] of tables.unread)
    leftOut.add(`rows of ${table}`, 'no answer of the platform rests on them', count)
  if (source.siteUrl === undefined)
    leftOut.add(
      'the address of the site',
      `an export has none: it is ${USUAL_URL} unless --site-url says it`,
      null,
    )
  leftOut.add('images and other files', 'an export has none', null)
  return { program: `Ghost ${version}`, files: new Map([['platform.json', atHome(platform)]]), leftOut }
}

function putIn(platform: Fields, section: string, rows: readonly Fields[]): void {
  if (rows.length > 0) platform[section] = rows
}

async function readExport(file: string): Promise<{ version: string; data: JsonObject }> {
  const json = parse(await readFile(file, 'utf8'), file)
  const [whole] = Array.isArray(json.db) ? json.db : [json]
  const meta = isObject(whole) ? whole.meta : undefined
  const data = isObject(whole) ? whole.data : undefined
  if (!isObject(data) || !Array.isArray(data.posts)) {
    throw new UsageError(
      `${file} is no export of Ghost: expected {"db": [{"meta", "data"}]} with posts in data.`,
    )
  }
  const version = isObject(meta) && typeof meta.version === 'string' ? meta.version : '5.0'
  if (!/^[1-5]\.\d+/.test(version))
    throw new UsageError(`${file} was made by Ghost ${version}; expected a version from 1 to 5.`)
  return { version, data }
}

function parse(text: string, file: string): JsonObject {
  try {
    const json: unknown = JSON.parse(text)
    if (isObject(json)) return json
    throw new UsageError(`${file}: expected an object, found ${text.slice(0, 40)}`)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(`${file} is no JSON (${error.message}). Was it copied whole?`)
  }
}

async function addMembers(platform: Fields, file: string | undefined, leftOut: LeftOutList): Promise<void> {
  if (file !== undefined) platform.members = await importMembers(file, platform, leftOut)
  else if (platform.members === undefined)
    leftOut.add('members', 'an export has none: give the CSV file of members as a second source', null)
}

/** Without a key nobody could read the site. The same site gets the same ones. */
function addKeys(platform: Fields, seed: string | undefined, leftOut: LeftOutList): void {
  if (platform.content_api_keys !== undefined) return
  const digits = createHash('sha512')
    .update(JSON.stringify([platform.site, seed]))
    .digest('hex')
  platform.integrations = [{ name: 'Assayer' }]
  platform.content_api_keys = [{ key: digits.slice(0, 26), integration: 'assayer' }]
  platform.admin_api_keys = [
    { id: digits.slice(26, 50), secret: digits.slice(50, 114), integration: 'assayer' },
  ]
  leftOut.add(
    'integrations and API keys',
    'an export has none: keys were made up, platform.json says which',
    null,
  )
}

/** Addresses of the site itself are written without it, as a world writes them. */
function atHome(value: Fields): Fields {
  const text = JSON.stringify(value)
  const home: unknown = JSON.parse(
    text.replaceAll(/__GHOST_URL__(?=\/)/g, '').replaceAll('__GHOST_URL__', '/'),
  )
  return isObject(home) ? { ...home } : value
}
