import type { GraphQLSchema } from 'graphql'
import type { Chance } from '../../../audit/chance.ts'
import type { JsonObject } from '../../../compare/json-value.ts'
import type { OracleType } from '../../../targets/oracle.ts'
import type { Command } from '../command.ts'
import { readOf } from './reads.ts'
import type { Scalar } from './scalars.ts'
import { refOf, type Stock } from './scene.ts'
import { writable } from './values.ts'
import { type Filter, rootOf, type View, viewByGraphql, viewByRest, WHOLE_PAGE } from './view.ts'
import type { Write } from './write.ts'

/** What looks at the entries that a write changes by another way than the list of all. */
export interface Look {
  readonly command: Command
  /** Whether it is asked before the write as well, so that a server keeps its answer. */
  readonly isBefore: boolean
}

export interface Looking {
  readonly stock: Stock
  /** Null: nothing is asked by GraphQL. */
  readonly graphql: GraphQLSchema | null
  readonly chance: Chance
}

/** Values of the entries that a sequence is about, as far as it has written them: by `keyOf`. */
export type Held = Map<string, JsonObject>

/** Of so many writes of a hundred nothing but their answer is looked at. */
const UNSEEN = 55

/** A look at what a write changes; null where nobody looks. What is written is kept in `held`. */
export function lookAt(write: Write, held: Held, looking: Looking): Look | null {
  const { chance } = looking
  const before = heldOf(write, held, looking.stock)
  const { publishedAt } = write.data
  held.set(keyOf(write), { ...before, ...write.data })
  // Whether something is shown to everybody is the one thing that few writes change.
  const isOfState = publishedAt !== undefined && write.does === 'update'
  if (!isOfState && chance.isIn(UNSEEN)) return null
  const command = isOfState ? byAnyDoor(listOf(write, looking), looking) : viewOf(write, before, looking)
  return { command, isBefore: chance.isIn(60) && !isOfMade(command, write) }
}

/** What a write makes cannot be asked for before. */
function isOfMade({ request }: Command, { name }: Write): boolean {
  return name !== null && request.path.includes(`<${name}>`)
}

function keyOf({ type, ref, name, does }: Write): string {
  return `${type.uid} ${does === 'create' || does === 'localize' ? `<${name}>` : ref}`
}

/** What an entry held before a write to it; of what is made nothing. */
function heldOf(write: Write, held: Held, stock: Stock): JsonObject {
  const { type, ref, does } = write
  if (does === 'create' || does === 'localize') return {}
  const rows = stock.world.entries.get(type.uid) ?? []
  return held.get(keyOf(write)) ?? { ...rows.find(({ id }) => refOf(type, Number(id), stock) === ref) }
}

/** So many times of all each way to look is chosen. */
const WAYS: readonly (readonly [times: number, way: Way])[] = [
  [20, (write, _, looking) => listOf(write, looking)],
  [35, filtered],
  [10, counted],
  [25, sorted],
]

/** A view of what a write changes, by what its entry held before; null where there is none of that kind. */
type Way = (write: Write, before: JsonObject, looking: Looking) => View | null

function viewOf(write: Write, before: JsonObject, looking: Looking): Command {
  const { chance, stock } = looking
  const { type, ref, name } = write
  if (type.kind === 'collectionType' && chance.isIn(10))
    return readOf(`/api/${type.pluralName}/${name === null ? ref : `<${name}>`}`, stock)
  const way = chance.oneOf(WAYS.flatMap(([times, it]) => Array.from({ length: times }, () => it)))
  const view = type.kind === 'collectionType' ? way?.(write, before, looking) : null
  return byAnyDoor(view ?? listOf(write, looking), looking)
}

function byAnyDoor(view: View, { graphql, chance }: Looking): Command {
  return (graphql && chance.isIn(30) ? viewByGraphql(view, graphql) : null) ?? viewByRest(view)
}

/** Most often what everybody sees: what is published, in the default language. */
function listOf({ type }: Write, { stock, chance }: Looking): View {
  const hasDrafts = type.draftAndPublish && chance.isIn(30)
  return {
    ...{ type, as: stock.callers.writer, filter: null, sort: null },
    ...{ hasDrafts, hasLocales: type.localized && !hasDrafts && chance.isIn(20) },
    pageSize: WHOLE_PAGE,
  }
}

