import { isObject, type JsonObject } from '../../../compare/json-value.ts'
import type { Exchange, OverheardAnswer } from '../../exchange.ts'
import { type AnswerRule, type Breach, type Claim, claim } from '../../judge/claim.ts'
import { rowsOf, type ServedByPlatform, servedByPlatform } from './platform-request.ts'

/** A rule about what the platform has served. Null: it has no say. */
type Rule = (served: ServedByPlatform, exchange: Exchange) => Claim | null

/** A request with accept-version is answered with content-version. */
const contentVersion: Rule = ({ prefix }, { request, answer }) => {
  if (prefix !== null || !request.headers['accept-version']?.trim()) return null
  return withHeader(answer, 'content-version', {
    clause: 'platform.versioning.content-version',
    says: 'the request has accept-version, and its answer no content-version',
    expected: 'the version that answered',
  })
}

/** A site of 5.0 or later that serves an old URL says that it is one. */
const deprecation: Rule = ({ prefix }, { answer }) => {
  const major = Number(/^v?(\d+)\./.exec(answer.headers['content-version'] ?? '')?.[1])
  if (prefix === null || !(major >= 5)) return null
  return withHeader(answer, 'deprecation', {
    clause: 'platform.versioning.old-urls',
    says: 'an old versioned URL is answered without a deprecation header',
    expected: 'any',
  })
}

interface Promised {
  readonly clause: string
  readonly says: string
  readonly expected: string
}

function withHeader(answer: OverheardAnswer, name: string, { clause, says, expected }: Promised): Claim {
  if (name in answer.headers) return claim(clause, null)
  return claim(clause, { says, path: `headers.${name}`, expected, actual: '<absent>' })
}

/** From 3.0 on posts and pages of the content API do not say whether they are pages. */
const pageAttribute: Rule = served => {
  if (served.api !== 'content' || !isSince(served, 3)) return null
  return absent(served, ['posts', 'pages'], ['page'], 'platform.changes.3-0.page-attribute')
}

/** From 3.0 on the primary ones come only with what they are chosen from. */
const primaryRelations: Rule = served => {
  const included = (served.query.get('include') ?? '').split(',').map(name => name.trim())
  const isAsked = included.includes('tags') || included.includes('authors')
  if (served.api !== 'content' || !isSince(served, 3) || isAsked) return null
  const names = ['primary_tag', 'primary_author']
  return absent(served, ['posts', 'pages'], names, 'platform.content-api.primary-relations')
}

/** From 3.0 on settings have other names for injected code. */
const codeInjection: Rule = served => {
  const { body, resource } = served
  if (served.api !== 'content' || resource !== 'settings' || !isSince(served, 3) || !isObject(body.settings))
    return null
  const breach = shownIn(body.settings, ['ghost_head', 'ghost_foot'], 'body.settings')
  return claim('platform.changes.3-0.code-injection', breach)
}

/** From 5.0 on products are tiers. */
const products: Rule = served => {
  if (!isSince(served, 5)) return null
  const rows = Object.keys(served.body).filter(name => name !== 'meta' && name !== 'settings')
  if ('products' in served.body)
    return claim('platform.changes.5-0.tiers-in-bodies', shownIn(served.body, ['products'], 'body'))
  return rows.length === 0 ? null : absent(served, rows, ['products'], 'platform.changes.5-0.tiers-in-bodies')
}

/** From 5.0 on the benefits of a tier are texts, and its prices numbers. */
const tierShape: Rule = served => {
  const tiers = rowsOf(served, 'tiers')
  if (!isSince(served, 5) || served.resource !== 'tiers' || tiers.length === 0) return null
  const [breach = null] = tiers.flatMap((tier, index) => wrongIn(tier, `body.tiers[${index}]`))
  return claim('platform.changes.5-0.tier-shape', breach)
}

function wrongIn({ benefits, ...tier }: JsonObject, path: string): readonly Breach[] {
  const isList = benefits === undefined || (Array.isArray(benefits) && benefits.every(isText))
  const prices = ['monthly_price', 'yearly_price'].filter(name => {
    const price = tier[name]
    return price !== undefined && price !== null && typeof price !== 'number'
  })
  return [
    ...(isList
      ? []
      : [{ says: 'benefits are no texts', path: `${path}.benefits`, expected: 'texts', actual: benefits }]),
    ...prices.map(name => {
      return {
        says: `${name} is no number`,
        path: `${path}.${name}`,
        expected: 'a number',
        actual: tier[name],
      }
    }),
  ]
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isSince({ major }: ServedByPlatform, first: number): boolean {
  return major !== null && major >= first
}

/** That no row of some lists has any of some attributes; null where there are no rows. */
function absent(
  served: ServedByPlatform,
  lists: readonly string[],
  names: readonly string[],
  clause: string,
): Claim | null {
  const rows = lists.flatMap(list =>
    rowsOf(served, list).map((row, index) => ({ row, path: `body.${list}[${index}]` })),
  )
  if (rows.length === 0) return null
  const [breach = null] = rows.flatMap(({ row, path }) => shownIn(row, names, path) ?? [])
  return claim(clause, breach)
}

function shownIn(object: JsonObject, names: readonly string[], path: string): Breach | null {
  const name = names.find(it => object[it] !== undefined)
  if (name === undefined) return null
  const says = `${name} is shown`
  return { says, path: `${path}.${name}`, expected: '<absent>', actual: object[name] }
}

const RULES: readonly Rule[] = [
  contentVersion,
  deprecation,
  pageAttribute,
  primaryRelations,
  codeInjection,
  products,
  tierShape,
]

/** Every rule of the platform that one answer tells of. */
export const servedAsDocumented: AnswerRule = exchange => {
  const served = servedByPlatform(exchange)
  return served ? RULES.flatMap(rule => rule(served, exchange) ?? []) : []
}
