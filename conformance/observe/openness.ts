import type { OracleRequest } from '../targets/oracle.ts'
import type { Effect } from './effect.ts'
import { ROWS, UNNOTICED } from './openness-rows.ts'
import type { Openness } from './rank.ts'

const ANY_ORDER = [
  'content.order.shuffled',
  'content.order.lists',
  'content.order.populated',
  'content.sorting.last-first',
  'content.sorting.ties',
  'content.graphql-resolvers.unsorted',
  'platform.order.',
]

/** Order of what is asked for. */
const UNSORTED: Openness = {
  id: 'unsorted',
  rank: 'mend',
  says: 'got a list in an order that nothing promises',
  advice: 'Ask for an order, with sort (or order, at the platform), or do not depend on it.',
}
const UNSORTED_PAGE: Openness = {
  id: 'unsorted-page',
  rank: 'mend',
  says: 'got a part of a list whose order nothing promises: which entries are in it is left open',
  advice:
    'Ask for an order, with sort (or order, at the platform): pages may overlap or miss entries otherwise.',
}
const TIES: Openness = {
  id: 'ties',
  rank: 'mend',
  says: 'got entries that their sort leaves equal, in an order that nothing promises',
  advice: 'Sort by one more attribute, one that no two entries have in common.',
}
const INNER_ORDER: Openness = {
  id: 'inner-order',
  rank: 'form',
  says: 'got related entries, components or files in an order that nothing promises',
  advice: 'Sort them where they are used, unless any order will do.',
}

/** What an answer leans on that another server, which is right as well, gives otherwise; null: nothing to speak of. */
export function opennessOf(
  freedom: { readonly id: string; readonly says: string },
  effect: Effect,
  request: OracleRequest,
): Openness | null {
  const { id } = freedom
  if (startsWithAny(id, UNNOTICED)) return null
  // Whoever was refused used nothing of the answer but that it was refused.
  if (effect.kind === 'refusal' && !id.includes('.refusals.')) return null
  if (startsWithAny(id, ANY_ORDER) && effect.kind !== 'form') return orderOpenness(effect, request)
  const row = ROWS.find(
    ({ freedoms, kinds }) => startsWithAny(id, freedoms) && (kinds?.includes(effect.kind) ?? true),
  )
  if (row?.id === 'component-ids' && !asksForParts(request)) return null
  if (row) return { id: row.id, rank: row.rank, says: row.says, advice: row.advice }
  return {
    id,
    rank: effect.kind === 'form' ? 'form' : 'observed',
    says: `would get something else of a server that ${freedom.says}`,
    advice: null,
  }
}

function orderOpenness(effect: Effect, request: OracleRequest): Openness {
  if (effect.kind === 'order' && effect.isInner) return INNER_ORDER
  if (asksForOrder(request)) return TIES
  return effect.kind === 'order' ? UNSORTED : UNSORTED_PAGE
}

/** Whoever is told that a part of a list is left open need not be told that its order is. */
export function withoutLesser(found: ReadonlyMap<string, Openness>): readonly Openness[] {
  return [...found.values()].filter(({ id }) => id !== UNSORTED.id || !found.has(UNSORTED_PAGE.id))
}

/** Components come to who populates; what else looks like one is none. */
function asksForParts({ target }: OracleRequest): boolean {
  return /[?&]populate|graphql/.test(target)
}

/** By a parameter, or in a GraphQL document or its variables. */
function asksForOrder({ target, body }: OracleRequest): boolean {
  if (/[?&](sort|order)(=|\[|%5B)/i.test(target)) return true
  return body !== null && /graphql/i.test(target) && /\bsort\b/.test(new TextDecoder().decode(body))
}

function startsWithAny(id: string, starts: readonly string[]): boolean {
  return starts.some(start => id.startsWith(start))
}
