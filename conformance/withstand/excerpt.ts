import { textOf } from './compare-answers.ts'
import type { Server } from './servers.ts'
import type { Exchanged } from './stage.ts'

/** Which requests of a conversation need to be repeated at a server. */
export type Excerpt = (server: Server) => readonly number[]

/**
 * A server can only answer otherwise where it has a say, or after a write in which it has one. All other reads are left
 * out, and so is what was asked and answered before, with nothing written in between: large suites ask the same a
 * thousand times. Positions, in their order.
 */
export function excerptOf(exchanges: readonly Exchanged[]): Excerpt {
  const all = distinct(exchanges)
  const writes = new Set(all.filter(position => mayWrite(exchanges[position])))
  const byClause = new Map<string, number[]>()
  for (const position of all)
    for (const clause of exchanges[position]?.clauses ?? [])
      byClause.set(clause, [...(byClause.get(clause) ?? []), position])
  return ({ clause, touched }) => {
    if (clause === null) return all
    const concerned = new Set([...touched].flatMap(it => byClause.get(it) ?? []))
    const firstWrite = all.find(it => writes.has(it) && concerned.has(it)) ?? Number.POSITIVE_INFINITY
    return all.filter(it => it > firstWrite || concerned.has(it) || writes.has(it))
  }
}

function distinct(exchanges: readonly Exchanged[]): readonly number[] {
  const asked = new Set<string>()
  return exchanges.flatMap((exchange, position) => {
    if (mayWrite(exchange)) asked.clear()
    const { method, target, headers, body } = exchange.request
    const text = body === null ? null : Buffer.from(body).toString('base64')
    const key = JSON.stringify([method, target, headers, text, textOf(exchange.answer)])
    if (asked.has(key)) return []
    asked.add(key)
    return [position]
  })
}

/** Links in mails are followed by GET, and change what they lead to. */
const CHANGED_BY_LINKS = /\/(auth|session|members|connect)\b/

function mayWrite(exchange: Exchanged | undefined): boolean {
  if (!exchange) return false
  const { method, target } = exchange.request
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) || CHANGED_BY_LINKS.test(target)
}
