import type { JsonObject } from '../compare/json-value.ts'
import { Refusal, type Speaker } from './ask.ts'
import type { Door } from './door.ts'
import type { Holdings } from './holdings.ts'
import type { MadeIds } from './made-ids.ts'
import { type Lacking, offer } from './offer.ts'
import { orderOf } from './order.ts'
import type { Row, SeedType, SeedWorld } from './seed-world.ts'
import { uploadFile } from './upload.ts'
import { type Values, valuesOf } from './values.ts'

/** Somebody who writes a world into a target. */
export interface Writer {
  readonly world: SeedWorld
  readonly speaker: Speaker
  readonly door: Door
  /** Which id each entry has there; filled while they are made. */
  readonly ids: MadeIds
  /** What the target does not take; filled while it refuses. */
  readonly lacking: Lacking
  /** Ids of the roles that users have, by type: `authenticated`. */
  readonly roles: ReadonlyMap<string, unknown>
}

/**
 * Makes every entry that is not there, those of a type in the order of their ids, and then gives those that refer to
 * later ones their references. Users and files that were kept stay who and what they are. Throws Refusal.
 */
export async function putIn(writer: Writer, kept: Holdings): Promise<void> {
  const order = orderOf(writer.world)
  const open: Open[] = [...lackingReferences(writer)]
  for (const type of order) {
    const waiting = waitingIn(type)
    for (const row of type.rows.filter(it => !isThere(type, it, writer)))
      open.push(...(await make({ type, row, waiting }, writer, kept)))
  }
  for (const { type, row, later } of open) {
    const place = placeOf(type, row, writer)
    const update = ({ data }: Values) => writer.door.update(type, place, pick(data, later))
    await offer({ type, row }, writingOf(writer), update)
  }
}

/**
 * Relations of a type to itself in which some entry refers to a later one. Each entry is given them when all are there:
 * otherwise the first would be linked last, and the other side of the relation tells in which order that was.
 */
function waitingIn({ uid, attributes, rows }: SeedType): ReadonlySet<string> {
  const own = [...attributes].filter(([, { target, isMapped }]) => target === uid && !isMapped)
  const isAhead = ({ id, ...values }: Row, name: string) =>
    [values[name]].flat().some(it => typeof it === 'number' && it >= id)
  return new Set(own.map(([name]) => name).filter(name => rows.some(row => isAhead(row, name))))
}

/** Entries that are there, and referred to some that are not any more: whoever deletes one takes its links away. */
function lackingReferences(writer: Writer): readonly Open[] {
  return writer.world.types.flatMap(type => {
    if (type.kind === 'file' || type.kind === 'user') return []
    return type.rows.flatMap(row => {
      const later = isThere(type, row, writer) ? valuesOf(type, row, writingOf(writer)).later : []
      return later.length > 0 ? [{ type, row, later }] : []
    })
  })
}

function isThere({ uid }: SeedType, { id }: Row, { ids }: Writer): boolean {
  return ids.idOf(uid, id) !== undefined
}

/** Writes a row over the entry that it became. Throws Refusal where that cannot be. */
export async function putBackRow(type: SeedType, row: Row, writer: Writer): Promise<void> {
  if (type.kind === 'file') throw new Refusal('the details of a file cannot be restored')
  const update = (data: JsonObject) => writer.door.update(type, placeOf(type, row, writer), data)
  if (type.kind === 'user') return update(userData(row, writer))
  const whole = { type, row: complete(type, row) }
  await offer(whole, writingOf(writer), ({ data }) => update(data))
}

/** With what the row does not say: an entry that is written over would keep what it has. */
function complete({ attributes }: SeedType, row: Row): Row {
  const unsaid = [...attributes].flatMap(([name, { isMapped, isMany, kind, usual = null }]) =>
    isMapped ? [] : [[name, kind !== 'plain' && isMany ? [] : usual] as const],
  )
  return { ...Object.fromEntries(unsaid), ...row }
}

/** A row that was made without all of its values. */
interface Open {
  readonly type: SeedType
  readonly row: Row
  readonly later: readonly string[]
}

