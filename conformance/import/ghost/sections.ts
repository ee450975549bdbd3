import type { JsonObject } from '../../compare/json-value.ts'
import type { Fields } from '../imported.ts'
import type { LeftOutList } from '../left-out.ts'
import {
  type Columns,
  flagOf,
  INTEGRATION,
  LABEL,
  MEMBER,
  NEWSLETTER,
  OFFER,
  POST,
  POST_META,
  ROLE,
  rowOf,
  TAG,
  TIER,
  USER,
} from './columns.ts'
import { columnById, type Tables } from './tables.ts'

/** Makes the rows of one section of `platform.json`. */
type Section = (tables: Tables, leftOut: LeftOutList) => readonly Fields[]

/** Rows as they are, with their columns alone. */
function plain(table: string, columns: Columns): Section {
  return (tables, leftOut) => tables.rows(table).map(row => rowOf(table, row, columns, leftOut))
}

const users: Section = (tables, leftOut) => {
  const roleOf = columnById(tables.rows('roles'), 'name')
  const roles = new Map(
    tables.rows('roles_users').map(({ user_id, role_id }) => [user_id, roleOf.get(role_id)]),
  )
  return tables.rows('users').map(row => ({
    ...rowOf(
      'users',
      { ...row, status: /^warn/.test(String(row.status)) ? 'active' : row.status },
      USER,
      leftOut,
    ),
    role: roles.get(row.id) ?? 'Contributor',
  }))
}

/** In the order in which the program reads them at its start: by price. */
const tiers: Section = (tables, leftOut) => {
  const benefits = tables.linked('products_benefits', 'product_id')
  const nameOf = columnById(tables.rows('benefits'), 'name')
  return tables
    .rows('products')
    .toSorted((a, b) => Number(a.monthly_price ?? 0) - Number(b.monthly_price ?? 0))
    .map(row => {
      const own = (benefits.get(row.id) ?? []).map(({ benefit_id }) => nameOf.get(benefit_id))
      return {
        ...rowOf('products', row, TIER, leftOut),
        // It says so of one that was never changed; elsewhere what is not said is as when it was made.
        ...(row.updated_at === null && { updated_at: null }),
        ...(own.length > 0 && { benefits: own }),
      }
    })
}

const offers: Section = (tables, leftOut) => {
  const slugOf = columnById(tables.rows('products'), 'slug')
  return tables.rows('offers').map(row => ({
    ...rowOf('offers', withoutKeys(row, OFFER_KEYS), OFFER, leftOut),
    display_title: row.portal_title,
    ...(row.portal_description !== null && { display_description: row.portal_description }),
    type: row.discount_type === 'amount' ? 'fixed' : row.discount_type,
    cadence: row.interval,
    amount: row.discount_amount,
    ...(row.currency !== null && { currency_restriction: true }),
    ...(flagOf(row.active) === false && { status: 'archived' }),
    tier: slugOf.get(row.product_id),
  }))
}

const OFFER_KEYS = [
  ...['active', 'product_id', 'stripe_coupon_id', 'interval', 'discount_type', 'discount_amount'],
  ...['portal_title', 'portal_description'],
]

/** Posts and pages stand in one table. */
function writings(type: 'post' | 'page'): Section {
  return (tables, leftOut) => {
    const meta = new Map(tables.rows('posts_meta').map(row => [row.post_id, row]))
    const related = relationsOf(tables)
    const own = tables.rows('posts').filter(row => typeOf(row) === type)
    return own.map(row => {
      const { id: _id, ...more } = meta.get(row.id) ?? {}
      rowOf('posts_meta', more, { ...POST_META, post_id: null }, leftOut)
      return { ...rowOf('posts', { ...row, ...more }, POST, leftOut), ...related(row) }
    })
  }
}

/** Before 3.0 a flag told pages. */
function typeOf({ type, page }: JsonObject): unknown {
  return type ?? (flagOf(page) === true ? 'page' : 'post')
}

function relationsOf(tables: Tables): (row: JsonObject) => Fields {
  const named = [
    { key: 'tags', links: 'posts_tags', column: 'tag_id', table: 'tags' },
    { key: 'authors', links: 'posts_authors', column: 'author_id', table: 'users' },
    { key: 'tiers', links: 'posts_products', column: 'product_id', table: 'products' },
  ].map(it => ({
    ...it,
    links: tables.linked(it.links, 'post_id'),
    slugOf: columnById(tables.rows(it.table), 'slug'),
  }))
  const newsletterOf = columnById(tables.rows('newsletters'), 'slug')
  return row => {
    const lists = named.flatMap(({ key, links, column, slugOf }) => {
      const slugs = (links.get(row.id) ?? []).flatMap(link => slugOf.get(link[column]) ?? [])
      return slugs.length > 0 ? [[key, slugs] as const] : []
    })
    const newsletter = newsletterOf.get(row.newsletter_id)
    return { ...Object.fromEntries(lists), ...(typeof newsletter === 'string' && { newsletter }) }
  }
}

/** Only a copy of the whole site has them; the usual export leaves them to a CSV file. */
const members: Section = (tables, leftOut) => {
  const lists = [
    { key: 'labels', links: 'members_labels', column: 'label_id', table: 'labels', by: 'name' },
    {
      key: 'newsletters',
      links: 'members_newsletters',
      column: 'newsletter_id',
      table: 'newsletters',
      by: 'slug',
    },
    { key: 'tiers', links: 'members_products', column: 'product_id', table: 'products', by: 'slug' },
  ].map(it => ({
    ...it,
    links: tables.linked(it.links, 'member_id'),
    nameOf: columnById(tables.rows(it.table), it.by),
  }))
  return tables.rows('members').map(row => {
    const related = lists.map(({ key, links, column, nameOf }) => {
      return [key, (links.get(row.id) ?? []).flatMap(link => nameOf.get(link[column]) ?? [])] as const
    })
    return { ...rowOf('members', row, MEMBER, leftOut), ...Object.fromEntries(related) }
  })
}

function keys(type: 'content' | 'admin', secret: string): Section {
  return tables => {
    const slugOf = columnById(tables.rows('integrations'), 'slug')
    return tables.rows('api_keys').flatMap(row => {
      const integration = slugOf.get(row.integration_id)
      return row.type === type && integration !== undefined
        ? [{ id: row.id, [secret]: row.secret, integration }]
        : []
    })
  }
}

const roles: Section = plain('roles', ROLE)

/** The sections that hold rows, in the order in which they refer to each other. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  integrations: plain('integrations', INTEGRATION),
  content_api_keys: keys('content', 'key'),
  admin_api_keys: keys('admin', 'secret'),
  roles,
  users,
  tags: plain('tags', { ...TAG, parent_id: null }),
  tiers,
  newsletters: plain('newsletters', NEWSLETTER),
  offers,
  posts: writings('post'),
  pages: writings('page'),
  labels: plain('labels', LABEL),
  members,
}

function withoutKeys(row: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}
