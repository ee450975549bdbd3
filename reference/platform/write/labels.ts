import { idParameter } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Call, Site } from '../contracts.ts'
import { alreadyExists, notFound } from '../errors.ts'
import { type Answer, noContent, ok, withHeaders } from '../http/answer.ts'
import { presentLabel } from '../present/member.ts'
import { labels } from '../resources/members.ts'
import { slugify } from '../site/slug.ts'
import { type JsonObject, listOf, type Row, textOf } from '../values.ts'
import { attributeError, givenBySchema, givenUnder } from './body.ts'
import { changedSlug, created, everythingChanged, newRow, timestamp, uniqueSlug } from './rows.ts'
import { validateBySchema } from './validate.ts'

const NAME = '^([^,]|$)'

export function addLabel(call: Call): Answer {
  const { name, slug } = readLabel(call, ['name'])
  mustBeFree(name, null, call.site)
  const label = makeLabel(name ?? '', call.site, slug)
  return created(call, 'labels', label.id, show(label, call))
}

export function editLabel(call: Call): Answer {
  const { site } = call
  const { name, slug } = readLabel(call, [])
  const row = existing(call)
  mustBeFree(name, row, site)
  const changed: Row = {
    ...row,
    ...(name !== undefined && { name }),
    ...(slug !== undefined && { slug: changedSlug(slug, row, 'labels', site) }),
    updated_at: timestamp(site),
  }
  site.store.put('labels', changed)
  return withHeaders(ok({ labels: [show(changed, call)] }), everythingChanged)
}

/** The members who have the label lose it. */
export function deleteLabel(call: Call): Answer {
  const { store } = call.site
  const { id } = existing(call)
  store.remove('labels', id)
  for (const member of store.rows('members')) {
    const own = listOf(member.labels)
    if (own.includes(id)) store.put('members', { ...member, labels: own.filter(label => label !== id) })
  }
  return withHeaders(noContent(), everythingChanged)
}

interface GivenLabel {
  readonly name: string | undefined
  readonly slug: string | undefined
}

function readLabel(call: Call, required: readonly string[]): GivenLabel {
  givenUnder(call, 'labels')
  const given = givenBySchema(call, 'labels', required)
  validateBySchema(given, 'labels', labels.attributes)
  const name = textOf(given.name)?.trim()
  if (name?.startsWith(',')) throw attributeError('labels', 'name', 'pattern', { pattern: NAME })
  return { name, slug: textOf(given.slug) ?? undefined }
}

function mustBeFree(name: string | undefined, before: Row | null, { store }: Site): void {
  const other = name === undefined ? undefined : store.findBy('labels', 'name', name)
  if (other && other.id !== before?.id) throw alreadyExists('Label')
}

function existing(call: Call): Row {
  const row = call.site.store.find('labels', idParameter(call))
  if (row) return row
  throw notFound('Resource could not be found.')
}

export function makeLabel(name: string, site: Site, slug: string = slugify(name)): Row {
  const row = { ...newRow(labels.attributes, { name }, site), slug: uniqueSlug(slug, 'labels', site) }
  site.store.put('labels', row)
  return row
}

function show(label: Row, call: Call): JsonObject {
  return presentLabel(label, viewOf(call, { include: new Set(), fields: null, formats: null }))
}
