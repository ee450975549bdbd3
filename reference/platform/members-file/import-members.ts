import type { Call, Site } from '../contracts.ts'
import { invalid, PlatformError, tooLarge } from '../errors.ts'
import type { Answer } from '../http/answer.ts'
import { onlyUpload, uploadText } from '../http/body.ts'
import { settingOf } from '../present/setting.ts'
import { zonedTime } from '../present/time.ts'
import { members } from '../resources/members.ts'
import { readTime } from '../text/read-time.ts'
import { checkedUpload } from '../uploads/checked-upload.ts'
import { membersKind } from '../uploads/kinds.ts'
import { isObject, type Json, type JsonObject, listOf, type Row, textOf } from '../values.ts'
import { readMember } from '../write/members.ts'
import { newRow, timestamp } from '../write/rows.ts'
import { sendFromSite } from '../write/site-mail.ts'
import { validateBySchema } from '../write/validate.ts'
import { readMembers } from './read-members.ts'

/** More members than this are not taken at once: all of them are kept in memory, and looked through for each. */
const MAX_ROWS = 5000

/** With more members than this, whoever imports them gets a mail in place of an answer. */
const MAX_ANSWERED = 500

/**
 * Adds the members of a CSV file, and changes those that are there already. All get a label that says when they
 * were imported. A row that does not fit is left out and told with its reason.
 */
export async function importMembers(call: Call): Promise<Answer> {
  const { request, site } = call
  const upload = checkedUpload(onlyUpload(request.body, 'membersfile'), membersKind)
  const { json } = request.body
  const name = labelName(site)
  const rows = readMembers(uploadText(upload), json, [name, ...givenLabels(json)].map(asLabel))
  if (!rows.some(row => row.email !== undefined)) throw invalid(membersKind.wrong)
  if (rows.length > MAX_ROWS) throw tooLarge()
  const wrong: JsonObject[] = []
  for (const row of rows) {
    const error = await importRow(row, call)
    if (error) wrong.push({ ...row, error: error.message })
  }
  const imported = rows.length - wrong.length
  const isTold = rows.length > MAX_ANSWERED || rows.some(hasCustomer)
  if (isTold) tellBy(call, imported)
  const label = imported > 0 ? (site.store.findBy('labels', 'name', name) ?? null) : null
  const told = { stats: { imported, invalid: wrong }, import_label: label }
  const meta = { originalImportSize: rows.length, ...(!isTold && told) }
  return { status: isTold ? 202 : 201, headers: {}, body: { json: { meta } } }
}

/** `Import 2024-06-01 12:00`, in the time of the site. */
function labelName(site: Site): string {
  const zone = textOf(settingOf(site, 'timezone')) ?? 'Etc/UTC'
  return `Import ${zonedTime(timestamp(site), zone).slice(0, 16).replace('T', ' ')}`
}

/** Labels that the form gives: `labels=a`, or `labels[0]=a` and so on. */
function givenLabels(fields: Json): readonly string[] {
  const entries = isObject(fields) ? Object.entries(fields) : []
  return entries.flatMap(([name, value]) => (/^labels(\[\d*\])?$/.test(name) ? (textOf(value) ?? []) : []))
}

function asLabel(name: string): JsonObject {
  return { name }
}

function hasCustomer({ payments_customer_id }: JsonObject): boolean {
  return (textOf(payments_customer_id) ?? '') !== ''
}

/** Writes the member of a row whole or not at all; gives what is wrong with it. */
async function importRow(row: JsonObject, call: Call): Promise<PlatformError | null> {
  try {
    await call.site.store.transaction(() => writeRow(row, call))
    return null
  } catch (error) {
    if (error instanceof PlatformError) return error
    throw error
  }
}

function writeRow(row: JsonObject, call: Call): void {
  const { site } = call
  if (hasCustomer(row)) throw invalid('Cannot link a customer without a payments connection')
  const before = site.store.findBy('members', 'email', textOf(row.email) ?? '') ?? null
  const given = { email: row.email ?? null, ...textsOf(row), ...relationsOf(row, before, site) }
  validateBySchema(given, 'members', members.attributes)
  const written = readMember(given, before, call)
  const base = before ?? { ...newRow(members.attributes, {}, site), uuid: site.ids.uuid() }
  site.store.put('members', { ...base, ...written, ...timeOf(row, site), updated_at: timestamp(site) })
}

/** Name and note, where the row has them. */
function textsOf({ name, note }: JsonObject): JsonObject {
  return { ...(textOf(name) !== null && { name }), ...(textOf(note) !== null && { note }) }
}

function relationsOf(row: JsonObject, before: Row | null, site: Site): JsonObject {
  const tier = tierOf(row, site)
  return {
    ...newslettersOf(row, before),
    labels: [...listOf(before?.labels).map(id => ({ id })), ...listOf(row.labels)],
    ...(tier && { tiers: [{ id: tier.id }] }),
  }
}

/** Whoever is there already keeps their newsletters, and loses them all when the row says so. */
function newslettersOf({ subscribed }: JsonObject, before: Row | null): JsonObject {
  if (subscribed === false) return { newsletters: [] }
  if (before) return { newsletters: listOf(before.newsletters).map(id => ({ id })) }
  return {}
}

/** The tier that a complimentary plan gives: the one that is named, or the first that can be bought. */
function tierOf({ complimentary_plan, import_tier }: JsonObject, { store }: Site): Row | null {
  const name = textOf(import_tier)
  const isPaid = (tier: Row) => tier.type === 'paid' && tier.active !== false
  const tier = store.rows('tiers').find(row => (name === null ? isPaid(row) : row.name === name))
  if (name !== null && !tier) throw invalid(`"${name}" is not a valid tier.`)
  if (complimentary_plan === true) return tier ?? null
  if (name !== null) throw invalid('You cannot import a free member with a specified tier.')
  return null
}

/** When a member was made. A time that is still to come counts as now. */
function timeOf({ created_at }: JsonObject, { clock }: Site): JsonObject {
  const given = textOf(created_at)
  if (given === null) return {}
  const time = readTime(given)
  if (Number.isNaN(time)) throw invalid('Date format for `created_at` is invalid.')
  const seconds = Math.floor(Math.min(time, clock.now()) / 1000)
  return { created_at: new Date(seconds * 1000).toISOString() }
}

function tellBy({ actor, site }: Call, imported: number): void {
  if (actor.kind !== 'user') return
  const subject = imported > 0 ? 'Your member import is complete' : 'Your member import was unsuccessful'
  const text = `${imported} members were imported to ${site.data.title}.`
  sendFromSite({ to: String(actor.user.email), subject, text }, site)
}
