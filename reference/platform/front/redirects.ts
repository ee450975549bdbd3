import type { PageRule, Visit } from '../contracts.ts'
import { type Answer, redirect } from '../http/answer.ts'
import { redirectsOf } from '../write/redirects.ts'

const FOREVER = 'public, max-age=31536000'
const NOT_AT_ALL = 'public, max-age=0'

/** The redirects that the site defines, the first that fits; the query goes along. */
export const redirects: PageRule = {
  clause: 'platform.site.redirects',
  answer: visit => {
    if (visit.raw.method !== 'GET' && visit.raw.method !== 'HEAD') return null
    for (const { from, to, permanent } of redirectsOf(visit.site)) {
      const pattern = patternOf(from)
      if (pattern.test(visit.path)) return redirectTo(visit, pattern, to, permanent)
    }
    return null
  },
}

/** A path fits with and without a slash at its end. */
function patternOf(from: string): RegExp {
  const isLoose = from.startsWith('/') && from.endsWith('/i')
  const source = (isLoose ? from.slice(1, -2) : from).replace(/\/$/, '')
  return new RegExp(`${source}/?$`, isLoose ? 'i' : '')
}

function redirectTo(visit: Visit, pattern: RegExp, to: string, permanent: boolean): Answer {
  const { origin } = new URL(visit.site.data.url)
  const target = new URL(to, origin)
  const isOwn = target.origin === origin
  if (isOwn) target.pathname = visit.path.replace(pattern, decodeURI(target.pathname))
  for (const [name, value] of Object.entries(visit.query)) {
    if (typeof value === 'string' && !target.searchParams.has(name)) target.searchParams.set(name, value)
  }
  const location = isOwn ? target.href.slice(origin.length) : target.href
  return redirect(permanent ? 301 : 302, location, { 'cache-control': permanent ? FOREVER : NOT_AT_ALL })
}
