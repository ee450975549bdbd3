import type { Change, UrlRule } from '../../contracts.ts'
import { absoluteAddress, mapAddresses } from '../../text/urls.ts'

/** Addresses are served as they are stored, unless the client asks for absolute ones. */
export const relativeUrls: UrlRule = {
  clause: 'platform.urls.relative',
  address: value => value,
  content: (value, { data }, absolute) =>
    absolute ? mapAddresses(value, address => absoluteAddress(address, data.url)) : value,
}

/** 2.0 tried to serve absolute URLs, not everywhere. Before, they were relative. */
export const absoluteUrlsTried: Change = {
  clause: 'platform.changes.2-0.absolute-urls',
  since: 2,
  scope: 'shape',
  restores: [relativeUrls],
  undo: units => ({ ...units, urls: [relativeUrls] }),
}
