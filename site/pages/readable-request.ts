import type { RequestSpec } from '../../conformance/suite/clause.ts'

/** What a path would say otherwise if it were decoded: it stays as it is. */
const STAYS = /%(?:0[0-9a-f]|1[0-9a-f]|7f|2[0356b])/i

/** A path and query as one reads it: percent signs are decoded, unless they would mean something else. */
export function readablePath(path: string): string {
  return path
    .split(/(%[0-9a-f]{2}(?:%[0-9a-f]{2})*)/i)
    .map((part, index) => (index % 2 === 0 ? part : decoded(part)))
    .join('')
}

/** Each character of a run of escapes by itself; what is no UTF-8 stays. */
function decoded(escapes: string): string {
  try {
    return [...decodeURIComponent(escapes)].map(readable).join('')
  } catch {
    return escapes
  }
}

function readable(character: string): string {
  const written = encodeURIComponent(character)
  return STAYS.test(written) ? written : character
}

/** The GraphQL document of a request; null: there is none in its body. */
export function documentOf({ door, body }: Pick<RequestSpec, 'door' | 'body'>): string | null {
  if (door !== 'graphql' || typeof body !== 'object' || body === null || !('query' in body)) return null
  return typeof body.query === 'string' ? body.query : null
}
