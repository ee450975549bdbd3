import type { Json } from '../values.ts'

/** One setting of a site: which group it is in, and what it holds. */
export interface SettingDefinition {
  readonly key: string
  readonly group: string
  readonly kind: 'text' | 'flag' | 'list' | 'object' | 'number'
  readonly initial: Json
  readonly oneOf?: readonly string[]
  readonly isAddress?: true
  /** Only the platform itself changes it. */
  readonly fixed?: true
}

type More = Partial<Omit<SettingDefinition, 'key' | 'group' | 'kind' | 'initial'>>

/** Settings are told by their group; each line is a group with its settings in the order in which they are served. */
export const settingDefinitions: readonly SettingDefinition[] = [
  ...group('site', [
    text('title', ''),
    text('description', ''),
    text('heading_font', ''),
    text('body_font', ''),
    text('logo', '', { isAddress: true }),
    text('cover_image', null, { isAddress: true }),
    text('icon', '', { isAddress: true }),
    text('accent_color', '#FF1A75'),
    text('locale', 'en'),
    text('timezone', 'Etc/UTC'),
    text('codeinjection_head', ''),
    text('codeinjection_foot', ''),
    text('facebook', null),
    text('twitter', null),
    list('navigation', '[{"label":"Home","url":"/"},{"label":"About","url":"/about/"}]'),
    list('secondary_navigation', '[{"label":"Sign up","url":"#/portal/"}]'),
    text('meta_title', null),
    text('meta_description', null),
    text('og_image', null, { isAddress: true }),
    text('og_title', null),
    text('og_description', null),
    text('twitter_image', null, { isAddress: true }),
    text('twitter_title', null),
    text('twitter_description', null),
  ]),
  ...group('theme', [text('active_theme', 'source', { fixed: true })]),
  ...group('private', [
    flag('is_private', false),
    text('password', ''),
    text('public_hash', null, { fixed: true }),
  ]),
  ...group('members', [
    text('default_content_visibility', 'public'),
    list('default_content_visibility_tiers', '[]'),
    text('members_signup_access', 'all', { oneOf: ['all', 'invite', 'none'] }),
    text('members_support_address', 'noreply', { fixed: true }),
    text('payments_secret_key', null),
    text('payments_publishable_key', null),
    list('payments_plans', '[]'),
    text('payments_connect_publishable_key', null),
    text('payments_connect_secret_key', null),
    text('payments_connect_livemode', null),
    text('payments_connect_display_name', null),
    text('payments_connect_account_id', null),
    text('members_monthly_price_id', null),
    text('members_yearly_price_id', null),
    flag('members_track_sources', true),
  ]),
  ...group('portal', [
    flag('portal_name', true),
    flag('portal_button', true),
    list('portal_plans', '["free"]'),
    text('portal_default_plan', 'yearly', { oneOf: ['yearly', 'monthly'] }),
    list('portal_tiers', '[]'),
    text('portal_button_style', 'icon-and-text', { oneOf: ['text-only', 'icon-and-text', 'icon-only'] }),
    text('portal_button_icon', null),
    text('portal_button_signup_text', 'Subscribe'),
    text('portal_signup_terms_html', null),
    flag('portal_signup_checkbox_required', false),
  ]),
  ...group('email', [
    text('mailgun_domain', null),
    text('mailgun_api_key', null),
    text('mailgun_base_url', null),
    flag('email_track_opens', true),
    flag('email_track_clicks', true),
    flag('email_verification_required', false, { fixed: true }),
  ]),
  ...group('amp', [flag('amp', false), text('amp_gtag_id', null)]),
  ...group('firstpromoter', [flag('firstpromoter', false), text('firstpromoter_id', null)]),
  ...group('labs', [{ key: 'labs', kind: 'object', initial: '{}' }]),
  ...group('slack', [text('slack_url', ''), text('slack_username', '')]),
  ...group('unsplash', [flag('unsplash', true)]),
  ...group('views', [list('shared_views', '[]')]),
  ...group('editor', [
    text('editor_default_email_recipients', 'visibility', { oneOf: ['disabled', 'visibility', 'filter'] }),
    text('editor_default_email_recipients_filter', 'all'),
  ]),
  ...group('announcement', [
    text('announcement_content', null),
    list('announcement_visibility', '[]'),
    text('announcement_background', 'dark'),
  ]),
  ...group('comments', [text('comments_enabled', 'off', { oneOf: ['off', 'all', 'paid'] })]),
  ...group('analytics', [flag('outbound_link_tagging', true)]),
  ...group('pintura', [flag('pintura', true), text('pintura_js_url', null), text('pintura_css_url', null)]),
  ...group('donations', [
    text('donations_currency', 'USD'),
    { key: 'donations_suggested_amount', kind: 'number', initial: '500' },
  ]),
  ...group('recommendations', [flag('recommendations_enabled', false)]),
]

type Ungrouped = Omit<SettingDefinition, 'group'>

function group(name: string, settings: readonly Ungrouped[]): readonly SettingDefinition[] {
  return settings.map(setting => ({ ...setting, group: name }))
}

function text(key: string, initial: string | null, more: More = {}): Ungrouped {
  return { key, kind: 'text', initial, ...more }
}

function flag(key: string, initial: boolean, more: More = {}): Ungrouped {
  return { key, kind: 'flag', initial, ...more }
}

/** Lists are kept as JSON text. */
function list(key: string, initial: string): Ungrouped {
  return { key, kind: 'list', initial }
}

/** Setting by key as the content API serves it: under which key it stands there, in order. */
export const publicSettings: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  logo: 'logo',
  icon: 'icon',
  accent_color: 'accent_color',
  cover_image: 'cover_image',
  facebook: 'facebook',
  twitter: 'twitter',
  lang: 'locale',
  locale: 'locale',
  timezone: 'timezone',
  codeinjection_head: 'codeinjection_head',
  codeinjection_foot: 'codeinjection_foot',
  navigation: 'navigation',
  secondary_navigation: 'secondary_navigation',
  meta_title: 'meta_title',
  meta_description: 'meta_description',
  og_image: 'og_image',
  og_title: 'og_title',
  og_description: 'og_description',
  twitter_image: 'twitter_image',
  twitter_title: 'twitter_title',
  twitter_description: 'twitter_description',
  members_support_address: 'members_support_address',
  members_enabled: 'members_enabled',
  allow_self_signup: 'allow_self_signup',
  members_invite_only: 'members_invite_only',
  paid_members_enabled: 'paid_members_enabled',
  firstpromoter_account: 'firstpromoter_account',
  portal_button_style: 'portal_button_style',
  portal_button_signup_text: 'portal_button_signup_text',
  portal_button_icon: 'portal_button_icon',
  portal_signup_terms_html: 'portal_signup_terms_html',
  portal_signup_checkbox_required: 'portal_signup_checkbox_required',
  portal_plans: 'portal_plans',
  portal_default_plan: 'portal_default_plan',
  portal_name: 'portal_name',
  portal_button: 'portal_button',
  comments_enabled: 'comments_enabled',
  recommendations_enabled: 'recommendations_enabled',
  outbound_link_tagging: 'outbound_link_tagging',
  default_email_address: 'default_email_address',
  support_email_address: 'support_email_address',
  editor_default_email_recipients: 'editor_default_email_recipients',
  labs: 'labs',
}
