import { groupBy } from '../group-by.ts'
import { listQuirks, type OracleRequest } from '../targets/oracle.ts'
import { askAgain } from './ask-again.ts'
import { isSame } from './effect.ts'
import { asksOf, type Evidence, type Known } from './evidence.ts'
import type { Exchanged } from './recording.ts'
import { bareDocument, documentIn } from './shape.ts'
import type { Use } from './uses.ts'

/** More quirks of one clause would find little more; GraphQL makes a schema for each, so it is asked with one. */
const MOST_QUIRKS = 2

/**
 * The clauses that requests really use, by shape: those that have a say because of what a request asks for beyond its
 * path, and those of which some quirk gives it another answer. What has a say in every answer, whatever is asked, and
 * changes nothing in this one is not among them.
 */
export async function usedClauses(evidence: Evidence): Promise<ReadonlyMap<Use, ReadonlySet<string>>> {
  const used = new Map<Use, Set<string>>()
  const add = (use: Use, clauses: Iterable<string>) =>
    used.set(use, new Set([...(used.get(use) ?? []), ...clauses]))
  const bare = await bareClauses(evidence)
  for (const { use, example, plain } of evidence.known)
    add(
      use,
      [...plain.clauses].filter(clause => !(bare.get(example.exchange) ?? plain.clauses).has(clause)),
    )
  const first = firstOfEach(evidence.known.filter(({ isSteady }) => isSteady))
  const quirks = (await listQuirks()).filter(({ clause }) => first.some(it => it.plain.clauses.has(clause)))
  const tried = new Map<string, number>()
  for (const [index, { id, clause }] of quirks.entries()) {
    const count = tried.get(clause) ?? 0
    const open = first.filter(
      ({ use, plain }) =>
        plain.clauses.has(clause) &&
        !used.get(use)?.has(clause) &&
        (use.shape.document === null || count === 0),
    )
    if (open.length === 0 || count >= MOST_QUIRKS) continue
    tried.set(clause, count + 1)
    evidence.onProgress(`quirk ${index + 1} of ${quirks.length}: ${id}`)
    for (const use of await changedBy(id, open, evidence)) add(use, [clause])
  }
  return used
}

async function changedBy(
  quirk: string,
  known: readonly Known[],
  evidence: Evidence,
): Promise<readonly Use[]> {
  const { sessions, setting, written } = evidence
  const answers = await askAgain(sessions, asksOf(known), setting, { quirk, written })
  return known.flatMap(({ use, example, plain }) => {
    const other = answers.get(example.exchange)?.[0]
    return other?.isSameState && !isSame(plain, other) ? [use] : []
  })
}

/** On which clauses the answer to the same path rests, when nothing is asked for. A write has no such request. */
async function bareClauses(evidence: Evidence): Promise<ReadonlyMap<Exchanged, ReadonlySet<string>>> {
  const { sessions, known, setting } = evidence
  const asks = new Map(
    known.flatMap(({ example: { exchange } }) =>
      exchange.changes ? [] : [[exchange, bareOf(exchange.request)] as const],
    ),
  )
  const answers = await askAgain(sessions, asks, setting, { isExplained: true })
  return new Map(
    [...asks.keys()].map(exchange => {
      const told = answers.get(exchange) ?? []
      return [exchange, new Set(told.flatMap(({ clauses }) => [...clauses]))]
    }),
  )
}

/** Who asks is no part of what is asked for. */
const CALLER = /^(key|client_id|client_secret)=/
/** Makes the whole schema, as any document may. */
const SCHEMA = '{ __schema { types { fields { name } inputFields { name } } } }'

function bareOf(request: OracleRequest): readonly OracleRequest[] {
  const [path = '', query = ''] = request.target.split('?')
  const document = documentIn(request)
  if (document !== null) return [SCHEMA, bareDocument(document)].map(text => asking(text, path, request))
  const kept = query.split('&').filter(part => CALLER.test(part))
  return [{ ...request, target: kept.length === 0 ? path : `${path}?${kept.join('&')}` }]
}

function asking(query: string, target: string, { headers }: OracleRequest): OracleRequest {
  const { 'content-length': _, ...kept } = headers
  const body = new TextEncoder().encode(JSON.stringify({ query }))
  return { method: 'POST', target, headers: { ...kept, 'content-type': 'application/json' }, body }
}

/** Of each shape the first request that was taken, or the first of all. */
function firstOfEach(known: readonly Known[]): readonly Known[] {
  const byUse = groupBy(known, ({ use }) => use)
  return [...byUse.values()].flatMap(same => same.find(({ plain }) => plain.status < 400) ?? same[0] ?? [])
}
