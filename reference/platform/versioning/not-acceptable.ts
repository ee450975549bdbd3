import { codeWord } from '../brand.ts'
import type { Exchange, NegotiationRule } from '../contracts.ts'
import { badRequest, PlatformError } from '../errors.ts'
import { compareVersions, findVersion, shortVersion, type Version } from '../version.ts'

/**
 * What a request gets that no route serves and that asks for a version.
 * UNDOCUMENTED: that a request cannot be served is documented, how it is answered is observed.
 */
export const versionUnreadable: NegotiationRule = {
  clause: 'platform.versioning.version-unreadable',
  refuse: ({ acceptVersion }) => {
    if (acceptVersion === null || findVersion(acceptVersion)) return null
    return badRequest('Requested version is not supported.')
  },
}

/** An older version than the running one: the client should be brought up to date. */
export const versionBehind: NegotiationRule = {
  clause: 'platform.versioning.version-behind',
  refuse: exchange => {
    if (!(distance(exchange) < 0)) return null
    const { brand } = exchange.site
    return notAcceptable(exchange, 'behind', 'UPDATE_CLIENT', `Try upgrading your ${brand.name} API client.`)
  },
}

/** A newer version than the running one: the site should be brought up to date. */
export const versionAhead: NegotiationRule = {
  clause: 'platform.versioning.version-ahead',
  refuse: exchange => {
    if (!(distance(exchange) > 0)) return null
    const { brand } = exchange.site
    return notAcceptable(
      exchange,
      'ahead of',
      `UPDATE_${codeWord(brand)}`,
      `Try upgrading your ${brand.name} install.`,
    )
  },
}

function notAcceptable(
  exchange: Exchange,
  where: 'behind' | 'ahead of',
  code: string,
  help: string,
): PlatformError {
  const { acceptVersion, site } = exchange
  const context = `Provided client accept-version ${acceptVersion} is ${where} current ${site.brand.name} version v${shortVersion(site.version)}.`
  const message = 'Request could not be served, the endpoint was not found.'
  return new PlatformError(406, 'RequestNotAcceptableError', message, { context, code, help })
}

/** How far the version asked for is from the running one; NaN when none is asked for. Patches do not run. */
function distance({ acceptVersion, site }: Exchange): number {
  const asked = acceptVersion === null ? null : findVersion(acceptVersion)
  const running: Version = { ...site.version, patch: 0 }
  return asked ? compareVersions(asked, running) : Number.NaN
}
