import type { Scenario } from '../../suite/clause.ts'
import type { Connection } from '../../targets/connection.ts'
import type { Broken, Sight } from '../broken.ts'

/** So many paths show how a server takes HEAD. */
const MOST = 40

/** GraphQL over HTTP has GET and POST. */
const GRAPHQL = /^\/[\w-]*graphql\b/

/**
 * The first scenario that GETs each kind of path: it is asked again by HEAD. Which ones does not depend on the
 * order in which they are run: shards and threads have others.
 */
export function headSamples(scenarios: readonly Scenario[]): ReadonlySet<string> {
  const byPath = new Map<string, string>()
  const byId = scenarios.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, world, steps } of byId) {
    const [first, ...more] = steps
    if (!first || more.length > 0 || first.request.method !== 'GET' || GRAPHQL.test(first.request.path))
      continue
    const kind = `${world} ${kindOf(first.request.path)}`
    if (!byPath.has(kind)) byPath.set(kind, id)
  }
  return new Set([...byPath.values()].slice(0, MOST))
}

function kindOf(path: string): string {
  return path.replace(/\?.*$/s, '').replace(/<[^>]*>|\d+|[0-9a-f]{24}/g, '#')
}

/** HEAD is answered as GET is, without the body. How anything is refused is left to servers. */
export async function headOtherwise(
  { spec, sent, answer }: Sight,
  { client }: Pick<Connection, 'client'>,
): Promise<Broken | null> {
  if (spec.method !== 'GET' || answer.status >= 300) return null
  const head = await client.send({ ...sent, method: 'HEAD' })
  if (head.kind === 'no-answer') return otherwise('status', answer.status, head.says)
  if (head.status !== answer.status) return otherwise('status', answer.status, head.status)
  const [type, ofHead] = [answer.headers['content-type'], head.headers['content-type']]
  if (type !== ofHead) return otherwise('headers.content-type', type, ofHead)
  return head.text === '' ? null : otherwise('body', '', head.text)
}

function otherwise(path: string, expected: unknown, actual: unknown): Broken {
  return {
    says: 'HEAD is answered otherwise than GET',
    clause: null,
    isDocumented: false,
    difference: { path: `${path} of HEAD`, expected: expected ?? '<absent>', actual: actual ?? '<absent>' },
  }
}
