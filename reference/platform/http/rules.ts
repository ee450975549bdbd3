import { jsonText } from '../../http/json-text.ts'
import type { ServiceRequest } from '../../http/message.ts'
import type { HttpRule } from '../contracts.ts'
import { type Answer, contentType, noContent, redirect, withHeaders } from './answer.ts'
import { splitTarget } from './request.ts'

const FOREVER = 'public, max-age=31536000'
const NEVER = 'no-store, must-revalidate, max-stale=0, post-check=0, pre-check=0'

/** Capital letters before the resource are redirected to small ones; ids and slugs keep theirs. */
export const lowerCasePaths: HttpRule = {
  clause: 'platform.http.lower-case-paths',
  before: ({ target }, _api, { brand }) => {
    const { path } = splitTarget(target)
    const start = new RegExp(`^/${brand.word}/api/((v[\\d.]+|canary)/)?`, 'i').exec(path)?.[0] ?? ''
    const api = /^[^/]*\/?/.exec(path.slice(start.length))?.[0] ?? ''
    const word = start.slice(0, brand.word.length + 6)
    if (!/[A-Z]/.test(word + api)) return null
    const lower = word.toLowerCase() + start.slice(word.length) + api.toLowerCase()
    return redirect(301, lower + target.slice(start.length + api.length), { 'cache-control': FOREVER })
  },
}

/** The content API answers browsers on any site; the admin API only those on the site itself. */
export const crossOrigin: HttpRule = {
  clause: 'platform.http.cross-origin',
  before: (raw, api) => (raw.method === 'OPTIONS' && api !== null ? preflight(raw) : null),
  after: (answer, raw, api, site) => {
    const origin = raw.headers.origin
    if (api === 'content') return withHeaders(answer, { 'access-control-allow-origin': '*' })
    const isOwn = api === 'admin' && origin !== undefined && isSiteOrigin(origin, site.data.url)
    return isOwn ? withHeaders(answer, { 'access-control-allow-origin': origin }) : answer
  },
}

function preflight(raw: ServiceRequest): Answer {
  return withHeaders(noContent(), {
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
    'access-control-allow-headers': raw.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '86400',
  })
}

function isSiteOrigin(origin: string, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return hostname === new URL(siteUrl).hostname || hostname === 'localhost' || hostname === '127.0.0.1'
}

/** What may be kept: answers of the content API for a moment, everything else not at all. */
export const caching: HttpRule = {
  clause: 'platform.http.caching',
  after: (answer, raw, api) => {
    if (answer.headers['cache-control'] !== undefined) return answer
    return withHeaders(answer, { 'cache-control': cacheControl(answer.status, raw, api) })
  },
}

function cacheControl(status: number, raw: ServiceRequest, api: string | null): string {
  if (api === 'content' && status < 400) return 'public, max-age=0'
  const isPersonal = raw.headers.cookie !== undefined || raw.headers.authorization !== undefined
  const isPublicMiss = status === 404 && raw.method === 'GET' && !isPersonal
  return isPublicMiss ? `no-cache, max-age=0, ${NEVER}` : `no-cache, private, ${NEVER}`
}

/** Answers differ by the version asked for, and on the admin API by the site that asks. */
export const vary: HttpRule = {
  clause: 'platform.http.vary',
  after: answer => {
    const origin = answer.headers['access-control-allow-origin']
    const names = [
      'Accept-Version',
      ...(origin === undefined || origin === '*' ? [] : ['Origin']),
      ...(answer.body === null ? [] : ['Accept-Encoding']),
    ]
    return withHeaders(answer, { vary: names.join(', ') })
  },
}

/**
 * A client that still holds the same answer gets 304. UNDOCUMENTED: what counts as the same is what the program's
 * framework says (source of fresh 0.5.2): any tag of a list, weak or not, and `*`, unless `no-cache` is asked for.
 */
export const entityTags: HttpRule = {
  clause: 'platform.http.entity-tags',
  after: (answer, raw) => {
    if (answer.body === null || !('json' in answer.body)) return answer
    const etag = etagOf(jsonText(answer.body.json) ?? '')
    const isFresh = answer.status === 200 && isReading(raw.method) && isHeld(etag, raw.headers)
    return withHeaders(isFresh ? { ...answer, status: 304, body: null } : answer, { etag })
  },
}

function isHeld(etag: string, headers: ServiceRequest['headers']): boolean {
  if (itemsOf(headers['cache-control']).includes('no-cache')) return false
  const held = itemsOf(headers['if-none-match']).map(withoutWeakness)
  return held.includes(withoutWeakness(etag)) || (held.length === 1 && held[0] === '*')
}

function itemsOf(header = ''): readonly string[] {
  return header.split(',').map(item => item.trim())
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '')
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** HEAD answers as GET does, without the body. */
export const head: HttpRule = {
  clause: 'platform.http.head',
  after: (answer, raw) => (raw.method === 'HEAD' ? withoutBody(answer) : answer),
}

export const httpRules: readonly HttpRule[] = [lowerCasePaths, crossOrigin, caching, entityTags, vary, head]

function withoutBody(answer: Answer): Answer {
  const type = contentType(answer.body)
  return { ...withHeaders(answer, type === null ? {} : { 'content-type': type }), body: null }
}

/** A weak entity tag: the length and a hash (FNV-1a) of what is sent. */
function etagOf(content: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < content.length; i++) {
    hash = Math.imul(hash ^ content.charCodeAt(i), 0x01000193) >>> 0
  }
  return `W/"${content.length.toString(16)}-${hash.toString(16)}"`
}
