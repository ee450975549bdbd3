import { type ContentError, misuse } from '../../errors.ts'
import type { Attribute, Schema } from '../../model/types.ts'
import { compileOrFault } from '../filters/compile.ts'
import type { Condition } from '../filters/condition.ts'
import type { QueryContext, RawQuery } from '../query.ts'
import { type CompiledSort, compileSort } from '../sort/compile.ts'
import type { Link } from './links.ts'

/** What a populated relation shows of the rows that it links. */
export interface LinkChoice {
  readonly where: Condition
  /** What is wrong with the filters; null where nothing is. */
  readonly fault: ContentError | null
  readonly sort: CompiledSort | null
  /** Keeps a part of the links of all parents; null keeps them all. */
  readonly cut: ((links: readonly Link[]) => readonly Link[]) | null
}

/** A parameter inside of populate that chooses among the linked rows. */
export interface LinkParameter {
  readonly clause: string
  /** The parameter is in force when one of these is given. */
  readonly names: readonly string[]
  /** Throws a ValidationError. */
  readonly read: (params: RawQuery, schema: Schema, context: QueryContext) => Partial<LinkChoice>
}

/** content.populate.filters: `filters` inside of populate choose among the related rows (observed). */
export const filters: LinkParameter = {
  clause: 'content.populate.filters',
  names: ['filters'],
  read: (params, schema, context) => compileOrFault(params.filters, schema, context),
}

/** When an invalid value in the filters of a populate is refused. */
export interface FilterFaults {
  readonly clause: string
  /** Whether it is refused only if there is an entry to populate. */
  readonly wait: boolean
}

/** content.populate.invalid-filter-values: once there is an entry to populate (observed). */
export const filterFaults: FilterFaults = { clause: 'content.populate.invalid-filter-values', wait: true }

/** content.populate.sort: `sort` inside of populate orders the related rows (observed). */
export const sort: LinkParameter = {
  clause: 'content.populate.sort',
  names: ['sort'],
  read: (params, schema, context) => ({ sort: compileSort(params.sort, schema, context) }),
}

/**
 * content.populate.limit: `start` and `limit` cut the links of all parents taken together, not those of each
 * parent; a limit of -1 or 0 is none (observed).
 */
export const limit: LinkParameter = {
  clause: 'content.populate.limit',
  names: ['start', 'limit'],
  read: params => {
    const { start, end } = readWindow(params)
    return { cut: links => links.slice(start, end) }
  },
}

/** The positions that `start` and `limit` keep; no end is Infinity. Throws a ValidationError. */
export function readWindow(params: RawQuery): { readonly start: number; readonly end: number } {
  const start = isGiven(params.start) ? wholeNumber('start', params.start, 0) : 0
  const most = isGiven(params.limit) ? wholeNumber('limit', params.limit, -1) : 0
  return { start, end: most <= 0 ? Number.POSITIVE_INFINITY : start + most }
}

function wholeNumber(name: string, raw: unknown, least: number): number {
  const value = typeof raw === 'object' ? Number.NaN : Number(raw)
  if (Number.isSafeInteger(value) && value >= least) return value
  throw misuse(`Invalid populate: ${name} takes a whole number, found ${JSON.stringify(raw)}`)
}

/** The parameters inside of populate that choose among the linked rows. All others have no say. */
export const linkParameters: readonly LinkParameter[] = [filters, sort, limit]

/** Whether a relation shows how many rows it has in place of the rows. */
export interface CountParameter {
  readonly clause: string
  /** Throws a ValidationError. */
  readonly isAsked: (raw: unknown, attribute: Attribute) => boolean
  readonly show: (count: number) => Readonly<Record<string, unknown>>
}

/**
 * content.populate.count: `count` shows how many there are in place of what they are; media fields and relations that
 * may come from any type show what they are anyway (observed).
 */
export const countParameter: CountParameter = {
  clause: 'content.populate.count',
  isAsked: (raw, attribute) => {
    if (
      attribute.kind === 'media' ||
      (attribute.kind === 'relation' && attribute.relation.startsWith('morph'))
    )
      return false
    if (!isGiven(raw) || ['false', 'f', '0'].includes(String(raw))) return false
    if (['true', 't', '1'].includes(String(raw))) return true
    throw misuse(`Invalid populate: count takes true or false, found ${JSON.stringify(raw)}`)
  },
  show: found => ({ count: found }),
}

/** Whether a parameter inside of populate has a value: an empty one counts as absent (observed). */
export function isGiven(raw: unknown): boolean {
  return raw !== undefined && raw !== null && raw !== ''
}
