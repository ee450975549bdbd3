import type { Exchange, NegotiationRule } from '../contracts.ts'
import { PlatformError } from '../errors.ts'
import { compareVersions, findVersion } from '../version.ts'

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
