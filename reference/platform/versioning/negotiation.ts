import type { Exchange, NegotiationRule } from '../contracts.ts'
import { PlatformError } from '../errors.ts'
import { compareVersions, documentedMajor, findVersion, shortVersion } from '../version.ts'
import { versionAhead, versionBehind, versionUnreadable } from './not-acceptable.ts'
import { minimumVersion, notification } from './notification.ts'

/**
 * The admin interface says which version it was made for, and must not be newer than the site or of another
 * major.
 * UNDOCUMENTED: observed on the real program.
 */
export const clientVersion: NegotiationRule = {
  clause: 'platform.versioning.client-version',
  forbid: exchange => (exchange.opened?.api === 'admin' ? mismatch(exchange) : null),
}

function mismatch({ raw, site }: Exchange): PlatformError | null {
  const sent = raw.headers[`x-${site.brand.word}-version`]
  if (sent === undefined) return null
  const asked = findVersion(sent)
  const { major, minor, patch } = site.version
  if (asked && asked.major === major && compareVersions({ ...asked, patch: 0 }, site.version) <= 0)
    return null
  const message = `Client request for ${sent} does not match server version ${major}.${minor}.${patch}.`
  return new PlatformError(400, 'VersionMismatchError', message)
}

/**
 * A request selects compatibility by its header: an older major that the site still supports is answered as that
 * major would. A site that supports no older one than its own answers all alike.
 * UNDOCUMENTED: how far compatibility reaches is not shown; it ends at the minimum version supported.
 */
export const compatibility: NegotiationRule = {
  clause: 'platform.versioning.compatibility',
  serveAs: (acceptVersion, site) => {
    const asked = acceptVersion === null ? null : findVersion(acceptVersion)
    if (!asked || asked.major >= site.major || compareVersions(asked, minimumVersion(site)) < 0) return null
    return documentedMajor(asked)
  },
}

/**
 * A request with `accept-version` gets `content-version`, which names the version that answered.
 */
export const contentVersion: NegotiationRule = {
  clause: 'platform.versioning.content-version',
  headers: ({ acceptVersion, site }) =>
    acceptVersion === null ? {} : { 'content-version': `v${shortVersion(site.version)}` },
}

/** The rules of version negotiation in the order in which they are asked. */
export const negotiationRules: readonly NegotiationRule[] = [
  clientVersion,
  compatibility,
  contentVersion,
  versionUnreadable,
  versionBehind,
  versionAhead,
  notification,
]
