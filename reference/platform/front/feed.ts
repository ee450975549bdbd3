import { escapeHtml } from '../../http/escape-html.ts'
import type { PageRule, Site } from '../contracts.ts'
import { textAnswer, withHeaders } from '../http/answer.ts'
import { isPublished } from '../resources/published.ts'
import type { Row } from '../values.ts'

/** The titles of what is published, for readers of feeds. */
export const feed: PageRule = {
  clause: 'platform.site.feed',
  answer: ({ path, site }) => {
    if (path !== '/rss/') return null
    const answer = textAnswer(200, feedOf(site), 'application/rss+xml')
    return withHeaders(answer, { 'cache-control': 'public, max-age=0' })
  },
}

function feedOf(site: Site): string {
  const posts = site.store.rows('posts').filter(post => post.type === 'post' && isPublished(post))
  const items = posts.map(post => itemOf(post, site)).join('')
  const { title, url } = site.data
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${escapeHtml(title)}</title><link>${url}/</link>${items}</channel></rss>`
}

function itemOf({ id, title, slug }: Row, { data }: Site): string {
  const link = `${data.url}/${String(slug)}/`
  return `<item><title>${escapeHtml(String(title))}</title><link>${link}</link><guid isPermaLink="false">${id}</guid></item>`
}
