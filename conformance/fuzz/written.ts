import { UsageError } from '../usage-error.ts'
import { readDocument } from './graphql/graphql-query.ts'
import type { Query } from './query.ts'
import { readTarget } from './rest/rest-query.ts'

/**
 * A query as a person writes it: `GET /api/…`, or a GraphQL document. Throws UsageError for anything that does not
 * read. What has no structure of ours is sent as it is, and not made smaller.
 */
export function readWritten(text: string): Query {
  const [, path] = /^GET\s+(\/\S.*)$/s.exec(text.trim()) ?? []
  if (path !== undefined) return readTarget(path) ?? written('GET', path.trim())
  if (!/^(\{|query\b|fragment\b)/.test(text.trim())) {
    throw new UsageError(
      `--request ${text}: expected GET /path or a GraphQL query: only requests that read are sent.`,
    )
  }
  if (/\b(mutation|subscription)\b[^{]*\{/.test(text)) {
    throw new UsageError(`--request ${text}: expected a query: only requests that read are sent.`)
  }
  return readDocument(text) ?? written('POST', '/graphql', { query: text })
}

function written(method: string, path: string, body?: unknown): Query {
  return { door: 'written', request: { method, path, headers: {}, body } }
}