/** Those that had the value, or have it now. */
function filtered(write: Write, before: JsonObject, looking: Looking): View | null {
  const filter = filterOf(write, before, looking.chance)
  return filter && { ...ofAllStates(write, looking), filter }
}

/** How many there are of these: a page shows one of them. */
function counted(write: Write, before: JsonObject, looking: Looking): View | null {
  const view = filtered(write, before, looking)
  return view && { ...view, pageSize: 1 }
}

/** By a written attribute, all or the first few. */
function sorted(write: Write, before: JsonObject, looking: Looking): View | null {
  const { chance } = looking
  const attribute = chance.oneOf(spokenOf(write, before, isSortable))
  if (!attribute) return null
  const sort = `${attribute.name}${chance.isIn(50) ? ':desc' : ''}`
  return { ...ofAllStates(write, looking), sort, pageSize: chance.isIn(50) ? WHOLE_PAGE : 3 }
}

/** Half of the times the entry is among them whatever its state and language. */
function ofAllStates(write: Write, looking: Looking): View {
  const { type } = write
  const isAll = looking.chance.isIn(50)
  return {
    ...listOf(write, looking),
    hasDrafts: isAll && type.draftAndPublish,
    hasLocales: isAll && type.localized,
  }
}

function filterOf(write: Write, before: JsonObject, chance: Chance): Filter | null {
  const attribute = chance.oneOf(spokenOf(write, before, isFilterable))
  if (!attribute) return null
  const values = [before, write.data].flatMap(it => operandOf(attribute, it[attribute.name]) ?? [])
  const operand = chance.oneOf(values)
  if (operand === undefined) return null
  const kind = kindOf(attribute)
  const operator = chance.isIn(75) ? '$eq' : (chance.oneOf(OTHERS[kind]) ?? '$eq')
  return { attribute: attribute.name, operator, operand, isText: kind === 'text' }
}

/**
 * Attributes that a write names; of one that names none, such as one that deletes, all that the entry has. Times that a
 * server keeps itself are no two servers' alike.
 */
function spokenOf(
  { type, data }: Write,
  before: JsonObject,
  isMeant: (attribute: Scalar) => boolean,
): readonly Scalar[] {
  const meant = writable(type).flatMap(it => (it.kind === 'scalar' && !it.private && isMeant(it) ? [it] : []))
  const written = meant.filter(({ name }) => Object.hasOwn(data, name))
  return written.length > 0 ? written : meant.filter(({ name }) => before[name] !== undefined)
}

type Kind = 'text' | 'number' | 'boolean'

/** Other operators, now and then. */
const OTHERS: Readonly<Record<Kind, readonly string[]>> = {
  text: ['$ne', '$eqi', '$contains', '$startsWith'],
  number: ['$ne', '$gte', '$lt'],
  boolean: ['$ne'],
}

const TEXTS: readonly string[] = ['string', 'text', 'richtext', 'email', 'uid', 'enumeration']
const NUMBERS: readonly string[] = ['integer', 'float', 'decimal']
const TIMES: readonly string[] = ['date', 'time', 'datetime', 'timestamp']

function kindOf({ type }: Scalar): Kind {
  if (type === 'boolean') return type
  return NUMBERS.includes(type) ? 'number' : 'text'
}

function isFilterable({ type }: Scalar): boolean {
  return type === 'boolean' || TEXTS.includes(type) || NUMBERS.includes(type)
}

function isSortable(attribute: Scalar): boolean {
  return isFilterable(attribute) || attribute.type === 'biginteger' || TIMES.includes(attribute.type)
}

/** A value as a filter has it; null where the attribute does not hold such values. */
function operandOf(attribute: Scalar, value: unknown): string | null {
  const kind = kindOf(attribute)
  if (kind === 'text') return typeof value === 'string' && value !== '' ? value : null
  if (typeof value !== kind) return null
  return attribute.type !== 'integer' || Number.isInteger(value) ? String(value) : null
}

/** Whether whoever reads may list a type, by the reads that are answered. */
export function isListed(type: OracleType, reads: readonly Command[]): boolean {
  return reads.some(({ request }) => request.path.startsWith(`/api/${rootOf(type)}?`))
}
