import type { Comparable } from './content/query/comparable.ts'
import { filterOperators as operators } from './content/query/filters/operators.ts'
import { chooseFreedoms, allFreedoms as freedoms } from './freedoms/freedoms.ts'
import { isLeftAlone } from './freedoms/left-alone.ts'
import type { ServiceRequest, ServiceResponse } from './http/message.ts'
import { profiles } from './quirks/profiles.ts'
import { chooseQuirks, allQuirks as quirks } from './quirks/quirks.ts'
import { touchedClauses } from './quirks/touched-clauses.ts'
import { DOCUMENTED_UNITS } from './reference.ts'

/** One deliberate deviation from one clause, without the code that makes it. */
export interface QuirkFacts {
  /** `<clause id>.<what is wrong>`. */
  readonly id: string
  /** The clause that the quirk breaks. */
  readonly clause: string
  /** A documented clause that it breaks as well: then a server with it is not right, whatever `clause` is. */
  readonly breaks?: string | undefined
  /** One sentence: what a server with this quirk does. */
  readonly says: string
}

/** The clauses whose units a quirk changes. Throws a UsageError for an id that is none. */
export function clausesTouchedBy(quirk: string): ReadonlySet<string> {
  const [chosen] = chooseQuirks([quirk], null)
  return chosen ? touchedClauses(chosen, DOCUMENTED_UNITS) : new Set()
}

/** Every quirk. Its type names no units: declarations of the libraries behind them would be part of the public interface. */
export const allQuirks: readonly QuirkFacts[] = quirks

/** A real program that the reference can be like, bug for bug. */
export interface ProfileFacts {
  /** `strapi-4.26-sqlite`. */
  readonly name: string
  /** The program, its version and what it runs on. */
  readonly says: string
  /** The same for programs: `Strapi`, `4.26.2`, `SQLite`. */
  readonly program: { readonly name: string; readonly version: string; readonly database: string }
  /** Its database gives rows that nothing sorts, or that tie, in an order of its own. */
  readonly ordersByStorage?: true
  /** Ids of its quirks. */
  readonly quirks: readonly string[]
}

/** Every profile. */
export const allProfiles: readonly ProfileFacts[] = profiles

/** One way in which a server may differ everywhere and still be right. */
export interface FreedomFacts {
  /** `<service>.<topic>.<what is different>`. */
  readonly id: string
  /** One sentence: what such a server does. */
  readonly says: string
  /** Statements of the documentation that leave it open. */
  readonly leftOpenBy: readonly string[]
  /** It is taken wholly or not at all: who answers any such request does not take it. */
  readonly isWhole?: boolean
}

/** Every freedom that the documentation leaves a server. */
export const allFreedoms: readonly FreedomFacts[] = freedoms

/**
 * The clauses whose units a freedom changes; null for one that stands before the server, or changes no clause's unit, so
 * that the clauses of an answer do not tell whether it is another. Throws a UsageError for an id that is none.
 */
export function clausesTouchedByFreedom(freedom: string): ReadonlySet<string> | null {
  const [chosen] = chooseFreedoms([freedom])
  if (!chosen?.apply || chosen.around) return null
  const touched = touchedClauses({ apply: chosen.apply }, DOCUMENTED_UNITS)
  return touched.size > 0 ? touched : null
}

/**
 * Tells of a request and its answer whether a server with a freedom answers as one without it did; false where that cannot
 * be told without asking. Throws a UsageError for an id that is none.
 */
export function leftAloneBy(
  freedom: string,
): (request: ServiceRequest, answer: ServiceResponse) => Promise<boolean> {
  const [chosen] = chooseFreedoms([freedom])
  return async (request, answer) =>
    chosen !== undefined && !chosen.apply && isLeftAlone(chosen, request, answer)
}

/** One operator of the filters of queries. */
export interface OperatorFacts {
  /** As it is written in a request: `$eq`. */
  readonly name: string
  /** What it is given: a value, a list of values, a text, whether there is a value, or conditions. */
  readonly kind: 'value' | 'list' | 'text' | 'presence' | 'group'
  /** Of texts: whether case does not matter. */
  readonly folded?: boolean
  /** Of lists: how many values it takes; any number when absent. */
  readonly length?: number
  /** Of those that are given a value or a text: whether it keeps a stored value, neither of which is null. */
  readonly keeps?: (stored: Comparable, operand: Comparable) => boolean
}

/** Every operator of filters, in the documentation's order. */
export const filterOperators: readonly OperatorFacts[] = operators.map(operator => {
  switch (operator.kind) {
    case 'value':
      return { ...operator, keeps: (stored, operand) => operator.matches(operand)(stored) }
    case 'text':
      return {
        ...operator,
        keeps: (stored, operand) => {
          const read = (value: Comparable) => (operator.folded ? String(value).toLowerCase() : String(value))
          return operator.matches(read(operand))(read(stored))
        },
      }
    default:
      return operator
  }
})
