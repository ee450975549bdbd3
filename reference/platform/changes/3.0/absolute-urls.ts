import type { Change, UrlRule } from '../../contracts.ts'
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
