import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { SeedWorld } from '../seed/seed-world.ts'
import { credentialVariable } from '../targets/credential-variable.ts'
import { withOtherIds } from './other-ids.ts'

/** What a world says in its files. */
export interface WorldFiles {
  /** `data.json`: entries by uid. */
  readonly data: JsonObject
  /** `options.json`. */
  readonly options: JsonObject
}

/** Something of a world that a target may not be able to take. */
export interface Part {
  /** How a configuration calls it. */
  readonly name: string
  /** What it is, in a sentence that begins "it rests on". */
  readonly says: string
  /** The world of somebody who took everything but this. */
  without(files: WorldFiles, around: Around): WorldFiles
}

export interface Around {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The same world with its models. */
  readonly world: SeedWorld
}

const FILE = 'plugin::upload.file'

const ids: Part = {
  name: 'ids',
  says: 'the ids of entries',
  without: ({ data, options }, { world }) => ({ data: withOtherIds(data, world), options }),
}

const times: Part = {
  name: 'times',
  says: 'when entries were made and written (createdAt, updatedAt)',
  // In an order of no meaning: nobody can rely on when entries are made.
  without: inRows((row, uid, index) =>
    uid === 'plugin::i18n.locale' ? row : { ...row, createdAt: moment(index), updatedAt: moment(index + 1) },
  ),
}

const files: Part = {
  name: 'files',
  says: 'where files are kept, and what is made of them (hash, url, size, formats, provider)',
  without: inRows((row, uid, index) => {
    if (uid !== FILE) return row
    const address = { hash: `kept_${index}`, url: `/elsewhere/kept_${index}`, size: 1, formats: null }
    return { ...row, ...address, previewUrl: '/elsewhere', provider: 'elsewhere', provider_metadata: {} }
  }),
}

const fileInfo: Part = {
  name: 'fileInfo',
  says: 'what is said of files (alternativeText, caption) and measured of pictures (width, height)',
  without: inRows((row, uid) =>
    uid === FILE ? { ...row, alternativeText: null, caption: null, width: null, height: null } : row,
  ),
}

const morphRelations: Part = {
  name: 'morphRelations',
  says: 'relations to entries of any type, which are in no GraphQL input',
  without: inRows(row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, isMorph(value) ? empty(value) : value]),
    ),
  ),
}

const bigIntegers: Part = {
  name: 'bigIntegers',
  says: 'values of the type biginteger, which not every GraphQL endpoint takes',
  without: ({ data, options }, { world }) => ({ data: withoutType('biginteger', data, world), options }),
}

const timestamps: Part = {
  name: 'timestamps',
  says: 'values of the type timestamp, which in MySQL and MariaDB begin a second after 1970 does',
  without: ({ data, options }, { world }) => ({ data: withoutType('timestamp', data, world), options }),
}

const apiTokens: Part = {
  name: 'apiTokens',
  says: "the world's API tokens, of which none is given in its place",
  without: ({ data, options }, { environment }) => {
    const tokens = Array.isArray(options.apiTokens) ? options.apiTokens.filter(isObject) : []
    const others = tokens.map(token => {
      const isGiven = environment[credentialVariable('TOKEN', String(token.name))] !== undefined
      return isGiven ? token : { ...token, accessKey: `not-${String(token.accessKey)}` }
    })
    return { data, options: { ...options, apiTokens: others } }
  },
}

const jwtSecret: Part = {
  name: 'jwtSecret',
  says: 'the secret that signs JWTs (jwtSecret)',
  without: ({ data, options }) => ({
    data,
    options: { ...options, jwtSecret: 'the secret of somebody else' },
  }),
}

const permissions: Part = {
  name: 'permissions',
  says: "the permissions of the world's roles",
  // Without them everybody may do everything.
  without: ({ data, options: { permissions: _granted, ...options } }) => ({ data, options }),
}

/** Every part, in the order in which a person would think of them. A new one: here, and in the schema. */
export const parts: readonly Part[] = [
  ids,
  times,
  files,
  fileInfo,
  morphRelations,
  bigIntegers,
  timestamps,
  apiTokens,
  jwtSecret,
  permissions,
]

type RowChange = (row: JsonObject, uid: string, index: number) => JsonObject

function inRows(change: RowChange): Part['without'] {
  return ({ data, options }) => ({ data: changedRows(data, change), options })
}

function changedRows(data: JsonObject, change: RowChange): JsonObject {
  const changed = Object.entries(data).map(([uid, rows]) => [
    uid,
    Array.isArray(rows) ? rows.filter(isObject).map((row, index) => change(row, uid, index)) : rows,
  ])
  return Object.fromEntries(changed)
}

function moment(index: number): string {
  return new Date(Date.UTC(2031, 0, 1) + ((index * 37) % 101) * 60_000).toISOString()
}

function withoutType(unheld: string, data: JsonObject, { types }: SeedWorld): JsonObject {
  return changedRows(data, (row, uid) => {
    const attributes = types.find(type => type.uid === uid)?.attributes
    const kept = Object.entries(row).filter(([name]) => attributes?.get(name)?.type !== unheld)
    return Object.fromEntries(kept)
  })
}

function isMorph(value: unknown): boolean {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.length > 0 && items.every(item => isObject(item) && '__type' in item)
}

function empty(value: unknown): unknown {
  return Array.isArray(value) ? [] : null
}
