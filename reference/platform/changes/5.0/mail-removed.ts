import type { Call, Change, Route } from '../../contracts.ts'
import { badRequest } from '../../errors.ts'
import { type Answer, ok } from '../../http/answer.ts'
import { mailAddress } from '../../present/setting.ts'
import { isObject, type JsonObject, objectsOf, textOf } from '../../values.ts'
import { timestamp } from '../../write/rows.ts'
import { withRoutes } from '../rewrite.ts'

export const mailRoute: Route = {
  clause: 'platform.admin-api.mail.send',
  api: 'admin',
  method: 'POST',
  path: '/mail/',
  handle: call => ok({ mail: [send(call, givenMail(call))] }),
}

export const testMailRoute: Route = {
  clause: 'platform.admin-api.mail.test',
  api: 'admin',
  method: 'POST',
  path: '/mail/test/',
  handle: testMail,
}

/** 5.0 removed `/mail/`, by which users sent mails through the site. */
export const mailRemoved: Change = {
  clause: 'platform.changes.5-0.mail-removed',
  since: 5,
  scope: 'site',
  restores: [mailRoute, testMailRoute],
  undo: units => withRoutes(units, mailRoute, testMailRoute),
}

function givenMail({ request }: Call): JsonObject {
  const { json } = request.body
  const message = isObject(json) ? objectsOf(json.mail)[0]?.message : undefined
  if (isObject(message) && textOf(message.to)) return message
  throw badRequest("No root key ('mail') provided.")
}

function send({ site }: Call, message: JsonObject): JsonObject {
  const part = (name: string) => textOf(message[name]) ?? ''
  const html = part('html')
  const sent = { from: mailAddress(site), to: part('to'), subject: part('subject'), text: part('text'), html }
  site.outbox.send({ ...sent, sentAt: timestamp(site) })
  return { message, status: { message: 'Message sent.' } }
}

/** A mail to the user who asks. */
function testMail(call: Call): Answer {
  const { actor, site } = call
  const to = actor.kind === 'user' ? (textOf(actor.user.email) ?? '') : ''
  send(call, { to, subject: 'Test email', text: 'It works.', html: '<p>It works.</p>' })
  return ok({
    message: 'Message sent.',
    messageId: `<${site.ids.uuid()}@${new URL(site.data.url).hostname}>`,
  })
}
