import type { Change, StoredUrls, UrlRule } from '../../contracts.ts'
import { absoluteAddress, mapAddresses, mapPictures } from '../../text/urls.ts'

/** Pictures absolute, links relative unless the client asks for absolute ones. */
export const inconsistentUrls: UrlRule = {
  clause: 'platform.urls.inconsistent',
  address: (value, { data }) => absoluteAddress(value, data.url),
  content: (value, { data }, absolute) =>
    (absolute ? mapAddresses : mapPictures)(value, address => absoluteAddress(address, data.url)),
}

/** From 3.0 all images and links are served absolute, in content and srcsets too. */
export const absoluteUrlsServed: Change = {
  clause: 'platform.changes.3-0.absolute-urls',
  since: 3,
  scope: 'shape',
  restores: [inconsistentUrls],
  undo: units => ({ ...units, urls: [inconsistentUrls] }),
}

const asSent: StoredUrls = { clause: 'platform.changes.3-0.relative-urls', kept: value => value }

/**
 * From 3.0 addresses of the site are kept relative, whatever version a prefix asks for.
 * UNDOCUMENTED: that they were kept as they were sent before is assumed.
 */
export const relativeUrlsStored: Change = {
  clause: 'platform.changes.3-0.relative-urls',
  since: 3,
  scope: 'program',
  restores: [asSent],
  undo: units => ({ ...units, storedUrls: [asSent] }),
}
