import { idParameter } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Call, Site } from '../contracts.ts'
import { invalid, notFound } from '../errors.ts'
import { type Answer, noContent, ok, withHeaders } from '../http/answer.ts'
import { presentTag } from '../present/tag.ts'
import { tags, tagVisibility } from '../resources/tags.ts'
import { tagSlug } from '../site/slug.ts'
import { isObject, type Json, type JsonObject, listOf, type Row, textOf } from '../values.ts'
import { attributeError, givenBySchema } from './body.ts'
import { pickRelated } from './pick-related.ts'
import { changedSlug, created, everythingChanged, newRow, timestamp, uniqueSlug, writable } from './rows.ts'
import { validateBySchema } from './validate.ts'

const NAME = '^([^,]|$)'

export function addTag(call: Call): Answer {
  const given = givenBySchema(call, 'tags', ['name'])
  const row = makeTag(validTag(given, call), call.site)
  return withHeaders(created(call, 'tags', row.id, show(row, call)), everythingChanged)
}

export function editTag(call: Call): Answer {
  const { site } = call
  const given = validTag(givenBySchema(call, 'tags', []), call)
  const row = existingTag(call)
  const name = textOf(given.name) ?? String(row.name)
  const changed = {
    ...row,
    ...given,
    name,
    ...(given.slug !== undefined && { slug: changedSlug(given.slug, row, 'tags', site) }),
    visibility: visibilityOf(name, given.visibility ?? row.visibility),
    updated_at: timestamp(site),
  }
  site.store.put('tags', changed)
  return withHeaders(ok({ tags: [show(changed, call)] }), everythingChanged)
}

export function deleteTag(call: Call): Answer {
  const { store } = call.site
  const { id } = existingTag(call)
  store.remove('tags', id)
  for (const post of store.rows('posts'))
    store.put('posts', { ...post, tags: listOf(post.tags).filter(tag => tag !== id) })
  return withHeaders(noContent(), everythingChanged)
}

function existingTag(call: Call): Row {
  const row = call.site.store.find('tags', idParameter(call))
  if (row) return row
  throw notFound('Resource could not be found.')
}

function validTag(given: JsonObject, call: Call): JsonObject {
  validateBySchema(given, 'tags', tags.attributes)
  const name = textOf(given.name)
  if (name?.startsWith(',')) throw attributeError('tags', 'name', 'pattern', { pattern: NAME })
  return writable(given, tags.attributes, call)
}

/** A name that starts with `#` makes a tag internal; another leaves it as it is given. */
function visibilityOf(name: string, given: Json | undefined): Json {
  return given === 'internal' ? given : tagVisibility(name)
}

/** Adds a tag; its name decides whether it is internal. */
export function makeTag(given: JsonObject, site: Site): Row {
  const name = textOf(given.name) ?? ''
  const slug = uniqueSlug(tagSlug(textOf(given.slug) || name), 'tags', site)
  const row = {
    ...newRow(tags.attributes, given, site),
    name,
    slug,
    visibility: visibilityOf(name, given.visibility),
  }
  site.store.put('tags', row)
  return row
}

/** The tags that a post names, by id, slug or name; a name that is not there yet becomes a tag. */
export function tagIds(named: readonly Json[], site: Site): readonly string[] {
  return named.flatMap(tag => {
    const known = pickRelated(tag, 'tags', ['slug', 'name'], 'name', site)
    if (known) return [known.id]
    const name = isObject(tag) ? (textOf(tag.name) ?? textOf(tag.slug)) : textOf(tag)
    if (name === null) throw invalid('Value in [tags.name] cannot be blank.', { context: 'tags.name' })
    return [makeTag({ name }, site).id]
  })
}

function show(row: Row, call: Call): JsonObject {
  return presentTag(row, viewOf(call, { include: new Set(), fields: null, formats: null }))
}
