import { isSame } from '../../compare/plain-differences.ts'
import type { Cause } from '../causes.ts'
import type { Selection } from '../graphql/graphql-query.ts'

/** Numbers of `meta.pagination` are said by the same clauses whatever is asked for. */
const COUNT = /\.meta\.pagination\.(\w+)$/

/**
 * Where the documentation speaks of it if a difference is in how many entries are told, or shown where nothing says how
 * many: an id of a clause, or the beginning of some. Null where it is in something else.
 */
export function topicOfNumber({
  place,
  query,
  difference,
}: Pick<Cause['smallest'], 'place' | 'query' | 'difference'>): string | null {
  const [, count] = COUNT.exec(place) ?? []
  if (query.door !== 'graphql') return count === undefined ? null : clauseOfCount(count)
  const isGiven = (name: string) => query.selections.some(selection => takes(selection, name))
  const isAsked = isGiven('pagination')
  if (count !== undefined) return clauseOfGraphqlCount(count, isAsked)
  const isShorter = /^(entries|items) of /.test(place) && isCut(difference?.expected, difference?.actual)
  // What filters keep may be the beginning of what they should keep, too.
  return isShorter && !isAsked && !isGiven('filters') ? GRAPHQL_DEFAULT : null
}

/** Totals by how pages are asked for; any other one has a clause of its own. */
function clauseOfCount(count: string): string {
  if (count === 'total' || count === 'pageCount') return 'content.pagination.by-'
  return `content.pagination.${count.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
}

const GRAPHQL_DEFAULT = 'content.graphql.pagination.default'

/** The size of pages is said where it is asked for, or where it is not; other numbers are counted from it. */
function clauseOfGraphqlCount(count: string, isAsked: boolean): string {
  if (count !== 'pageSize') return 'content.graphql.pagination.meta'
  return isAsked ? 'content.graphql.pagination.' : GRAPHQL_DEFAULT
}

function takes({ args, selections }: Selection, argument: string): boolean {
  return args.some(({ name }) => name === argument) || selections.some(inner => takes(inner, argument))
}

/** Whether a list ends too early, and is not just empty. One that goes on may show what is to be hidden, such as a draft. */
function isCut(expected: unknown, actual: unknown): boolean {
  if (!Array.isArray(expected) || !Array.isArray(actual) || actual.length === 0) return false
  return actual.length < expected.length && isSame(expected.slice(0, actual.length), actual)
}
