import type { StoredUrls, UrlRule } from '../contracts.ts'
import { absoluteAddress, mapAddresses, relativeAddress } from '../text/urls.ts'

/** Addresses of the site are kept relative, so that they follow the site to another URL. */
export const relativeStored: StoredUrls = {
  clause: 'platform.urls.stored',
  kept: (value, urls, { data }) =>
    urls === 'address'
      ? relativeAddress(value, data.url)
      : mapAddresses(value, address => relativeAddress(address, data.url)),
}

export const storedUrls: readonly StoredUrls[] = [relativeStored]

/** Addresses of the site are served absolute: of images and links, inside texts and in srcsets. */
export const absoluteUrls: UrlRule = {
  clause: 'platform.urls.absolute',
  address: (value, { data }) => absoluteAddress(value, data.url),
  content: (value, { data }) => mapAddresses(value, address => absoluteAddress(address, data.url)),
}

export const urlRules: readonly UrlRule[] = [absoluteUrls]
