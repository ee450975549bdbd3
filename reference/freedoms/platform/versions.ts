import type { ServiceResponse } from '../../http/message.ts'
import { oldUrls } from '../../platform/versioning/api-roots.ts'
import { contentVersion } from '../../platform/versioning/negotiation.ts'
import { deviations } from '../../quirks/deviations.ts'
import type { Units } from '../../units/units.ts'
import type { Around, Freedom } from '../freedom.ts'
import { ofApi } from './requests.ts'

const CONTENT_VERSION = 'platform/versioning.rule-4'
const PREFIXES = 'platform/versioning.rule-2'
const OLD_URLS = 'platform/versioning.rule-6'

/** In which form versions are told, and which of two sentences counts where they contradict each other. */
export const versions: readonly Freedom[] = [
  header('bare-number', 'names the version that answered without a letter', 'content-version', text =>
    text.replace(/^v/, ''),
  ),
  header('major-only', 'names the major that answered', 'content-version', text => text.split('.')[0] ?? ''),
  header('in-words', 'names the version that answered in words', 'content-version', text =>
    text.replace(/^v/, 'platform; version='),
  ),
  {
    id: 'platform.versions.always-named',
    says: 'names the version that answered also when nobody asked',
    leftOpenBy: [CONTENT_VERSION],
    apply: units => applied(units, deviations(contentVersion, [['always-named', '', { headers: always }]])),
  },
  header(
    'deprecation-flag',
    'says of old URLs that they are deprecated, and no more',
    'deprecation',
    () => 'true',
  ),
  header('deprecation-date', 'says since when old URLs are deprecated', 'deprecation', () => '@1653004800'),
  {
    id: 'platform.versions.without-v2',
    says: 'has no /v2/ at 5.0, which 4.0 said would be removed in the next major',
    leftOpenBy: [PREFIXES, OLD_URLS],
    apply: units => applied(units, deviations(oldUrls, [['without-v2', '', withoutV2]])),
  },
]

function header(
  name: string,
  says: string,
  changed: 'content-version' | 'deprecation',
  change: (value: string) => string,
): Freedom {
  const around: Around = async (request, server) => {
    const answer = await server(request)
    const value = answer.headers[changed]
    return ofApi(request) && typeof value === 'string' ? withHeader(answer, changed, change(value)) : answer
  }
  return { id: `platform.versions.${name}`, says, leftOpenBy: [CONTENT_VERSION, OLD_URLS], around }
}

function withHeader(answer: ServiceResponse, name: string, value: string): ServiceResponse {
  return { ...answer, headers: { ...answer.headers, [name]: value } }
}

function applied(units: Units, changes: readonly { readonly apply: (units: Units) => Units }[]): Units {
  return changes.reduce((changed, { apply }) => apply(changed), units)
}

function always(exchange: Parameters<NonNullable<typeof contentVersion.headers>>[0]) {
  return contentVersion.headers?.({ ...exchange, acceptVersion: exchange.acceptVersion ?? 'v5.0' }) ?? {}
}

function withoutV2({ open }: typeof oldUrls): Partial<typeof oldUrls> {
  return { open: (path, raw, site) => (path.startsWith('/v2/') ? null : open(path, raw, site)) }
}
