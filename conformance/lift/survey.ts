import { isObject, isScalar, type JsonObject } from '../compare/json-value.ts'
import type { OracleSchema, OracleType, OracleWorld } from '../targets/oracle.ts'
import { foldedText } from './against.ts'
import type { Ask } from './ask.ts'
import { isInOrder } from './chosen-rows.ts'

/** What a caller sees of a world: the ground on which clauses are asked. */
export interface Survey {
  readonly types: readonly SeenType[]
  readonly world: OracleWorld
  /** Published entries by the uid of their type and their id. */
  readonly entries: ReadonlyMap<string, ReadonlyMap<unknown, Row>>
}

/** A content-type as its list shows it. */
export interface SeenType {
  readonly type: OracleType
  /** Who may read it: everybody, or a token of the world. */
  readonly as: string
  /** Published entries, with everything populated one level deep. */
  readonly rows: readonly Row[]
  /** The others. */
  readonly drafts: readonly Row[]
  /** How many entries the list has. */
  readonly total: number
  /** An attribute by which all entries, drafts, too, are in the same order at every server; null: there is none. */
  readonly orderKey: string | null
  /** The attribute by which its entries are told apart; null: there is none but the id. */
  readonly key: string | null
  /** Locales of its entries that are listed; empty for a type that is not localized. */
  readonly locales: readonly string[]
}

export interface Row {
  readonly id: unknown
  readonly attributes: JsonObject
}

/** So many entries of a type are looked at: more would hardly show another kind of value. */
const MOST_ROWS = 100

/** Asks for the list of each type, as everybody or as whoever holds a token of the world. */
export async function survey(
  whole: OracleWorld,
  keys: ReadonlyMap<string, string>,
  ask: Ask,
): Promise<Survey> {
  const world = withoutMadeUpTimes(whole)
  const own = [...world.models.types.values()].filter(
    ({ uid, kind }) => uid.startsWith('api::') && kind === 'collectionType',
  )
  const callers = ['public', ...readersOf(world)]
  const seen = new Map<string, SeenType>()
  for (const as of callers) {
    const left = own.filter(({ uid }) => !seen.has(uid))
    const answers = await ask(left.map(type => ({ request: listOf(type), as })))
    for (const [index, type] of left.entries()) {
      const found = seenType(type, as, answers[index], keys.get(type.pluralName) ?? null)
      if (found) seen.set(type.uid, found)
    }
  }
  const types = own.flatMap(({ uid }) => seen.get(uid) ?? [])
  return { world, types, entries: new Map(types.map(({ type, rows }) => [type.uid, rowsById(rows)])) }
}

/** What the oracle made up other servers have otherwise, so nothing is asked of it. */
function withoutMadeUpTimes(world: OracleWorld): OracleWorld {
  const { models, untimed } = world
  const types = [...models.types].map(([uid, type]) => {
    const told = [...type.attributes].filter(([name]) => !untimed.has(uid) || !TIMES.includes(name))
    return [uid, { ...type, attributes: new Map(told) }] as const
  })
  return { ...world, models: { ...models, types: new Map(types) } }
}

const TIMES = ['createdAt', 'updatedAt', 'publishedAt']

function rowsById(rows: readonly Row[]): ReadonlyMap<unknown, Row> {
  return new Map(rows.map(row => [row.id, row]))
}

/** Tokens that may read everything. */
function readersOf({ options }: OracleWorld): readonly string[] {
  const tokens = (options.apiTokens ?? []).filter(({ type }) => type !== 'custom')
  return tokens.map(({ name }) => `token:${name}`)
}

function listOf({ pluralName, localized, draftAndPublish }: OracleType): string {
  const locale = localized ? '&locale=all' : ''
  const drafts = draftAndPublish ? '&publicationState=preview' : ''
  return `GET /api/${pluralName}?pagination[pageSize]=${MOST_ROWS}&populate=*&sort=id${locale}${drafts}`
}

/** Null where the caller is refused. */
function seenType(type: OracleType, as: string, answer: unknown, key: string | null): SeenType | null {
  const { data, meta } = isObject(answer) ? answer : {}
  if (!Array.isArray(data)) return null
  const all = data.flatMap(rowOf)
  const rows = all.filter(({ attributes }) => attributes.publishedAt !== null)
  const drafts = all.filter(row => !rows.includes(row))
  const listed = Number(Object(Object(meta).pagination).total ?? all.length)
  return {
    ...{ type, as, rows, drafts, total: listed - drafts.length, orderKey: orderKeyAmong(type, all) },
    locales: type.localized ? [...new Set(rows.map(({ attributes }) => String(attributes.locale)))] : [],
    key:
      key !== null && tellsApart(key, all)
        ? key
        : (keysAmong(type).find(name => tellsApart(name, all)) ?? null),
  }
}

function rowOf(item: unknown): readonly Row[] {
  return isObject(item) && isObject(item.attributes) ? [{ id: item.id, attributes: item.attributes }] : []
}

/** Kinds of attributes that tell entries apart, the likeliest first. */
const KEY_TYPES = ['uid', 'string', 'email', 'integer']

function keysAmong({ attributes }: OracleSchema): readonly string[] {
  const plain = [...attributes.values()].filter(
    it => it.kind === 'scalar' && !it.private && it.name !== 'locale',
  )
  return KEY_TYPES.flatMap(type =>
    plain.flatMap(it => (it.kind === 'scalar' && it.type === type ? [it.name] : [])),
  )
}

function orderKeyAmong(type: OracleSchema, rows: readonly Row[]): string | null {
  const times = ['createdAt', 'updatedAt'].filter(name => type.attributes.has(name))
  return [...keysAmong(type), ...times].find(name => isInOrder(rows, name)) ?? null
}

/** Whether each entry has a value of its own, whatever the case and the accents of its letters. */
function tellsApart(name: string, rows: readonly Row[]): boolean {
  const values = rows.map(({ attributes }) => attributes[name])
  if (rows.length === 0 || values.some(it => it === null || it === undefined || !isScalar(it))) return false
  const folded = values.map(it => foldedText(String(it)))
  return new Set(folded).size === values.length && !folded.includes('')
}
