import { capitalized, idParameter } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Brand } from '../brand.ts'
import type { Call, Site } from '../contracts.ts'
import { badRequest, invalid, notFound } from '../errors.ts'
import { type Answer, noContent, ok } from '../http/answer.ts'
import { MEMBER_INCLUDES, presentMember } from '../present/member.ts'
import { isSubscribed, members } from '../resources/members.ts'
import { rowsById } from '../resources/resource.ts'
import { isMailAddress } from '../text/mail-address.ts'
import { isList, isObject, type Json, type JsonObject, listOf, type Row, textOf } from '../values.ts'
import { attributeError, givenBySchema, givenUnder } from './body.ts'
import { makeLabel } from './labels.ts'
import { pickRelated } from './pick-related.ts'
import { created, newRow, timestamp, writable } from './rows.ts'
import { validateBySchema } from './validate.ts'

export function addMember(call: Call): Answer {
  const { site } = call
  const given = readGiven(call)
  if (given.email === undefined) throw invalid('Validation (FieldIsRequired) failed for ["email"]')
  const written = readMember(given, null, call)
  const row = { ...newRow(members.attributes, written, site), uuid: site.ids.uuid(), ...referrerOf(call) }
  site.store.put('members', row)
  return created(call, 'members', row.id, show(row, call))
}

/** platform.admin-api.members.attribution: who added a member. */
function referrerOf({ actor, site }: Call): JsonObject {
  if (actor.kind !== 'integration')
    return { referrer_source: 'Created manually', referrer_medium: `${site.brand.name} Admin` }
  const integration = site.store.find('integrations', String(actor.key.integration_id))
  return {
    referrer_source: `Integration: ${String(integration?.name)}`,
    referrer_medium: 'Admin API',
  }
}

export function editMember(call: Call): Answer {
  const { site } = call
  const given = readGiven(call)
  const id = idParameter(call)
  const row = site.store.find('members', id)
  if (!row) throw notFound(`Could not find Member ${id}`)
  const changed: Row = { ...row, ...readMember(given, row, call), updated_at: timestamp(site) }
  site.store.put('members', changed)
  return ok({ members: [show(changed, call)] })
}

function readGiven(call: Call): JsonObject {
  givenUnder(call, 'members')
  const given = givenBySchema(call, 'members', [])
  validateBySchema(given, 'members', members.attributes)
  return given
}

export function deleteMember(call: Call): Answer {
  const id = idParameter(call)
  if (!call.site.store.find('members', id)) throw notFound('Resource could not be found.')
  call.site.store.remove('members', id)
  return noContent()
}

/** What a member becomes by what is given; `before` is the member as it is, null when it is new. */
export function readMember(given: JsonObject, before: Row | null, call: Call): JsonObject {
  const { site } = call
  if (given.subscribed !== undefined && typeof given.subscribed !== 'boolean')
    throw attributeError('members', 'subscribed', 'type', { type: 'boolean' })
  if (before === null) mustNotNeedPayments(given, site.brand)
  mustBeMail(given)
  const tiers = given.tiers === undefined ? undefined : readTiers(listOf(given.tiers), site)
  if (before === null && tiers && tiers.length > 1)
    throw badRequest('A member cannot have more than one Product')
  mustBeFree(given, before, site)
  return {
    ...writable(given, members.attributes, call),
    ...readNewsletters(given, before, site),
    ...(given.labels === undefined ? {} : { labels: labelIds(listOf(given.labels), site) }),
    ...(tiers && { tiers }),
    // UNDOCUMENTED: without a provider of payments nobody comes to pay, or stops to, by an edit (observed).
    ...(before === null && { status: tiers && tiers.length > 0 ? 'comped' : 'free' }),
  }
}

function mustBeMail({ email }: JsonObject): void {
  if (email !== undefined && !isMailAddress(email)) throw invalid('Invalid Email', { property: 'email' })
}

function mustBeFree({ email }: JsonObject, before: Row | null, { store }: Site): void {
  const other = store.findBy('members', 'email', String(email))
  if (!other || other.id === before?.id) return
  const context = `Attempting to ${before ? 'edit' : 'add'} member with existing email address`
  throw invalid('Member already exists.', { context, property: 'email' })
}

/**
 * A paid subscription needs the payment provider, and the reference has none. UNDOCUMENTED: that is looked at first, and
 * of a new member alone; an edit leaves as it is what they pay (observed).
 */
function mustNotNeedPayments(given: JsonObject, { payments }: Brand): void {
  const property =
    given.comped === true ? 'comped' : Object.keys(given).find(name => name.endsWith('_customer_id'))
  if (property === undefined) return
  const provider = capitalized(payments)
  const context = `Attempting to import members with ${provider} data when there is no ${provider} account connected.`
  throw invalid(`Missing ${provider} connection.`, { context, property })
}

/**
 * The newsletters that a member subscribes to. The deprecated flag `subscribed` still says all or none of those
 * that everyone gets; `newsletters` counts more. Whoever subscribes to some already joins no others (observed).
 */
function readNewsletters(given: JsonObject, before: Row | null, site: Site): JsonObject {
  const kept = archivedOf(before, site)
  if (isList(given.newsletters))
    return {
      newsletters: [...new Set([...given.newsletters.map(named => newsletterId(named, site)), ...kept])],
    }
  if (given.subscribed === false) return { newsletters: kept }
  const joins = before === null || (given.subscribed === true && !isSubscribed(before, site.store))
  return joins ? { newsletters: [...onSignUp(site), ...kept] } : {}
}

/** UNDOCUMENTED: nobody leaves an archived newsletter, as nobody is shown that they are there (as in the real program). */
function archivedOf(before: Row | null, { store }: Site): readonly string[] {
  const own = rowsById('newsletters', listOf(before?.newsletters), store)
  return own.filter(({ status }) => status === 'archived').map(({ id }) => id)
}

function onSignUp({ store }: Site): readonly string[] {
  const active = store
    .rows('newsletters')
    .filter(row => row.status === 'active' && row.subscribe_on_signup === true)
  return active.map(row => row.id)
}

function newsletterId(named: Json, site: Site): string {
  const isNamed = isObject(named) && (named.id !== undefined || named.name !== undefined)
  if (!isNamed) throw attributeError('members', 'newsletters[0]', 'required', { missingProperty: 'id' })
  const row = pickRelated(named, 'newsletters', ['name'], 'id', site)
  if (row) return row.id
  throw invalid('Value in [newsletters.name] cannot be blank.', { context: 'newsletters.name' })
}

/** Labels that are not there yet are made. */
function labelIds(named: readonly Json[], site: Site): readonly string[] {
  return named.flatMap(label => {
    const known = pickRelated(label, 'labels', ['name', 'slug'], 'name', site)
    if (known) return [known.id]
    const name = isObject(label) ? textOf(label.name) : textOf(label)
    return name === null ? [] : [makeLabel(name, site).id]
  })
}

/** Tiers that a member gets for free, each with the time when it ends. */
function readTiers(named: readonly Json[], site: Site): readonly JsonObject[] {
  return named.flatMap(tier => {
    const row = pickRelated(tier, 'tiers', ['slug'], 'id', site)
    const ends = isObject(tier) ? (textOf(tier.expiry_at) ?? null) : null
    return row ? [{ id: row.id, expiry_at: ends }] : []
  })
}

function show(row: Row, call: Call): JsonObject {
  return presentMember(row, viewOf(call, { include: new Set(MEMBER_INCLUDES), fields: null, formats: null }))
}
