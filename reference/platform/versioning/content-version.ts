import type { NegotiationRule } from '../contracts.ts'
import { shortVersion } from '../version.ts'

/**
 * A request with `accept-version` gets `content-version`, which names the version that answered.
 */
export const contentVersion: NegotiationRule = {
  clause: 'platform.versioning.content-version',
  headers: ({ acceptVersion, site }) =>
    acceptVersion === null ? {} : { 'content-version': `v${shortVersion(site.version)}` },
}