interface Making {
  readonly type: SeedType
  readonly row: Row
  /** Attributes that it is given later. */
  readonly waiting: ReadonlySet<string>
}

async function make(
  { type, row, waiting }: Making,
  writer: Writer,
  kept: Holdings,
): Promise<readonly Open[]> {
  const made = (id: unknown) => writer.ids.set(type.uid, row.id, id)
  if (type.kind === 'file') made(keptFile(row, kept) ?? (await uploadFile(writer.speaker, row)))
  else if (type.kind === 'user') made(await makeUser(type, row, writer, kept))
  else {
    return offer({ type, row }, writingOf(writer), values =>
      makeEntry({ type, row }, without(waiting, values), writer),
    )
  }
  return []
}

function without(waiting: ReadonlySet<string>, { data, later }: Values): Values {
  const held = Object.keys(data).filter(name => waiting.has(name) && data[name] !== null)
  const others = Object.entries(data).filter(([name]) => !held.includes(name))
  return { data: Object.fromEntries(others), later: [...new Set([...later, ...held])] }
}

async function makeEntry(
  { type, row }: Omit<Open, 'later'>,
  values: Values,
  writer: Writer,
): Promise<readonly Open[]> {
  const { data, later } = values
  const beside = otherLocaleOf(type, row, writer)
  if (beside !== undefined) return [await makeLocalization({ type, row, later: [] }, beside, values, writer)]
  writer.ids.set(type.uid, row.id, await writer.door.create(type, data, localeOf(type, row)))
  return later.length > 0 ? [{ type, row, later }] : []
}

/** A localization begins as a draft, and with shared values of its own: what it is to have is sent again. */
async function makeLocalization(
  open: Open,
  beside: unknown,
  { data, later }: Values,
  writer: Writer,
): Promise<Open> {
  const { type, row } = open
  const { publishedAt: _state, ...own } = data
  writer.ids.set(type.uid, row.id, await writer.door.localize(type, beside, own, String(row.locale)))
  return { type, row, later: [...new Set([...later, ...(type.hasDrafts ? ['publishedAt'] : [])])] }
}

/** Undefined: it was not kept. */
function keptFile(row: Row, kept: Holdings): unknown {
  return [...kept.values()].find(({ type, key }) => type.kind === 'file' && key === row.name)?.id
}

async function makeUser(type: SeedType, row: Row, writer: Writer, kept: Holdings): Promise<unknown> {
  const known = [...kept.values()].find(held => held.type.kind === 'user' && held.key === row.username)
  if (!known) return writer.door.create(type, userData(row, writer), null)
  await writer.door.update(type, known, userData(row, writer))
  return known.id
}

function userData(row: Row, { roles, speaker }: Writer): JsonObject {
  const { id: _id, createdAt: _made, updatedAt: _written, role, provider: _local, ...own } = row
  const roleId = typeof role === 'string' ? roles.get(role) : (role ?? roles.get('authenticated'))
  if (roleId === undefined) throw new Refusal(`the target has no role ${String(role)}`)
  const password = speaker.passwordOf(String(row.username))
  return { ...own, ...(password !== null && { password }), role: roleId }
}

/** The id of an entry of another locale that is there, of the oldest; undefined: there is none. */
function otherLocaleOf(type: SeedType, row: Row, { ids }: Writer): unknown {
  const others: readonly unknown[] =
    type.isLocalized && Array.isArray(row.localizations) ? row.localizations : []
  const known = others.map(Number).sort((a, b) => a - b)
  return known.map(id => ids.idOf(type.uid, id)).find(id => id !== undefined)
}

function localeOf(type: SeedType, row: Row): string | null {
  return type.isLocalized && typeof row.locale === 'string' ? row.locale : null
}

function placeOf(type: SeedType, row: Row, { ids }: Writer) {
  return { id: ids.idOf(type.uid, row.id), locale: localeOf(type, row) }
}

function writingOf({ door, world, ids, lacking }: Writer) {
  return { spelling: door.spelling, components: world.components, ids, lacking }
}

function pick(data: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap(name => (name in data ? [[name, data[name]]] : [])))
}
