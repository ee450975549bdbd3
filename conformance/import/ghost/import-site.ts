import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { UsageError } from '../../usage-error.ts'
import type { Fields, Imported } from '../imported.ts'
import type { LeftOutList } from '../left-out.ts'
import { importMembers } from './members-csv.ts'
import { SECTIONS } from './sections.ts'
import { importSettings, titleOf } from './settings.ts'
import { Tables } from './tables.ts'

/** A site as the tables of its database, with its own address as `__GHOST_URL__`. */
export interface GhostSite {
  readonly version: string
  /** Where it is, without a slash at its end; undefined when nobody says it. */
  readonly url: string | undefined
  readonly data: JsonObject
}

/** Where a site of the platform is while it is developed. */
const USUAL_URL = 'http://localhost:2368'

/** A world of the publishing platform. `members` is a CSV file of them. @throws UsageError */
export async function importSite(
  { version, url, data }: GhostSite,
  members: string | undefined,
  leftOut: LeftOutList,
): Promise<Imported> {
  const tables = new Tables(data)
  const settings = tables.rows('settings')
  const platform: Fields = { site: { title: titleOf(settings), url: url ?? USUAL_URL, version } }
  for (const [section, make] of Object.entries(SECTIONS)) putIn(platform, section, make(tables, leftOut))
  await addMembers(platform, members, leftOut)
  addKeys(platform, leftOut)
  platform.settings = importSettings(settings, leftOut)
  for (const [table, count] of tables.unread)
    leftOut.add(`rows of ${table}`, 'no answer of the platform depends on them', count)
  if (url === undefined)
    leftOut.add(
      'the address of the site',
      `not in the source: ${USUAL_URL} is assumed; --site-url changes it`,
      null,
    )
  leftOut.add('images and other files', 'not in the source; their addresses are', null)
  return { program: `Ghost ${version}`, files: new Map([['platform.json', atHome(platform)]]), leftOut }
}

function putIn(platform: Fields, section: string, rows: readonly Fields[]): void {
  if (rows.length > 0) platform[section] = rows
}

/** The tables of an export. @throws UsageError */
export async function readExport(file: string): Promise<Omit<GhostSite, 'url'>> {
  const json = parse(await readFile(file, 'utf8'), file)
  const [whole] = Array.isArray(json.db) ? json.db : [json]
  const meta = isObject(whole) ? whole.meta : undefined
  const data = isObject(whole) ? whole.data : undefined
  if (!isObject(data) || !Array.isArray(data.posts)) {
    throw new UsageError(
      `${file} is not a Ghost export: expected {"db": [{"meta", "data"}]} with posts in data.`,
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
    throw new UsageError(`${file} is not valid JSON (${error.message}). Was it copied completely?`)
  }
}

async function addMembers(platform: Fields, file: string | undefined, leftOut: LeftOutList): Promise<void> {
  if (file !== undefined) platform.members = await importMembers(file, platform, leftOut)
  else if (platform.members === undefined)
    leftOut.add('members', 'not in the source: pass the CSV file of members as a second argument', null)
}

/** Without a key nobody could read the site. The same site gets the same ones. */
function addKeys(platform: Fields, leftOut: LeftOutList): void {
  if (platform.content_api_keys !== undefined) return
  const digits = createHash('sha512').update(JSON.stringify(platform.site)).digest('hex')
  platform.integrations = [{ name: 'Assayer' }]
  platform.content_api_keys = [{ key: digits.slice(0, 26), integration: 'assayer' }]
  platform.admin_api_keys = [
    { id: digits.slice(26, 50), secret: digits.slice(50, 114), integration: 'assayer' },
  ]
  leftOut.add('integrations and API keys', 'not in the source: keys were made up; see platform.json', null)
}

/** Addresses of the site itself are written without it, as a world writes them. */
function atHome(value: Fields): Fields {
  const text = JSON.stringify(value)
  const home: unknown = JSON.parse(
    text.replaceAll(/__GHOST_URL__(?=\/)/g, '').replaceAll('__GHOST_URL__', '/'),
  )
  return isObject(home) ? { ...home } : value
}
