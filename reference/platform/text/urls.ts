/** Attributes of HTML whose whole value is an address. */
const ADDRESSES = /\b(href|src|poster|action|data-kg-[a-z-]+)="([^"]*)"/g
const SRCSETS = /\bsrcset="([^"]*)"/g
/** Addresses inside JSON text, as both post-content formats write them. */
const JSON_ADDRESSES = /"(url|href|src)":"([^"]*)"/g

/** Rewrites every address that stands in markup or in a post-content format, each by `change`. */
export function mapAddresses(content: string, change: (address: string) => string): string {
  return content
    .replace(ADDRESSES, (_, name: string, value: string) => `${name}="${change(value)}"`)
    .replace(SRCSETS, (_, value: string) => `srcset="${mapSrcset(value, change)}"`)
    .replace(JSON_ADDRESSES, (_, name: string, value: string) => `"${name}":"${change(value)}"`)
}

/** Rewrites only the addresses of pictures: `src` and `srcset`. */
export function mapPictures(content: string, change: (address: string) => string): string {
  return content
    .replace(/\bsrc="([^"]*)"/g, (_, value: string) => `src="${change(value)}"`)
    .replace(SRCSETS, (_, value: string) => `srcset="${mapSrcset(value, change)}"`)
}

function mapSrcset(srcset: string, change: (address: string) => string): string {
  return srcset
    .split(',')
    .map(candidate => {
      const [address = '', ...size] = candidate.trim().split(/\s+/)
      return [change(address), ...size].join(' ')
    })
    .join(', ')
}

/** `/about/` as an address of the site; other addresses stay as they are. */
export function absoluteAddress(address: string, siteUrl: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? `${siteUrl}${address}` : address
}

/** An address of the site without the site's URL; other addresses stay as they are. */
export function relativeAddress(address: string, siteUrl: string): string {
  if (address === siteUrl) return '/'
  return address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
}
