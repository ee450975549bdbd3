import { describe, expect, test } from 'vitest'
import { first, openGazette, rows } from '../gazette.fixture.ts'

const site = openGazette({}, { settings: {} })
const headers = await site.token()
const cookie = { cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') }

async function settings(): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await site.get('admin: /settings/', cookie)
  return Object.fromEntries(rows(body).map(({ key, value }) => [String(key), value]))
}

test('settings that nobody changed', async () => {
  expect(await settings()).toMatchObject({
    ...{ is_private: false, members_track_sources: true, portal_name: true, portal_button: true },
    ...{ portal_signup_checkbox_required: false, email_track_opens: true, email_track_clicks: true },
    ...{ email_verification_required: false, amp: false, firstpromoter: false, unsplash: true },
    ...{ outbound_link_tagging: true, pintura: true, recommendations_enabled: false },
    ...{ description: '', locale: 'en', timezone: 'Etc/UTC', accent_color: '#FF1A75' },
    ...{ members_signup_access: 'all', default_content_visibility: 'public', comments_enabled: 'off' },
  })
})

test.each([
  ['active_theme', 'other'],
  ['public_hash', 'abc'],
  ['members_support_address', 'a@b.example'],
  ['email_verification_required', true],
])('only the platform itself changes %s', async (key, value) => {
  const before = (await settings())[key]
  await site.send('PUT', 'admin: /settings/', { settings: [{ key, value }] }, cookie)
  expect((await settings())[key]).toEqual(before)
})

describe('a new row of which nothing is said', () => {
  test('newsletter', async () => {
    const { body } = await site.send(
      'POST',
      'admin: /newsletters/',
      { newsletters: [{ name: 'N' }] },
      headers,
    )
    expect(first(body)).toMatchObject({
      ...{
        feedback_enabled: false,
        subscribe_on_signup: true,
        show_header_icon: true,
        show_header_title: true,
      },
      ...{ show_excerpt: false, show_feature_image: true, show_badge: true, show_header_name: true },
      ...{ show_post_title_section: true, show_comment_cta: true, show_subscription_details: false },
      ...{ show_latest_posts: false, status: 'active', visibility: 'members', title_alignment: 'center' },
    })
  })

  test('post', async () => {
    const { body } = await site.send('POST', 'admin: /posts/', { posts: [{ title: 'P' }] }, headers)
    const kept = { featured: false, email_only: false, visibility: 'public', status: 'draft' }
    expect(first(body)).toMatchObject(kept)
  })

  test('page', async () => {
    const { body } = await site.send('POST', 'admin: /pages/', { pages: [{ title: 'P' }] }, headers)
    expect(first(body)).toMatchObject({ show_title_and_feature_image: true, featured: false })
  })

  test('tier', async () => {
    const { body } = await site.send(
      'POST',
      'admin: /tiers/',
      { tiers: [{ name: 'T', monthly_price: 5, yearly_price: 50, currency: 'usd' }] },
      headers,
    )
    const kept = { active: true, type: 'paid', trial_days: 0, visibility: 'public' }
    expect(first(body)).toMatchObject(kept)
  })

  test('user', async () => {
    const { body } = await site.get('admin: /users/slug/ada/', cookie)
    expect(first(body)).toMatchObject({
      ...{ comment_notifications: true, free_member_signup_notification: true },
      ...{ paid_subscription_started_notification: true, paid_subscription_canceled_notification: false },
      ...{ mention_notifications: true, recommendation_notifications: true },
      ...{ milestone_notifications: true, donation_notifications: true },
    })
  })
})

test('the configuration names what is on and off', async () => {
  const { body } = await site.get('admin: /config/', cookie)
  expect(body).toMatchObject({
    config: {
      ...{ mail: 'SMTP', useGravatar: false, enableDeveloperExperiments: false, database: 'sqlite3' },
      ...{ mailgunIsConfigured: false, emailAnalytics: true, paymentsDirect: false },
      labs: {
        ...{ audienceFeedback: true, collections: true, themeErrorsNotification: true },
        ...{ outboundLinkTagging: true, announcementBar: true, newEmailAddresses: true, members: true },
      },
    },
  })
})
