import type { Call } from '../contracts.ts'
import { badRequest } from '../errors.ts'
import { type Answer, noContent } from '../http/answer.ts'
import { mailAddress } from '../present/setting.ts'
import { isObject, textOf } from '../values.ts'
import { timestamp } from './rows.ts'

/** Asks to use an address for members' mail: the address gets a mail with a link that confirms it. */
export function requestMembersEmail({ request, site }: Call): Answer {
  const email = isObject(request.body.json) ? textOf(request.body.json.email) : null
  if (email === null || !email.includes('@')) throw badRequest('Please send a valid email')
  const link = `${site.data.url}/${site.brand.word}/#/settings/members?verify=${site.ids.secret(16)}`
  site.outbox.send({
    from: mailAddress(site),
    to: email,
    subject: 'Confirm your email address',
    text: `Confirm that ${site.data.title} may use this address: ${link}`,
    html: `<p>Confirm that ${site.data.title} may use this address: <a href="${link}">${link}</a></p>`,
    sentAt: timestamp(site),
  })
  return noContent()
}
