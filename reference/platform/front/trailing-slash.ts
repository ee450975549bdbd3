import type { PageRule, Visit } from '../contracts.ts'
import { redirect } from '../http/answer.ts'
import { isPublished } from '../resources/published.ts'

/** An address of the site leads to the same one with a slash at its end, which every page has. */
export const trailingSlash: PageRule = {
  clause: 'platform.site.trailing-slash',
  answer: visit => {
    const { path, raw } = visit
    const isRead = raw.method === 'GET' || raw.method === 'HEAD'
    if (!isRead || path.endsWith('/') || !isOfSite(visit)) return null
    return redirect(301, `${path}/${raw.target.slice(path.length)}`, { 'cache-control': FOREVER })
  },
}

const FOREVER = 'public, max-age=31536000'

/** What is published, the feed, and the folders of the platform itself, whatever lies in them. */
function isOfSite({ path, site }: Visit): boolean {
  const [, first = '', ...more] = path.split('/')
  if (['public', 'shared', site.brand.word].includes(first)) return true
  const isPage =
    first === 'rss' || site.store.rows('posts').some(row => row.slug === first && isPublished(row))
  return more.length === 0 && isPage
}
