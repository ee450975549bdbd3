import type { UrlRule } from '../contracts.ts'
import { absoluteAddress, mapAddresses } from '../text/urls.ts'

/** Addresses of the site are served absolute: of images and links, inside texts and in srcsets. */
export const absoluteUrls: UrlRule = {
  clause: 'platform.urls.absolute',
  address: (value, { data }) => absoluteAddress(value, data.url),
  content: (value, { data }) => mapAddresses(value, address => absoluteAddress(address, data.url)),
}

export const urlRules: readonly UrlRule[] = [absoluteUrls]
