import { viewOf } from '../actions/shelf.ts'
import type { Call } from '../contracts.ts'
import { badRequest } from '../errors.ts'
import { queryText } from '../http/query.ts'
import { parseFilter } from '../nql/parse.ts'
import { keepMatching } from '../parameters/filter.ts'
import { mailAddress, settingOf } from '../present/setting.ts'
import { showContent } from '../present/view.ts'
import { members } from '../resources/members.ts'
import { listOf, type Row, textOf } from '../values.ts'
import { timestamp } from './rows.ts'

/**
 * Sends a post as email when it is published with the parameter `newsletter`, the newsletter's slug;
 * `email_segment` is a filter of members, without it everyone gets it who subscribes to the newsletter.
 * @throws PlatformError 400 for a newsletter or segment that is none
 */
export function sendOnPublish(post: Row, before: Row | null, call: Call): Row {
  const slug = queryText(call.request.query, 'newsletter')
  const wasPublished = before?.status === 'published' || before?.status === 'sent'
  const isOut = post.status === 'published' || post.status === 'sent'
  if (slug === null || post.type !== 'post' || !isOut || wasPublished) return post
  const newsletter = activeNewsletter(slug, call)
  const segment = queryText(call.request.query, 'email_segment') ?? 'all'
  const recipients = recipientsOf(newsletter, segment, call)
  const sent: Row = { ...post, newsletter: newsletter.id, email_segment: segment }
  call.site.store.put('posts', sent)
  call.site.store.put('emails', emailOf(sent, newsletter, recipients.length, call))
  for (const member of recipients) mailTo(member, sent, call)
  return sent
}

function activeNewsletter(slug: string, { site }: Call): Row {
  const newsletter = site.store.findBy('newsletters', 'slug', slug)
  if (newsletter?.status === 'active') return newsletter
  throw badRequest("The newsletter parameter doesn't match any active newsletter.")
}

/** Members who subscribe to a newsletter and are in a segment: `all`, or a filter such as `status:free`. */
export function recipientsOf(newsletter: Row, segment: string, { site }: Call): readonly Row[] {
  const subscribed = site.store
    .rows('members')
    .filter(member => listOf(member.newsletters).includes(newsletter.id))
  if (segment === 'all') return subscribed
  if (!parseFilter(segment)) {
    throw badRequest("The email segment parameter doesn't contain a valid filter", {
      context: 'Error parsing filter',
    })
  }
  return keepMatching(subscribed, segment, { resource: members, site, ignored: [] })
}

function emailOf(post: Row, newsletter: Row, count: number, { site }: Call): Row {
  const now = timestamp(site)
  return {
    id: site.ids.id(),
    post_id: post.id,
    uuid: site.ids.uuid(),
    status: 'submitted',
    recipient_filter: post.email_segment ?? 'all',
    error: null,
    error_data: null,
    email_count: count,
    delivered_count: 0,
    opened_count: 0,
    failed_count: 0,
    subject: subjectOf(post),
    from: sender(site),
    reply_to: null,
    html: null,
    plaintext: null,
    source: post.lexical ?? post.mobiledoc ?? null,
    source_type: post.lexical ? 'lexical' : 'mobiledoc',
    track_opens: settingOf(site, 'email_track_opens'),
    track_clicks: settingOf(site, 'email_track_clicks'),
    feedback_enabled: newsletter.feedback_enabled ?? false,
    submitted_at: now,
    newsletter_id: newsletter.id,
    created_at: now,
    updated_at: now,
  }
}

function mailTo(member: Row, post: Row, call: Call): void {
  const { site } = call
  const view = viewOf(call, { include: new Set(), fields: null, formats: null })
  site.outbox.send({
    from: sender(site),
    to: String(member.email),
    subject: subjectOf(post),
    text: textOf(post.plaintext) ?? '',
    html: showContent(textOf(post.html) ?? '', view),
    sentAt: timestamp(site),
  })
}

function subjectOf({ email_subject, title }: Row): string {
  return String(email_subject ?? title)
}

function sender(site: Call['site']): string {
  return `"${String(settingOf(site, 'title'))}" <${mailAddress(site)}>`
}
