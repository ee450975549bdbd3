import type { SiteStore } from '../site/store.ts'
import { listOf, type Row } from '../values.ts'
import { address, fixed, flag, rowAttributes, text, time } from './attribute.ts'
import { publishedPostsOf } from './published.ts'
import { type Resource, rowsById } from './resource.ts'

/** Roles of users, from the one that may do everything down. */
export const userRoles = ['Owner', 'Administrator', 'Editor', 'Author', 'Contributor'] as const

export const roles: Resource = {
  name: 'roles',
  singular: 'role',
  table: 'roles',
  attributes: [...rowAttributes, text('name'), text('description')],
  relations: [],
  aliases: {},
}

/** What a user is sent mail about. */
const notifications = [
  flag('comment_notifications', true),
  flag('free_member_signup_notification', true),
  flag('paid_subscription_started_notification', true),
  flag('paid_subscription_canceled_notification', false),
  flag('mention_notifications', true),
  flag('recommendation_notifications', true),
  flag('milestone_notifications', true),
  flag('donation_notifications', true),
]

/** Attributes that say what a user is sent mail about. */
export const notificationNames: readonly string[] = notifications.map(({ name }) => name)

/** People who work on the site; the content API calls those with posts authors. */
export const users: Resource = {
  name: 'users',
  singular: 'user',
  table: 'users',
  attributes: [
    ...rowAttributes,
    text('name', { max: 191 }),
    text('slug', { max: 191 }),
    text('email', { max: 191 }),
    address('profile_image'),
    address('cover_image'),
    text('bio', { max: 200 }),
    text('website'),
    text('location', { max: 150 }),
    text('facebook'),
    text('twitter'),
    text('accessibility', { max: 65535 }),
    text('status', { initial: 'active', oneOf: ['active', 'inactive', 'locked'] }),
    text('locale', { max: 6 }),
    fixed(text('visibility', { initial: 'public', oneOf: ['public'] })),
    text('meta_title', { max: 300 }),
    text('meta_description', { max: 500 }),
    text('tour', { max: 65535 }),
    fixed(time('last_seen')),
    ...notifications,
  ],
  relations: [
    {
      name: 'roles',
      resource: () => roles,
      rows: (user, store) => rowsById('roles', listOf(user.roles), store),
      isUnnamed: true,
    },
  ],
  aliases: {},
  derived: {
    // Filters of writers may name it: what they are compared with begins as every hash does.
    password: () => '$2a$10$',
    'count.posts': (user, store) => publishedPostsOf(user, 'authors', store).length,
  },
}

/** The user with a mail address, which has no case. */
export function userByMail(email: string, rows: readonly Row[]): Row | undefined {
  return rows.find(user => String(user.email).toLowerCase() === email.toLowerCase())
}

/** The name of a user's role. */
export function roleOf(user: Row, store: SiteStore): string {
  const role = rowsById('roles', listOf(user.roles), store)[0]
  return String(role?.name ?? 'Contributor')
}
