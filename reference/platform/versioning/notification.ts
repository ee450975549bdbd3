import { tokenKeyId } from '../admin-api/token.ts'
import type { Exchange, NegotiationRule, Site } from '../contracts.ts'
import { parseQuery, queryText } from '../http/query.ts'
import { splitTarget } from '../http/request.ts'
import { mailAddress, settingOf } from '../present/setting.ts'
import { roleOf } from '../resources/users.ts'
import type { Mail } from '../site/mail.ts'
import type { Row } from '../values.ts'
import { compareVersions, findVersion, shortVersion, type Version } from '../version.ts'

/**
 * When the version asked for is below the minimum that the site supports, and the request cannot be served or has
 * changed significantly since that version, the site's administrators are told by e-mail.
 */
export const notification: NegotiationRule = {
  clause: 'platform.versioning.notification',
  after: exchange =>
    isBelowMinimum(exchange) && (exchange.unserved || hasChanged(exchange)) ? notify(exchange) : [],
}

/**
 * Whether a request must be sent otherwise, does something else, or is answered without what it was answered with.
 * That an answer has more than before is no significant change, nor that something is deprecated.
 * UNDOCUMENTED: which changes are significant is not said.
 */
function hasChanged(exchange: Exchange): boolean {
  return significant(exchange).length > 0
}

/** A request that is refused anyhow is not answered otherwise. */
function significant({ changes, refused }: Exchange): Exchange['changes'] {
  return changes.filter(({ effect }) => effect === 'breaks' || (effect === 'answer' && !refused))
}

/** The minimum that a site supports: what it says, else the first release of the running major. */
export function minimumVersion({ data, version }: Site): Version {
  return data.minimumVersion ?? { major: version.major, minor: 0, patch: 0 }
}

function isBelowMinimum({ acceptVersion, site }: Exchange): boolean {
  const asked = acceptVersion === null ? null : findVersion(acceptVersion)
  return asked !== null && compareVersions(asked, minimumVersion(site)) < 0
}

/**
 * One mail to each owner and administrator, once for each version that is asked for.
 * UNDOCUMENTED: who is told, how often and in which words is observed on the real program.
 */
export function notify(exchange: Exchange): readonly Mail[] {
  const { acceptVersion, site } = exchange
  if (acceptVersion === null || site.store.find('version_notifications', acceptVersion)) return []
  const integration = integrationOf(exchange)
  if (!integration || integration.type === 'internal' || integration.type === 'core') return []
  const mails = administrators(site).map(user => composeMail(exchange, integration.name, user))
  for (const mail of mails) site.outbox.send(mail)
  site.store.put('version_notifications', { id: acceptVersion })
  return mails
}

function administrators(site: Site): readonly Row[] {
  return site.store
    .rows('users')
    .filter(user => user.status === 'active' && ['Owner', 'Administrator'].includes(roleOf(user, site.store)))
}

interface Named {
  readonly name: string
  readonly type: string
}

/** The integration whose key the request carries, unchecked. A request without any key counts for an unknown one. */
function integrationOf({ raw, site }: Exchange): Named | null {
  const secret = queryText(parseQuery(splitTarget(raw.target).query), 'key')
  const kid = tokenKeyId(raw.headers.authorization)
  if (secret === null && kid === null) return { name: 'unknown', type: 'custom' }
  const key =
    kid === null ? site.store.findBy('api_keys', 'secret', String(secret)) : site.store.find('api_keys', kid)
  const found = key && site.store.find('integrations', String(key.integration_id))
  return found ? { name: String(found.name), type: String(found.type) } : null
}

function composeMail(exchange: Exchange, integration: string, user: Row): Mail {
  const { acceptVersion, site } = exchange
  const about = subjectOf(exchange, integration)
  const lines = [
    `${about}: it asked for a version of the API that this site no longer supports.`,
    ...significant(exchange).map(({ says }) => says),
    `Integration expected ${site.brand.name} version: ${acceptVersion}`,
    `Current ${site.brand.name} version: v${shortVersion(site.version)}`,
    `${exchange.refused ? 'Failed request' : 'Request'} URL: ${splitTarget(exchange.raw.target).path}`,
    `This email was sent from ${site.data.url} to ${String(user.email)}`,
  ]
  return {
    from: `${String(settingOf(site, 'title'))} <${mailAddress(site)}>`,
    to: String(user.email),
    subject: `Attention required: ${about}`,
    text: lines.join('\n'),
    html: lines.map(line => `<p>${line}</p>`).join('\n'),
    sentAt: new Date(site.clock.now()).toISOString(),
  }
}

/** What happened: that a request failed is said of those that did. */
function subjectOf({ raw, refused }: Exchange, integration: string): string {
  const isZapier = (raw.headers['user-agent'] ?? '').split('/')[0] === 'Zapier'
  const who = isZapier ? 'One of your Zaps' : `Your ${integration} integration`
  return refused ? `${who} has failed` : `${who} is served otherwise than it expects`
}
