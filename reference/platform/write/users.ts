import { idParameter } from '../actions/read.ts'
import { type Shelf, viewOf } from '../actions/shelf.ts'
import type { Call, Site, UserDeletion } from '../contracts.ts'
import { invalid, noPermission, notFound } from '../errors.ts'
import { type Answer, ok, withHeaders } from '../http/answer.ts'
import { namesOf } from '../parameters/names.ts'
import { roleOf, userByMail, users } from '../resources/users.ts'
import { tagSlug } from '../site/slug.ts'
import { isMailAddress } from '../text/mail-address.ts'
import { type Json, type JsonObject, listOf, type Row } from '../values.ts'
import { givenUnder } from './body.ts'
import { changedSlug, everythingChanged, timestamp, writable } from './rows.ts'
import { makeTag } from './tags.ts'
import { validateByModel } from './validate.ts'

export function editUser(call: Call, shelf: Shelf): Answer {
  const { site } = call
  const given = givenUnder(call, 'users')
  const row = existingUser(call)
  mustBeAllowed(row, call)
  mustBeUser(given, row, site)
  validateByModel(given, 'users', users.attributes)
  const changed: Row = {
    ...row,
    ...writable(given, users.attributes, call),
    ...(given.slug !== undefined && { slug: changedSlug(given.slug, row, 'users', site) }),
    updated_at: timestamp(site),
  }
  site.store.put('users', changed)
  const include = new Set(
    namesOf(call.request.query.include ?? null).filter(name => shelf.includes.includes(name)),
  )
  const shown = shelf.present(changed, viewOf(call, { include, fields: null, formats: null }))
  return withHeaders(ok({ users: [shown] }), everythingChanged)
}

/** @throws PlatformError 403 when a user of the lower roles changes another */
function mustBeAllowed(user: Row, { actor }: Call): void {
  const isLow = actor.kind === 'user' && (actor.role === 'Author' || actor.role === 'Contributor')
  if (isLow && actor.user.id !== user.id) throw noPermission('You do not have permission to edit users')
}

/** UNDOCUMENTED: what a user must have is what the real program's model says. */
function mustBeUser(given: JsonObject, before: Row, { store }: Site): void {
  const { name, email, website } = given
  if (name === null || name === '') throw invalid('Value in [users.name] cannot be blank.')
  if (email !== undefined) mustBeFree(email, before, store.rows('users'))
  if (website && !(typeof website === 'string' && /^https?:\/\/[^\s/]+/.test(website)))
    throw invalid('Validation (isEmptyOrURL) failed for website', { context: 'users.website' })
}

function mustBeFree(email: Json, before: Row, rows: readonly Row[]): void {
  if (!isMailAddress(email))
    throw invalid('Validation (isEmail) failed for email', { context: 'users.email' })
  const other = userByMail(email, rows)
  if (other && other.id !== before.id) throw invalid('Email is already in use')
}

/** The user that a path names; `me` is the one who asks. */
export function existingUser(call: Call): Row {
  const { actor, site } = call
  const isSelf = call.params.id === 'me' || call.params.id === undefined
  const own = actor.kind === 'user' ? actor.user : undefined
  const row = isSelf ? own : site.store.find('users', idParameter(call))
  if (row) return row
  throw notFound(call.request.method === 'DELETE' ? 'User not found' : 'User not found.')
}

/** @throws PlatformError 403 for the owner, whom nobody can delete */
export function deleteUser(call: Call): Answer {
  const user = existingUser(call)
  const { site, units, actor } = call
  const role = roleOf(user, site.store)
  const isAbove =
    actor.kind === 'user' && actor.role === 'Editor' && role !== 'Author' && role !== 'Contributor'
  if (role === 'Owner' || isAbove) throw noPermission('You do not have permission to destroy users')
  const [deletion] = units.userDeletion
  if (!deletion) throw new Error('invariant: nothing says what becomes of a deleted user')
  for (const session of site.store.rows('sessions')) {
    if (session.user_id === user.id) site.store.remove('sessions', session.id)
  }
  return withHeaders(deletion.remove(user, site), everythingChanged)
}

/**
 * Deleting a user reassigns their posts to the site's owner.
 * UNDOCUMENTED: the internal tag that the posts get, and the answer with a backup's name, are observed.
 */
export const postReassignment: UserDeletion = {
  clause: 'platform.users.deletion-reassigns-posts',
  remove: (user, site) => {
    const owner = ownerOf(site)
    const own = site.store.rows('posts').filter(post => listOf(post.authors).includes(user.id))
    const tag = own.length > 0 ? userTag(user, site) : null
    for (const post of own)
      site.store.put('posts', {
        ...post,
        authors: reassigned(post, user, owner),
        ...(tag && { tags: withTag(listOf(post.tags), tag, site) }),
      })
    site.store.remove('users', user.id)
    return ok({ meta: { filename: backupName(site) } })
  },
}

/** UNDOCUMENTED: a post is its first author's; of another one it is only taken (observed). */
function reassigned(post: Row, user: Row, owner: Row | undefined): readonly Json[] {
  const others = listOf(post.authors).filter(id => id !== user.id)
  const isOwn = listOf(post.authors)[0] === user.id
  return isOwn && owner ? [owner.id, ...others.filter(id => id !== owner.id)] : others
}

/** The new tag shares the place of the first one: of the two the one that was made first comes first. */
function withTag(tags: readonly Json[], tag: Row, { store }: Site): readonly Json[] {
  const [first, ...others] = tags
  if (first === undefined || tags.includes(tag.id)) return first === undefined ? [tag.id] : tags
  const made = store.rows('tags').map(({ id }): Json => id)
  const both = [first, tag.id].toSorted((a, b) => made.indexOf(a) - made.indexOf(b))
  return [...both, ...others]
}

function userTag(user: Row, site: Site): Row {
  const name = `#${String(user.slug)}`
  return site.store.findBy('tags', 'slug', tagSlug(name)) ?? makeTag({ name }, site)
}

export function ownerOf({ store }: Site): Row | undefined {
  return store.rows('users').find(user => roleOf(user, store) === 'Owner')
}

export function backupName(site: Site): string {
  const time = timestamp(site).slice(0, 19).replace('T', '-').replaceAll(':', '-')
  const title = site.data.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `${title}.${site.brand.word}.${time}.json`
}
