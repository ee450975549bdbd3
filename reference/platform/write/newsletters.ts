import { idParameter } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Call, Site } from '../contracts.ts'
import { invalid, notFound } from '../errors.ts'
import { type Answer, ok, withHeaders } from '../http/answer.ts'
import { presentNewsletter } from '../present/newsletter.ts'
import { newsletters } from '../resources/newsletters.ts'
import { slugify } from '../site/slug.ts'
import { type JsonObject, listOf, type Row, textOf } from '../values.ts'
import { givenUnder } from './body.ts'
import { created, everythingChanged, newRow, timestamp, uniqueSlug, writable } from './rows.ts'
import { validateByModel } from './validate.ts'

export function addNewsletter(call: Call): Answer {
  const { site } = call
  const given = readGiven(call, null)
  const slug = uniqueSlug(textOf(given.slug) ?? slugify(String(given.name)), 'newsletters', site)
  const sort_order = site.store.rows('newsletters').length
  const row = {
    ...newRow(newsletters.attributes, { sort_order, ...given }, site),
    slug,
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
  const changed: Row = { ...row, ...readGiven(call, row), updated_at: timestamp(site) }
  site.store.put('newsletters', changed)
  return withHeaders(ok({ newsletters: [show(changed, call)] }), everythingChanged)
}

function readGiven(call: Call, before: Row | null): JsonObject {
  const given = givenUnder(call, 'newsletters')
  validateByModel(given, 'newsletters', newsletters.attributes)
  const other = call.site.store.findBy('newsletters', 'name', String(given.name))
  if (other && other.id !== before?.id) {
    throw invalid('A newsletter with the same name already exists', { property: 'name' })
  }
  return writable(given, newsletters.attributes)
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
