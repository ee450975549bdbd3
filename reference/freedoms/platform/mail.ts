import type { NegotiationRule, PlatformUnits, Route, Site } from '../../platform/contracts.ts'
import { type Mail, Outbox } from '../../platform/site/mail.ts'
import { ownerOf } from '../../platform/write/users.ts'
import type { Freedom } from '../freedom.ts'

const NOTIFIED = 'platform/versioning.rule-5'

/** In which words and how often mails are written, and to which of the site's administrators. */
export const mails: readonly Freedom[] = [
  mailing('other-words', 'writes its mails in words of its own', mails =>
    mails.map(mail => ({
      ...mail,
      subject: 'News',
      text: `Hello. ${mail.text}`,
      html: `<p>Hello.</p>${mail.html}`,
    })),
  ),
  mailing('backwards', 'writes to its users in another order', mails => mails.toReversed()),
  mailing('one-for-all', 'writes one mail to all of its administrators', mails => {
    const [first] = mails
    return first ? [{ ...first, to: mails.map(({ to }) => to).join(', ') }] : []
  }),
  mailing('without-owner', 'does not count the owner among the administrators', (mails, site) =>
    mails.filter(({ to, subject }) => !/^Attention/.test(subject) || to !== ownerOf(site)?.email),
  ),
]

type Change = (mails: readonly Mail[], site: Site) => readonly Mail[]

/** What is written because of one request, changed before it is sent. */
function mailing(name: string, says: string, change: Change): Freedom {
  const written = (units: PlatformUnits): PlatformUnits => ({
    ...units,
    negotiation: units.negotiation.map(rule => ({ ...rule, after: afterwards(rule, change) })),
    routes: units.routes.map(route => ({ ...route, handle: handling(route, change) })),
  })
  return {
    id: `platform.mails.${name}`,
    says,
    leftOpenBy: [NOTIFIED],
    apply: units => ({ ...units, platform: written(units.platform) }),
  }
}

function afterwards({ after }: NegotiationRule, change: Change): NonNullable<NegotiationRule['after']> {
  return exchange => {
    const { mine, send } = outboxBefore(exchange.site, change)
    after?.({ ...exchange, site: mine })
    send()
  }
}

function handling({ handle }: Route, change: Change): Route['handle'] {
  return async call => {
    const { mine, send } = outboxBefore(call.site, change)
    const answer = await handle({ ...call, site: mine })
    send()
    return answer
  }
}

/** The site with an outbox of its own, and what sends its mails changed. */
function outboxBefore(site: Site, change: Change) {
  const outbox = new Outbox()
  const send = () => {
    for (const mail of change(outbox.mails, site)) site.outbox.send(mail)
  }
  return { mine: { ...site, outbox }, send }
}
