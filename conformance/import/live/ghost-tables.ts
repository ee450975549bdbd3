import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { objectsIn } from './ask.ts'

type Answers = ReadonlyMap<string, readonly JsonObject[]>

/** Rows with what is related inside of them, as the API shows them, taken apart into the tables of an export. */
export function asTables(answers: Answers): JsonObject {
  const rows = (section: string) => answers.get(section) ?? []
  const writings = [...rows('posts').map(typed('post')), ...rows('pages').map(typed('page'))]
  const users = rows('users')
  const members = rows('members')
  return {
    posts: writings.map(row => ({ ...without(row, POST_ONLY), newsletter_id: Object(row.newsletter).id })),
    posts_tags: links(writings, 'tags', 'post_id', 'tag_id'),
    posts_authors: links(writings, 'authors', 'post_id', 'author_id'),
    posts_products: links(writings.filter(isOfTiers), 'tiers', 'post_id', 'product_id'),
    tags: rows('tags').map(row => without(row, ['url', 'count'])),
    users: users.map(row => without(row, ['url', 'count', 'roles'])),
    roles: unique(users.flatMap(({ roles }) => objectsIn(roles))),
    roles_users: links(users, 'roles', 'user_id', 'role_id'),
    products: rows('tiers').map(row => without(row, ['benefits'])),
    ...benefitTables(rows('tiers')),
    newsletters: rows('newsletters').map(row => without(row, ['count', 'header_image_url'])),
    offers: rows('offers').map(offerRow),
    members: members.map(row => Object.fromEntries(MEMBER.map(name => [name, row[name]]))),
    labels: unique(members.flatMap(({ labels }) => objectsIn(labels))),
    members_labels: links(members, 'labels', 'member_id', 'label_id'),
    members_newsletters: links(members, 'newsletters', 'member_id', 'newsletter_id'),
    members_products: links(members, 'tiers', 'member_id', 'product_id'),
  }
}

/** What the API works out, and what stands in other tables. */
const POST_ONLY = [
  ...['tags', 'authors', 'tiers', 'primary_tag', 'primary_author', 'newsletter', 'email', 'count', 'url'],
  ...['excerpt', 'reading_time', 'post_revisions', 'email_segment', 'access', 'send_email_when_published'],
]

const MEMBER = [
  ...['id', 'uuid', 'email', 'name', 'note', 'geolocation', 'status', 'email_count', 'email_opened_count'],
  ...['email_open_rate', 'last_seen_at', 'created_at', 'updated_at'],
]

function typed(type: string): (row: JsonObject) => JsonObject {
  return row => ({ ...row, type })
}

/** The API lists tiers with every post; only those of a post that is for some of them are kept. */
function isOfTiers({ visibility }: JsonObject): boolean {
  return visibility === 'tiers'
}

function without(row: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

function links(rows: readonly JsonObject[], list: string, from: string, to: string): readonly JsonObject[] {
  return rows.flatMap(row =>
    objectsIn(row[list]).map(({ id }, i) => ({ [from]: row.id, [to]: id, sort_order: i })),
  )
}

function unique(rows: readonly JsonObject[]): readonly JsonObject[] {
  return [...new Map(rows.map(row => [row.id, row])).values()]
}

/** Benefits are texts there, and rows in the database. */
function benefitTables(tiers: readonly JsonObject[]) {
  const found = tiers.flatMap(({ id, benefits }) =>
    (Array.isArray(benefits) ? benefits : []).map((benefit, i) => ({ tier: id, name: nameOf(benefit), i })),
  )
  return {
    benefits: found.map(({ name }) => ({ id: name, name })),
    products_benefits: found.map(({ tier, name, i }) => ({
      product_id: tier,
      benefit_id: name,
      sort_order: i,
    })),
  }
}

function nameOf(benefit: unknown): unknown {
  return isObject(benefit) ? benefit.name : benefit
}

function offerRow(row: JsonObject): JsonObject {
  const { id, name, code, currency, duration, duration_in_months, created_at, updated_at } = row
  return {
    ...{ id, name, code, currency, duration, duration_in_months, created_at, updated_at },
    active: row.status !== 'archived',
    portal_title: row.display_title,
    portal_description: row.display_description || null,
    discount_type: row.type === 'fixed' ? 'amount' : row.type,
    discount_amount: row.amount,
    interval: row.cadence,
    product_id: Object(row.tier).id,
  }
}
