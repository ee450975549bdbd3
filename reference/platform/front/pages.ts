import { escapeHtml } from '../../http/escape-html.ts'
import type { PageRule, Visit } from '../contracts.ts'
import { type Answer, textAnswer, withHeaders } from '../http/answer.ts'
import { hasAccess } from '../present/gate.ts'
import { settingOf } from '../present/setting.ts'
import { showContent, type View } from '../present/view.ts'
import { isPublished } from '../resources/published.ts'
import { type Row, textOf } from '../values.ts'
import { adminPage } from './admin-page.ts'
import { feed } from './feed.ts'
import { memberSession } from './member-session.ts'
import { membersApi } from './members-api.ts'
import { privateModePages } from './private-mode.ts'
import { redirects } from './redirects.ts'
import { trailingSlash } from './trailing-slash.ts'
import { uploadedFiles } from './uploaded-files.ts'
import { widgetScript } from './widget-script.ts'

/** The home page: the titles of what is published. */
const homePage: PageRule = {
  clause: 'platform.site.home',
  answer: visit => {
    if (visit.path !== '/') return null
    const posts = visit.site.store.rows('posts').filter(post => post.type === 'post' && isPublished(post))
    const items = posts.map(
      post => `<li><a href="/${String(post.slug)}/">${escapeHtml(String(post.title))}</a></li>`,
    )
    return page(visit, visit.site.data.title, `<ul>${items.join('')}</ul>`)
  },
}

/** A published post or page, under its slug. */
const postPage: PageRule = {
  clause: 'platform.site.post',
  answer: visit => {
    const slug = /^\/([^/]+)\/$/.exec(visit.path)?.[1]
    const post = visit.site.store.rows('posts').find(row => row.slug === slug && isPublished(row))
    if (!post) return null
    return page(visit, String(post.title), textShown(post, visit))
  },
}

function textShown(post: Row, { site, units }: Visit): string {
  const nothing = { include: new Set<string>(), fields: null, formats: null, askedBy: [] }
  const view: View = { ...nothing, api: 'content', absolute: false, withUrl: true, site, units }
  return hasAccess(post) ? showContent(textOf(post.html) ?? '', view) : '<p>For members.</p>'
}

/** A page of the site, with what the site and its units put into every page. */
function page({ site, units }: Visit, title: string, body: string): Answer {
  const head = units.headParts.map(part => part.html(site)).join('\n')
  const foot = textOf(settingOf(site, 'codeinjection_foot')) ?? ''
  const html = `<!DOCTYPE html>
<html lang="${String(settingOf(site, 'locale'))}">
<head>
<title>${escapeHtml(title)}</title>
${head}
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
${foot}
</body>
</html>`
  return withHeaders(textAnswer(200, html, 'text/html'), { 'cache-control': 'public, max-age=0' })
}

/** What the site serves besides its APIs. */
export const pageRules: readonly PageRule[] = [
  redirects,
  memberSession,
  uploadedFiles,
  membersApi,
  widgetScript,
  adminPage,
  privateModePages,
  homePage,
  feed,
  postPage,
  trailingSlash,
]
