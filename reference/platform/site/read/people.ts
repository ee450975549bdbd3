import type { JsonObject } from '../../../world/json-object.ts'
import { shown } from '../../../world/problems.ts'
import { labels, members } from '../../resources/members.ts'
import { roles, userByMail, userRoles, users } from '../../resources/users.ts'
import type { Json } from '../../values.ts'
import { slugify } from '../slug.ts'
import { type Entry, readEntries } from './section.ts'
import { type TableBuilder, WORLD_BEGAN } from './tables.ts'

const ROLE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  Administrator: 'Administrators',
  Editor: 'Editors',
  Author: 'Authors',
  Contributor: 'Contributors',
  Owner: 'Blog Owner',
  'Admin Integration': 'External Apps',
}

/** `roles`: those that every site has, where ids and times are to be other than made up, and those of integrations. */
export function readRoles(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'roles')) {
    entry.given.requiredText('name')
    build.add('roles', entry, roles.attributes)
  }
  for (const [name, description] of Object.entries(ROLE_DESCRIPTIONS)) {
    if (build.rows('roles').some(row => row.name === name)) continue
    const times = { created_at: WORLD_BEGAN, updated_at: WORLD_BEGAN }
    build.put('roles', { id: build.newId(), name, description, ...times })
  }
}

/** `users`: `{name, email, password, role, …}`; the role is one of the documentation's administrators and below. */
export function readUsers(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'users')) {
    const name = entry.given.requiredText('name') ?? ''
    const email = entry.given.requiredText('email') ?? ''
    if (email && userByMail(email, build.rows('users')))
      entry.given.place.at('email').wrong(shown(email), 'an address that no other user has')
    const row = { name, email, slug: slugify(name), roles: roleIds(entry, build) }
    build.add('users', entry, users.attributes, row)
  }
}

function roleIds(entry: Entry, build: TableBuilder): readonly string[] {
  const role = entry.given.has('role') ? entry.given.text('role') : 'Author'
  const isKnown = userRoles.some(name => name === role)
  if (!isKnown) entry.given.place.at('role').wrong(shown(role), `one of ${userRoles.join(', ')}`)
  return build
    .rows('roles')
    .filter(row => row.name === role)
    .map(row => row.id)
}

/**
 * `members`: `{email, name, newsletters: [slug], labels: [name], tiers: [slug], subscriptions: […], …}`. A
 * member with tiers and no subscription has them for free (`comped`); without `newsletters` they subscribe to
 * those that everyone gets on sign-up.
 */
export function readMembers(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'members')) {
    const email = entry.given.requiredText('email') ?? ''
    const tiers = readTiers(entry, build)
    const subscriptions = readSubscriptions(entry)
    const status = subscriptions.length > 0 ? 'paid' : tiers.length > 0 ? 'comped' : 'free'
    const more = {
      newsletters: readSubscribed(entry, build),
      labels: readLabels(entry, build),
      tiers,
      subscriptions,
    }
    build.add('members', entry, members.attributes, { email, uuid: build.newUuid(), status, ...more })
  }
}

/** A member of whom nothing else is said subscribes to what whoever signs up does. */
function readSubscribed(entry: Entry, build: TableBuilder): readonly string[] {
  if (entry.given.has('newsletters')) return build.referAll('newsletters', entry, 'newsletters')
  if (entry.given.boolean('subscribed') === false) return []
  return build
    .rows('newsletters')
    .filter(row => row.status === 'active' && row.subscribe_on_signup === true)
    .map(row => row.id)
}

function readLabels(entry: Entry, build: TableBuilder): readonly string[] {
  return (entry.given.texts('labels') ?? []).map(name => {
    const known = build.rows('labels').find(label => label.name === name || label.id === name)
    if (known) return known.id
    const times = { created_at: WORLD_BEGAN, updated_at: WORLD_BEGAN }
    const row = { id: build.newId(), name, slug: slugify(name), ...times }
    build.put('labels', row)
    return row.id
  })
}

function readTiers(entry: Entry, build: TableBuilder): readonly Json[] {
  return (entry.given.list('tiers') ?? []).flatMap((tier, i) => {
    const place = entry.given.place.at('tiers').at(i)
    const name = typeof tier === 'object' && tier !== null && 'slug' in tier ? tier.slug : tier
    const ends = typeof tier === 'object' && tier !== null && 'expiry_at' in tier ? tier.expiry_at : null
    const id = build.refer('tiers', name, place)
    return id === null ? [] : [{ id, expiry_at: typeof ends === 'string' ? ends : null }]
  })
}

/** A paid subscription is kept as it is written; what it must have is named in the members' presentation. */
function readSubscriptions(entry: Entry): readonly Json[] {
  const json: Json = JSON.parse(JSON.stringify(entry.given.list('subscriptions') ?? []))
  return Array.isArray(json) ? json : []
}

/** `labels`: those that no member has yet, or with ids of their own. */
export function readLabelSection(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'labels')) {
    const name = entry.given.requiredText('name') ?? ''
    build.add('labels', entry, labels.attributes, { name, slug: slugify(name) })
  }
}
