import { isObject } from '../compare/json-value.ts'
import { mapValues } from '../compare/map-values.ts'
import type { RequestSpec } from '../suite/clause.ts'
import type { Fact } from '../suite/fact.ts'
import { fillText, fillValue, type PlaceholderValues } from '../suite/placeholder.ts'
import { mapToken } from '../suite/token-changes.ts'

/** A request with values in place of its placeholders. */
export function fillRequest(spec: RequestSpec, values: PlaceholderValues): RequestSpec {
  return {
    ...spec,
    path: onTarget(fillText(spec.path, values), values),
    body: fillBody(spec, values),
    headers: mapValues(spec.headers, value => fillText(value, values)),
    token: spec.token && mapToken(spec.token, it => fillValue(it, values)),
  }
}

const SITE: Fact = { name: 'site', of: null }

/** What must be known of the target before such a request can be filled. */
export function factsFor({ path }: RequestSpec): readonly Fact[] {
  return /^\/<[A-Za-z0-9]+>/.test(path) ? [SITE] : []
}

/** A whole address that an answer named, written `/<address>`, is asked of the target, whatever the site calls itself. */
function onTarget(path: string, values: PlaceholderValues): string {
  if (!/^\/https?:\/\//.test(path)) return path
  const site = values.fact(SITE)
  return path.startsWith(`/${site}/`) ? path.slice(site.length + 1) : path.replace(/^\/https?:\/\/[^/]+/, '')
}

/** Each value is written so that it means itself: in a form, or in a text of a GraphQL document. */
function fillBody({ body, headers, door }: RequestSpec, values: PlaceholderValues): unknown {
  if (typeof body === 'string' && isForm(headers)) return fillText(body, values, encodeURIComponent)
  if (door !== 'graphql' || !isObject(body) || typeof body.query !== 'string') return fillValue(body, values)
  return { ...Object(fillValue(body, values)), query: fillText(body.query, values, insideOfText) }
}

function isForm(headers: RequestSpec['headers']): boolean {
  return Object.entries(headers).some(
    ([name, value]) =>
      name.toLowerCase() === 'content-type' && value.startsWith('application/x-www-form-urlencoded'),
  )
}

function insideOfText(value: string): string {
  return JSON.stringify(value).slice(1, -1)
}
