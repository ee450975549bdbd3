import { escapeHtml } from '../../http/escape-html.ts'
import type { Site } from '../contracts.ts'
import { mailAddress, settingOf } from '../present/setting.ts'
import type { Mail } from '../site/mail.ts'

type Letter = Pick<Mail, 'to' | 'subject' | 'text'> & Pick<Partial<Mail>, 'code'>

/** Sends a mail in the name of the site; its HTML is the text in one paragraph. */
export function sendFromSite(letter: Letter, site: Site): void {
  site.outbox.send({
    ...letter,
    from: `${String(settingOf(site, 'title'))} <${mailAddress(site)}>`,
    html: `<p>${escapeHtml(letter.text)}</p>`,
    sentAt: new Date(site.clock.now()).toISOString(),
  })
}
