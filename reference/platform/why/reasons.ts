import { inWords, toldValue } from '../../why/values.ts'
import type { WhyReason } from '../../why/why.ts'
import { matcher } from '../nql/match.ts'
import type { Condition, Filter } from '../nql/parse.ts'
import { printFilter } from '../nql/print.ts'
import { type FilterReading, readFilter, resolveNames } from '../parameters/filter.ts'
import { columnsOf } from '../resources/resource.ts'
import type { Row } from '../values.ts'

/** A filter as rows are judged by it, told of one row after the other. */
export interface FilterReasons {
  readonly clause: string
  readonly of: (row: Row) => readonly WhyReason[]
  readonly keeps: (row: Row) => boolean
  /** Conditions that have no say, as they were written. */
  readonly ignored: readonly string[]
}

/** The reasons of a filter that was read before; null when it is none. */
export function filterReasons(text: string, clause: string, reading: FilterReading): FilterReasons | null {
  const parsed = readFilter(text, reading)
  if (!parsed) return null
  const { tell, keeps } = judged(parsed, { clause, reading }) ?? NO_SAY
  return { clause, of: tell, keeps, ignored: ignoredIn(parsed, reading) }
}

interface Judge {
  readonly keeps: (row: Row) => boolean
  readonly tell: (row: Row) => readonly WhyReason[]
}

/** Of a filter of which nothing has a say. */
const NO_SAY: Judge = { keeps: () => true, tell: () => [] }

interface Judging {
  readonly clause: string
  readonly reading: FilterReading
}

/** Null: it has no say. */
function judged(filter: Filter, judging: Judging): Judge | null {
  if (filter.kind === 'condition') return judgeCondition(filter.condition, judging)
  const resolved = resolveNames(filter, judging.reading)
  if (!resolved) return null
  const parts = filter.filters.flatMap(part => judged(part, judging) ?? [])
  const isAll = filter.kind === 'and'
  // Conditions that share a relation are about one related row: each may hold, and not all together.
  const keeps = keptBy(resolved, judging.reading)
  return {
    keeps,
    tell: row => {
      const kept = keeps(row)
      const agreeing = parts.filter(part => part.keeps(row) === kept)
      const isTogether = agreeing.length === 0
      const deciding = isTogether || isAll === kept ? parts : agreeing
      const reasons = deciding.flatMap(part => part.tell(row))
      if (!isTogether && (isAll || reasons.length === 1)) return reasons
      const says = isTogether ? TOGETHER : kept ? 'one of them is enough' : 'none of them holds'
      const part = `filter=${printFilter(filter)}`
      return [{ part, clause: judging.clause, outcome: kept ? 'holds' : 'fails', says, parts: reasons }]
    },
  }
}

const TOGETHER = 'what is related is asked for all of it together'

function keptBy(resolved: Filter, { resource, site }: FilterReading): (row: Row) => boolean {
  return matcher(resolved, columnsOf(resource, site.store), site.clock)
}

function judgeCondition(condition: Condition, { clause, reading }: Judging): Judge | null {
  const written: Filter = { kind: 'condition', condition }
  const resolved = resolveNames(written, reading)
  if (resolved?.kind !== 'condition') return null
  const { resource, site } = reading
  const columns = columnsOf(resource, site.store)
  const keeps = keptBy(resolved, reading)
  // What is kept in other words than it is asked in is told in those in which it is asked.
  const isAsked = Object.hasOwn(resource.said ?? {}, condition.property)
  const { property } = isAsked ? condition : resolved.condition
  return {
    keeps,
    tell: row => {
      const values = columns.valuesOf(row, property)
      const stored = toldValue(columns.placeOf(property) === 'own' ? (values[0] ?? null) : values)
      return [
        {
          part: `filter=${printFilter(written)}`,
          clause,
          outcome: keeps(row) ? 'holds' : 'fails',
          says: `${condition.property} is ${Array.isArray(stored) && stored.length === 0 ? 'empty' : inWords(stored)}`,
          comparison: {
            attribute: condition.property,
            operator: `${condition.negated ? 'not ' : ''}${condition.operator}`,
            operand: toldValue(condition.operator === 'in' ? condition.values : condition.values[0]),
            stored,
          },
        },
      ]
    },
  }
}

function ignoredIn(filter: Filter, reading: FilterReading): readonly string[] {
  if (filter.kind !== 'condition') return filter.filters.flatMap(part => ignoredIn(part, reading))
  return resolveNames(filter, reading) === null ? [printFilter(filter)] : []
}
