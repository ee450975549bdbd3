import { isObject, type JsonObject } from '../../../compare/json-value.ts'
import { type AnswerRule, type Breach, claim } from '../../judge/claim.ts'
import { servedByPlatform } from './platform-request.ts'

const PICTURES: readonly string[] = [
  ...['feature_image', 'og_image', 'twitter_image', 'cover_image', 'profile_image', 'icon', 'logo'],
]
/** An address of the site without the site: `/about/`, and not `//elsewhere.example/`. */
const RELATIVE = /^\/(?!\/)/
const IN_TAGS = /<(?:a|img)\b[^>]*?\s(?:href|src)\s*=\s*["'](\/(?!\/)[^"']*)/gi
const SRCSETS = /<(?:img|source)\b[^>]*?\ssrcset\s*=\s*["']([^"']+)/gi
/** What stands in these is no address that readers follow. */
const NOT_READ = /<(script|style|textarea|template)\b|<!--/i

/** From 3.0 on the content API serves addresses within the site absolute: pictures, and links and images in texts. */
export const urlsAbsolute: AnswerRule = exchange => {
  const served = servedByPlatform(exchange)
  if (served?.api !== 'content' || served.major === null || served.major < 3) return []
  const found = Object.entries(served.body).flatMap(([name, value]) => placesIn(value, `body.${name}`))
  const breach = found.find(it => it.breach !== null)
  return breach ? [breach] : found.slice(0, 1)
}

/** A claim about each address that is shown, at any depth. */
function placesIn(value: unknown, path: string): ReturnType<AnswerRule> {
  if (Array.isArray(value)) return value.flatMap((item, index) => placesIn(item, `${path}[${index}]`))
  return isObject(value) ? addressesIn(value, path) : []
}

function addressesIn(object: JsonObject, path: string): ReturnType<AnswerRule> {
  return Object.entries(object).flatMap(([name, value]) => {
    const place = `${path}.${name}`
    if (typeof value !== 'string') return placesIn(value, place)
    if (name === 'html') return [claim('platform.urls.absolute', wrongAt(place, relativeIn(value)))]
    if (!PICTURES.includes(name) || value === '') return []
    return [claim('platform.urls.absolute', wrongAt(place, RELATIVE.test(value) ? value : null))]
  })
}

/** The first relative address of a text; null: there is none, or nobody can tell. */
function relativeIn(html: string): string | null {
  if (NOT_READ.test(html)) return null
  const candidates = [...html.matchAll(SRCSETS)].flatMap(([, all = '']) => all.split(','))
  const inTags = [...html.matchAll(IN_TAGS)].map(([, address = '']) => address)
  return [...inTags, ...candidates.map(it => it.trim())].find(it => RELATIVE.test(it)) ?? null
}

function wrongAt(path: string, actual: string | null): Breach | null {
  return actual === null
    ? null
    : { says: 'an address of the site is served relative', path, expected: 'an absolute address', actual }
}
