import type { JsonObject } from '../../compare/json-value.ts'
import type { Fields } from '../imported.ts'
import type { LeftOutList } from '../left-out.ts'

/**
 * Columns of a table that come over under the same name, each with the value that a row has when a world does not say
 * it: `true` and `false` for flags, which databases keep as 1 and 0.
 */
export type Columns = Readonly<Record<string, string | number | boolean | null>>

const ID: Columns = { id: null }
const TIMES: Columns = { created_at: null, updated_at: null }

const SEARCH: Columns = {
  ...{ og_image: null, og_title: null, og_description: null },
  ...{ twitter_image: null, twitter_title: null, twitter_description: null },
  ...{ meta_title: null, meta_description: null },
}

export const POST_META: Columns = {
  ...SEARCH,
  ...{ email_subject: null, frontmatter: null, email_only: false },
  ...{ feature_image_alt: null, feature_image_caption: null },
}

export const POST: Columns = {
  ...ID,
  ...{ uuid: null, title: null, slug: null, mobiledoc: null, lexical: null, html: null, comment_id: null },
  ...{ feature_image: null, featured: false, status: null, visibility: 'public', published_at: null },
  ...{ custom_excerpt: null, codeinjection_head: null, codeinjection_foot: null, custom_template: null },
  ...{ canonical_url: null, show_title_and_feature_image: true },
  ...POST_META,
  ...TIMES,
}

export const TAG: Columns = {
  ...ID,
  ...{ name: null, slug: null, description: null, feature_image: null, visibility: null },
  ...SEARCH,
  ...{ codeinjection_head: null, codeinjection_foot: null, canonical_url: null, accent_color: null },
  ...TIMES,
}

export const USER: Columns = {
  ...ID,
  ...{
    name: null,
    slug: null,
    email: null,
    password: null,
    profile_image: null,
    cover_image: null,
    bio: null,
  },
  ...{ website: null, location: null, facebook: null, twitter: null, accessibility: null, status: 'active' },
  ...{ locale: null, meta_title: null, meta_description: null, tour: null, last_seen: null },
  ...{ comment_notifications: true, free_member_signup_notification: true, mention_notifications: true },
  ...{ paid_subscription_started_notification: true, paid_subscription_canceled_notification: false },
  ...{ recommendation_notifications: true, milestone_notifications: true, donation_notifications: true },
  ...TIMES,
}

export const TIER: Columns = {
  ...ID,
  ...{ name: null, slug: null, description: null, active: true, type: 'paid', welcome_page_url: null },
  ...{ visibility: 'public', currency: null, monthly_price: null, yearly_price: null, trial_days: 0 },
  ...TIMES,
}

export const NEWSLETTER: Columns = {
  ...ID,
  ...{ uuid: null, name: null, description: null, feedback_enabled: false, slug: null, sender_name: null },
  ...{ sender_email: null, sender_reply_to: 'newsletter', status: 'active', visibility: 'members' },
  ...{ subscribe_on_signup: true, sort_order: null, header_image: null, show_header_icon: true },
  ...{ show_header_title: true, show_excerpt: false, title_font_category: 'sans_serif' },
  ...{ title_alignment: 'center', show_feature_image: true, body_font_category: 'sans_serif' },
  ...{ footer_content: null, show_badge: true, show_header_name: true, show_post_title_section: true },
  ...{ show_comment_cta: true, show_subscription_details: false, show_latest_posts: false },
  ...{ background_color: 'light', border_color: null, title_color: null },
  ...TIMES,
}

export const OFFER: Columns = {
  ...ID,
  ...{ name: null, code: null, currency: null, duration: null, duration_in_months: null },
  ...TIMES,
}

export const LABEL: Columns = { ...ID, name: null, slug: null, ...TIMES }

export const MEMBER: Columns = {
  ...ID,
  ...{ uuid: null, email: null, name: null, note: null, geolocation: null, status: 'free' },
  ...{ email_count: 0, email_opened_count: 0, email_open_rate: null, last_seen_at: null },
  ...TIMES,
}

export const INTEGRATION: Columns = {
  ...ID,
  ...{ type: 'custom', name: null, slug: null, icon_image: null, description: null },
  ...TIMES,
}

export const ROLE: Columns = { ...ID, name: null, description: null, ...TIMES }

/** Columns that no answer shows, or that are told otherwise. */
const SILENT = [
  ...[
    'created_by',
    'updated_by',
    'published_by',
    'plaintext',
    'type',
    'email_recipient_filter',
    'newsletter_id',
  ],
  ...['post_id', 'monthly_price_id', 'yearly_price_id', 'transient_id', 'visibility', 'page'],
]

/** A row with the columns that come over, in their order; what it has anyhow is left away. */
export function rowOf(table: string, row: JsonObject, columns: Columns, leftOut: LeftOutList): Fields {
  for (const [name, value] of Object.entries(row)) {
    const isNothing = value === null || value === '' || value === 0 || value === '[]'
    if (!(name in columns) && !SILENT.includes(name) && !isNothing)
      leftOut.add(`${table}.${name}`, 'the platform’s answers have no such attribute')
  }
  const told = Object.entries(columns).flatMap(([name, usual]) => {
    const value = toldBy(name, row[name], usual)
    return value === undefined || value === null || value === usual ? [] : [[name, value] as const]
  })
  return Object.fromEntries(told)
}

function toldBy(name: string, value: unknown, usual: Columns[string]): unknown {
  if (typeof usual === 'boolean') return flagOf(value)
  if (/_at$|^last_seen$/.test(name)) return timeOf(value)
  return value
}

export function flagOf(value: unknown): unknown {
  return value === 1 || value === 'true' ? true : value === 0 || value === 'false' ? false : value
}

/** Databases keep times as `2024-02-01 08:00:00`, in UTC, or as milliseconds. */
export function timeOf(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const text = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(String(value))
    ? `${String(value).replace(' ', 'T')}Z`
    : value
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString()
}
