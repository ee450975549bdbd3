import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { readJson } from '../suite/worlds.ts'
import { type OracleType, readWorld } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import { type Attributes, attributesOf, FILE } from './attribute.ts'

/** One entry as `data.json` has it. */
export interface Row extends JsonObject {
  readonly id: number
}

/** A content type whose entries can be put in by the target's own API. */
export interface SeedType {
  readonly uid: string
  readonly kind: 'collection' | 'single' | 'user' | 'file'
  /** As paths name it: `tasting-menu`, `tasting-menus`. */
  readonly singular: string
  readonly plural: string
  readonly isLocalized: boolean
  readonly hasDrafts: boolean
  readonly attributes: Attributes
  /** In the order of their ids. */
  readonly rows: readonly Row[]
}

/**
 * The content of a world, as far as somebody who puts it in must know it: its models as the oracle reads them, and its
 * entries as they are written, because a server fills in by itself what they leave out.
 */
export interface SeedWorld {
  readonly name: string
  readonly types: readonly SeedType[]
  readonly components: ReadonlyMap<string, Attributes>
  /** Codes of its locales, the default one among them. */
  readonly locales: readonly string[]
}

const USER = 'plugin::users-permissions.user'
const LOCALE = 'plugin::i18n.locale'

/** Whether a world has entries of the content service; one of the platform alone has none. */
export function hasEntries(directory: string): boolean {
  return existsSync(join(directory, DATA)) || hasLists(directory)
}

/** Lists are for worlds that are too large to be filled in entry by entry. */
function hasLists(directory: string): boolean {
  const folder = join(directory, 'data')
  return existsSync(folder) && readdirSync(folder).some(name => name.endsWith('.ndjson'))
}

const DATA = 'data.json'

/** Reads a world that has entries. Throws UsageError for one that cannot be used. */
export async function readSeedWorld(directory: string, name: string): Promise<SeedWorld> {
  const { models, entries } = await readWorld(directory)
  if (hasLists(directory))
    throw new UsageError(
      `${directory} has entries in data/*.ndjson, which cannot be seeded: put those that are to be into data.json.`,
    )
  const data = dataIn(join(directory, DATA))
  const rowsOf = (uid: string) => writtenRows(data[uid], entries.get(uid) ?? [])
  const own = [...models.types.values()].filter(({ uid }) => uid.startsWith('api::'))
  const locales = rowsOf(LOCALE).map(row => String(row.code))
  return {
    name,
    types: [
      fixedType(USER, 'user', rowsOf(USER)),
      fixedType(FILE, 'file', rowsOf(FILE)),
      ...own.map(type => ownType(type, rowsOf(type.uid))),
    ],
    components: new Map(
      [...models.components].map(([uid, { attributes }]) => [uid, attributesOf(attributes)]),
    ),
    locales: locales.length > 0 ? locales : ['en'],
  }
}

function dataIn(file: string): JsonObject {
  const data = readJson(file)
  if (isObject(data)) return data
  throw new Error(`invariant: ${file} of a world that was read is an object`)
}

function ownType(type: OracleType, rows: readonly Row[]): SeedType {
  const { uid, kind, singularName, pluralName, localized, draftAndPublish } = type
  return {
    uid,
    kind: kind === 'singleType' ? 'single' : 'collection',
    ...{ singular: singularName, plural: pluralName, isLocalized: localized, hasDrafts: draftAndPublish },
    attributes: attributesOf(namedByModel(type)),
    rows,
  }
}

/** All but those that the service adds to every type: nobody writes these. */
function namedByModel({ attributes, localized, draftAndPublish }: OracleType) {
  const added = [
    ...['createdAt', 'updatedAt'],
    ...(draftAndPublish ? ['publishedAt'] : []),
    ...(localized ? ['locale', 'localizations'] : []),
  ]
  return new Map([...attributes].filter(([name]) => !added.includes(name)))
}

/** Users and files: the same in every world, so their attributes need not be known. */
function fixedType(uid: string, kind: 'user' | 'file', rows: readonly Row[]): SeedType {
  const names = { singular: kind, plural: `${kind}s`, isLocalized: false, hasDrafts: false }
  return { uid, kind, ...names, attributes: new Map(), rows }
}

/**
 * Entries as they are written, in the order of their ids, but for what names them and their editions: an id may be left
 * out, and localizations are told on one side alone.
 */
function writtenRows(written: unknown, entries: readonly Row[]): readonly Row[] {
  const given = Array.isArray(written) ? written.filter(isObject) : []
  const rows = given.map((row, i) => {
    const entry = entries[i]
    if (!entry) throw new Error('invariant: a world that was read has an entry for each row')
    const { id, localizations } = entry
    return { ...row, id, ...(localizations !== undefined && { localizations }) }
  })
  return rows.sort((a, b) => a.id - b.id)
}
