import { isList, isObject, type Json, parseJson } from '../values.ts'

/** What becomes of an address. */
type Change = (address: string) => string

/** Which addresses of a content are rewritten. */
interface Reach {
  /** Attributes of HTML whose whole value is an address. */
  readonly attributes: RegExp
  /** Keys of JSON, in which both post-content formats are written, that hold an address. */
  readonly keys: RegExp
}

const ALL: Reach = {
  attributes: /\b(?:href|src|poster|action|data-kg-[a-z-]+)=(["'])([\s\S]*?)\1/g,
  keys: /^(?:href|src|url)$|(?:Src|Url)$/,
}
const PICTURES: Reach = { attributes: /\bsrc=(["'])([\s\S]*?)\1/g, keys: /^src$|Src$/ }

/** Keys of JSON that hold markup. */
const MARKUP = /^(?:html|caption)$/

/** Rewrites every address that stands in markup or in a post-content format, each by `change`. */
export function mapAddresses(content: string, change: Change): string {
  return mapContent(content, change, ALL)
}

/** Rewrites only the addresses of pictures: `src` and `srcset`. */
export function mapPictures(content: string, change: Change): string {
  return mapContent(content, change, PICTURES)
}

/** A format in which nothing is rewritten stays as it is, to the last space. */
function mapContent(content: string, change: Change, reach: Reach): string {
  const json = parseJson(content)
  if (!isObject(json)) return mapMarkup(content, change, reach)
  const mapped = JSON.stringify(mapJson(json, '', change, reach))
  return mapped === JSON.stringify(json) ? content : mapped
}

function mapJson(value: Json, key: string, change: Change, reach: Reach): Json {
  if (isList(value)) return mapList(value, change, reach)
  if (isObject(value)) {
    const entries = Object.entries(value).map(([name, it]) => [name, mapJson(it, name, change, reach)])
    return Object.fromEntries(entries)
  }
  if (typeof value !== 'string') return value
  if (reach.keys.test(key)) return change(value)
  return MARKUP.test(key) ? mapMarkup(value, change, reach) : value
}

/** The previous format writes attributes of a link as a list: `["href", "/about/"]`. */
function mapList(list: readonly Json[], change: Change, reach: Reach): readonly Json[] {
  return list.map((item, i) => {
    const before = list[i - 1]
    return mapJson(item, typeof before === 'string' ? before : '', change, reach)
  })
}

const SRCSETS = /\bsrcset=(["'])([\s\S]*?)\1/g
/** Where a candidate of a srcset begins: after the comma that ends the one before it. */
const CANDIDATE = /(?<=^\s*|,\s+|\s[\d.]+[hwx]\s*,\s*)[^\s,]\S*/g

function mapMarkup(html: string, change: Change, { attributes }: Reach): string {
  return html
    .replace(attributes, (whole: string, _quote, value: string) => replaceLast(whole, value, change(value)))
    .replace(SRCSETS, (whole: string, _quote, value: string) =>
      replaceLast(whole, value, value.replace(CANDIDATE, change)),
    )
}

/** An attribute with another value, which stands before its last quote. */
function replaceLast(whole: string, from: string, to: string): string {
  return `${whole.slice(0, whole.length - from.length - 1)}${to}${whole.slice(-1)}`
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
