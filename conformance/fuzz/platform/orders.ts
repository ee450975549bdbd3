import type { Answer } from '../../client/outcome.ts'
import { isObject } from '../../compare/json-value.ts'
import type { Patient } from '../../diagnosis/ward.ts'
import { agreeButForOrder } from '../compare-answers.ts'
import type { Oracles } from '../oracles.ts'
import type { Query } from '../query.ts'
import { answerOf, type Judged } from '../twin.ts'
import { openWitnesses } from '../witnesses.ts'
import { differInHeaders, type SiteRules } from './compare-sites.ts'
import { MADE, type Own, plainAnswerOf } from './plain-body.ts'
import { askSite } from './platform-twin.ts'
import type { SiteAt } from './site.ts'

/** Says of differences whether they are of order alone, in rows that nothing orders. `close` must be called. */
export interface OrdersOfSites {
  isFree(difference: Judged): Promise<boolean>
  close(): Promise<void>
}

export interface OrdersOptions {
  readonly siteAt: SiteAt['at']
  readonly openRight: Oracles['openRight']
  readonly rules: SiteRules
}

/** Two right sites, one of which keeps rows the other way round, show what orders them. */
export function openOrders({ siteAt, openRight, rules }: OrdersOptions): OrdersOfSites {
  const shownBy = async (query: Query, { connection }: Patient) =>
    plain(answerOf(await askSite(query, siteAt(connection), {})), rules.ofOracle, query).json
  const witnesses = openWitnesses(shownBy, {
    usual: () => openRight({ freedoms: [], quirks: [] }),
    backwards: () => openRight({ freedoms: ['platform.order.reversed'], quirks: [] }),
  })
  return {
    isFree: async ({ query, expected, actual }) => {
      if (actual.kind === 'no-answer' || actual.status !== expected.status) return false
      if (differInHeaders(expected, actual, rules).difference !== null) return false
      const orders = await witnesses.ordersOf(withWholeLists(query))
      const [wanted, given] = [plain(expected, rules.ofOracle, query), plain(actual, rules.ofTarget, query)]
      return orders !== null && agreeButForOrder(wanted, given, orders, rules)
    },
    close: witnesses.close,
  }
}

function plain(answer: Answer, own: Own, query: Query): Answer {
  const found = plainAnswerOf(answer, own, isOrdered(query))
  return { ...found, json: withoutMadeIds(found.json) }
}

/** Rows without ids are told apart by all that they say. */
function withoutMadeIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMadeIds)
  if (!isObject(value)) return value
  const members = Object.entries(value).filter(([name, member]) => name !== 'id' || member !== MADE)
  return Object.fromEntries(members.map(([name, member]) => [name, withoutMadeIds(member)]))
}

function isOrdered(query: Query): boolean {
  return query.door === 'platform' && query.parameters.some(({ name }) => name === 'order')
}

const OF_PAGES = /^(limit|page)$/

/** What a page shows is told by the list that it is one of. */
function withWholeLists(query: Query): Query {
  if (query.door !== 'platform') return query
  const others = query.parameters.filter(({ name }) => !OF_PAGES.test(name))
  return { ...query, parameters: [...others, { name: 'limit', value: 'all' }] }
}
