import { idParameter } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Call, Site } from '../contracts.ts'
import { invalid, notFound } from '../errors.ts'
import { type Answer, ok, withHeaders } from '../http/answer.ts'
import { presentNewsletter } from '../present/newsletter.ts'
import { newsletters } from '../resources/newsletters.ts'
import { slugify } from '../site/slug.ts'
import { isMailAddress } from '../text/mail-address.ts'
import { type Json, type JsonObject, listOf, type Row, textOf } from '../values.ts'
import { givenUnder } from './body.ts'
import { changedSlug, created, everythingChanged, newRow, timestamp, uniqueSlug, writable } from './rows.ts'
import { validateByModel } from './validate.ts'

export function addNewsletter(call: Call): Answer {
  const { site } = call
  const given = readGiven(call, null)
  const slug = uniqueSlug(slugify(textOf(given.slug) || String(given.name)), 'newsletters', site)
  const row = {
    ...newRow(newsletters.attributes, given, site),
    slug,
    sort_order: nextPlace(site),
    uuid: site.ids.uuid(),
  }
  site.store.put('newsletters', row)
  if (call.request.query.opt_in_existing === 'true') subscribeEveryone(row, site)
  return withHeaders(created(call, 'newsletters', row.id, show(row, call)), everythingChanged)
}

export function editNewsletter(call: Call): Answer {
  const { site } = call
  const row = site.store.find('newsletters', idParameter(call))
  if (!row) throw notFound('Resource could not be found.')
  const given = readGiven(call, row)
  const changed: Row = {
    ...row,
    ...given,
    ...(given.slug !== undefined && { slug: changedSlug(given.slug, row, 'newsletters', site) }),
    updated_at: timestamp(site),
  }
  site.store.put('newsletters', changed)
  return withHeaders(ok({ newsletters: [show(changed, call)] }), everythingChanged)
}

/** UNDOCUMENTED: after the last of those that can be subscribed to, whichever is given (observed). */
function nextPlace({ store }: Site): number {
  const active = store.rows('newsletters').filter(row => row.status === 'active')
  return Math.max(-1, ...active.map(row => Number(row.sort_order))) + 1
}

function readGiven(call: Call, before: Row | null): JsonObject {
  const given = givenUnder(call, 'newsletters')
  validateByModel(given, 'newsletters', newsletters.attributes)
  if (given.name === '' || given.name === null || (given.name === undefined && before === null))
    throw invalid('Value in [newsletters.name] cannot be blank.', { context: 'newsletters.name' })
  mustBeFlags(given)
  mustBeMail(given.sender_email, 'sender')
  if (given.sender_reply_to !== 'newsletter' && given.sender_reply_to !== 'support')
    mustBeMail(given.sender_reply_to, 'reply-to')
  const other = call.site.store.findBy('newsletters', 'name', String(given.name))
  if (other && other.id !== before?.id) {
    throw invalid('A newsletter with the same name already exists', { property: 'name' })
  }
  return writable(given, newsletters.attributes, call)
}

function mustBeFlags(given: JsonObject): void {
  for (const { name, kind } of newsletters.attributes) {
    const value = given[name]
    if (kind !== 'flag' || value === undefined || FLAGS.some(flag => flag === value)) continue
    const context = `newsletters.${name}`
    throw invalid(`Value in [${context}] must be one of true, false, 0 or 1.`, { context })
  }
}

const FLAGS = [true, false, 0, 1] as const

function mustBeMail(address: Json | undefined, kind: string): void {
  if (address === undefined || address === null || address === '') return
  if (isMailAddress(address)) return
  throw invalid(`You cannot set the ${kind} email address to ${String(address)}`)
}

/** Members who get a newsletter already get the new one too. */
function subscribeEveryone(newsletter: Row, { store }: Site): void {
  for (const member of store.rows('members')) {
    const subscribed = listOf(member.newsletters)
    if (subscribed.length > 0)
      store.put('members', { ...member, newsletters: [...subscribed, newsletter.id] })
  }
}

function show(row: Row, call: Call): JsonObject {
  return presentNewsletter(row, viewOf(call, { include: new Set(), fields: null, formats: null }))
}
