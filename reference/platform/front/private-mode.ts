import { sign } from '../admin-api/sign.ts'
import type { PageRule, Site, Visit } from '../contracts.ts'
import { type Answer, redirect, textAnswer, withHeaders } from '../http/answer.ts'
import { readBody } from '../http/body.ts'
import { queryText } from '../http/query.ts'
import { cookieOf } from '../http/request.ts'
import { settingOf } from '../present/setting.ts'
import { isObject, parseJson, textOf } from '../values.ts'

const ONE_MONTH = 30 * 24 * 60 * 60 * 1000
const FORM = '/private/'

/**
 * A private site shows its pages only to those who know its password: they are led to a form, and the right
 * password sets a cookie. The APIs stay open.
 */
export function privateMode(cookieName: (site: Site) => string): PageRule {
  return {
    clause: 'platform.authentication.private-mode',
    answer: async visit => {
      const isForm = visit.path === FORM
      if (settingOf(visit.site, 'is_private') !== true) {
        return isForm ? redirect(302, `${visit.site.data.url}/`) : null
      }
      if (visit.path === '/robots.txt') return textAnswer(200, 'User-agent: *\nDisallow: /')
      if (isForm) return visit.raw.method === 'POST' ? submit(visit, cookieName(visit.site)) : form('')
      if (await hasPass(visit, cookieName(visit.site))) return null
      return redirect(302, `${FORM}?r=${encodeURIComponent(visit.path)}`)
    },
  }
}

/** The documentation's name of the cookie. */
export const privateModePages = privateMode(({ brand }) => `${brand.word}-private`)

async function submit({ raw, query, site }: Visit, cookie: string): Promise<Answer> {
  const { json } = readBody(raw.body, raw.headers['content-type'] ?? '')
  const password = isObject(json) ? textOf(json.password) : null
  if (password !== settingOf(site, 'password')) return form('<p class="error">Incorrect password.</p>')
  const until = new Date(site.clock.now() + ONE_MONTH).toUTCString()
  const set = `${cookie}=${await makePass(site)}; path=/; expires=${until}; samesite=none; httponly`
  return withHeaders(redirect(302, wayBack(queryText(query, 'r') ?? '/', site)), { 'set-cookie': set })
}

/** UNDOCUMENTED: of where somebody wants to go the real program takes the path alone. Two slashes at its beginning would lead elsewhere. */
function wayBack(wanted: string, { data }: Site): string {
  const path = URL.canParse(wanted, data.url) ? new URL(wanted, data.url).pathname : '/'
  return path.replace(/^\/+/, '/')
}

function form(error: string): Answer {
  const html = `<!doctype html>\n<html><head><title>Private</title></head><body><form method="post">${error}<input type="password" name="password"></form></body></html>`
  return textAnswer(200, html, 'text/html')
}

/** A pass is the time when it was made, signed together with the password of that time. */
async function makePass(site: Site): Promise<string> {
  const salt = String(site.clock.now())
  return btoa(JSON.stringify({ token: await tokenOf(salt, site), salt }))
}

function tokenOf(salt: string, site: Site): Promise<string> {
  return sign(`${salt}|${String(settingOf(site, 'password'))}`, site)
}

async function hasPass({ raw, site }: Visit, cookie: string): Promise<boolean> {
  const value = cookieOf(raw.headers, cookie)
  const pass =
    value !== null && /^[A-Za-z0-9+/]+=*$/.test(value) && value.length % 4 === 0
      ? parseJson(atob(value))
      : undefined
  return isObject(pass) && pass.token === (await tokenOf(String(pass.salt), site))
}
