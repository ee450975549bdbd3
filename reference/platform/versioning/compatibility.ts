import type { NegotiationRule } from '../contracts.ts'
import { compareVersions, documentedMajor, findVersion } from '../version.ts'
import { minimumVersion } from './notification.ts'

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
