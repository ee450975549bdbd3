import { idParameter } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Call, Route } from '../contracts.ts'
import { invalid, notFound } from '../errors.ts'
import { type Answer, noContent, ok } from '../http/answer.ts'
import { queryText } from '../http/query.ts'
import { mailAddress } from '../present/setting.ts'
import { showContent } from '../present/view.ts'
import { isObject, type Row, textOf, textsOf } from '../values.ts'
import { timestamp } from '../write/rows.ts'

const PATH = '/email_previews/posts/:id/'

/** How a post would look as an email, and a test of it to given addresses. */
export const emailPreviewRoutes: readonly Route[] = [
  {
    clause: 'platform.admin-api.email-previews.read',
    api: 'admin',
    method: 'GET',
    path: PATH,
    action: { verb: 'read', object: 'email_preview' },
    handle: preview,
  },
  {
    clause: 'platform.admin-api.email-previews.send',
    api: 'admin',
    method: 'POST',
    path: PATH,
    permission: { act: 'sendTestEmail', object: 'email_previews' },
    handle: sendPreview,
  },
]

function preview(call: Call): Answer {
  const { subject, html, plaintext } = render(existing(call), call)
  return ok({ email_previews: [{ subject, html, plaintext }] })
}

/** UNDOCUMENTED: the real program could not send (no mail provider was configured); 204 is its answer in the source. */
function sendPreview(call: Call): Answer {
  const post = existing(call)
  const { json } = call.request.body
  const emails = isObject(json) ? textsOf(json.emails) : []
  if (emails.length === 0) throw invalid('No emails provided.')
  const { subject, html, plaintext } = render(post, call)
  const { site } = call
  for (const to of emails) {
    site.outbox.send({
      from: mailAddress(site),
      to,
      subject: `[TEST] ${subject}`,
      text: plaintext,
      html,
      sentAt: timestamp(site),
    })
  }
  return noContent()
}

function existing(call: Call): Row {
  const row = call.site.store.find('posts', idParameter(call))
  if (row) return row
  throw notFound('Post not found.')
}

function render(post: Row, call: Call) {
  const { site } = call
  const slug = queryText(call.request.query, 'newsletter')
  const newsletter = slug === null ? undefined : site.store.findBy('newsletters', 'slug', slug)
  const view = viewOf(call, { include: new Set(), fields: null, formats: null })
  const title = textOf(post.email_subject) ?? textOf(post.title) ?? ''
  const heading = textOf(newsletter?.name) ?? site.data.title
  const body = showContent(textOf(post.html) ?? '', view)
  const html = `<!doctype html>\n<html><head><title>${title}</title></head><body><h3>${heading}</h3><h1>${title}</h1>${body}</body></html>`
  return { subject: title, html, plaintext: [heading, title, textOf(post.plaintext) ?? ''].join('\n\n') }
}
