import { type JsonObject, textOf } from '../values.ts'
import { hostOf, settingOf } from './setting.ts'
import type { View } from './view.ts'

/**
 * Links to other sites say where their readers come from, unless the site switches that off.
 * UNDOCUMENTED: observed on the real program (`?ref=` with the site's host), which does so since some 5.x.
 */
export function tagOutboundLinks(post: JsonObject, { site }: View): JsonObject {
  const html = textOf(post.html)
  if (html === null || site.major < 5 || settingOf(site, 'outbound_link_tagging') !== true) return post
  const host = hostOf(site)
  const tagged = html.replace(
    /(<a\s[^>]*?href=")(https?:\/\/[^"]+)"/g,
    (_, before: string, address: string) => {
      return `${before}${tagAddress(address, host)}"`
    },
  )
  return { ...post, html: tagged }
}

function tagAddress(address: string, host: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (url.hostname === host || url.searchParams.has('ref')) return address
  url.searchParams.set('ref', host)
  return url.href
}
