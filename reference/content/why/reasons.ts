import { inWords, toldValue } from '../../why/values.ts'
import type { WhyReason, WhyRelated } from '../../why/why.ts'
import type { ListPart } from '../actions/find.ts'
import type { Models } from '../model/types.ts'
import { schemaOf } from '../query/attributes.ts'
import { always, type Condition } from '../query/filters/condition.ts'
import type { Comparison, Lift, Ruling } from '../query/filters/says.ts'
import type { Table } from '../world/table.ts'
import { linkedPositions } from './linked.ts'
import { namesOf } from './names.ts'
import type { PartWriter } from './parts.ts'

/** So many related entries are told of an entry, and of each of those in turn: relations lead far. */
const MOST_RELATED = [20, 4, 2]

/** Where a condition is met on the way to its reasons. */
interface Place {
  readonly position: number
  readonly steps: readonly string[]
  /** The operator that joins what stands here. */
  readonly clause: string | null
  /** What stands below an odd number of negations is asked whether it fails. */
  readonly isNegated: boolean
  /** How many relations lead here. */
  readonly depth: number
  readonly models: Models
  readonly write: PartWriter
  /** The clause of an operator, by its name; undefined where the name is none. */
  readonly clauseOf: (name: string) => string | undefined
}

/**
 * Why a row is in a list, or is not: the parts of the very conditions that decided. Of parts that must all hold those
 * that do not; of parts of which one must hold all of them.
 */
export function reasonsOf(
  parts: readonly ListPart[],
  position: number,
  telling: Pick<Place, 'models' | 'write' | 'clauseOf'>,
): readonly WhyReason[] {
  const met = parts.every(({ condition }) => condition.holds(position))
  const deciding = met ? parts : parts.filter(({ condition }) => !condition.holds(position))
  return deciding.flatMap(({ parameter, condition }) => {
    const place = { ...telling, position, steps: [parameter], clause: null, isNegated: false, depth: 0 }
    return condition === always ? [] : walk(condition, place)
  })
}

function walk(condition: Condition, place: Place): readonly WhyReason[] {
  const { says } = condition
  switch (says?.kind) {
    case 'step': {
      const clause = place.clauseOf(says.name) ?? place.clause
      return walk(says.part, { ...place, steps: [...place.steps, says.name], clause })
    }
    case 'all':
    case 'any':
      return walkParts(condition, says, place)
    default:
      return [reasonOf(condition, place)]
  }
}

function reasonOf(condition: Condition, place: Place): WhyReason {
  const { says } = condition
  const told = toldOf(condition, place)
  switch (says?.kind) {
    case 'not':
      return negation(walk(says.part, { ...place, isNegated: !place.isNegated }), told)
    case 'comparison':
      return { ...told, clause: says.clause, ...compared(says, place.position, told.outcome) }
    case 'related':
      return { ...told, clause: says.clause, ...related(says, condition, place) }
    case 'rule':
      return { ...told, clause: says.clause, says: ruled(says, place) }
    default:
      return { ...told, says: `it ${VERBS[told.outcome]} as a whole` }
  }
}

function toldOf(condition: Condition, place: Place): Told {
  const { steps, clause, write } = place
  return { part: write(steps), clause, outcome: outcomeOf(condition, place) }
}

type Told = Pick<WhyReason, 'part' | 'clause' | 'outcome'>

const VERBS = { holds: 'holds', fails: 'does not hold', unknown: 'is unknown' } as const

/** Whether a condition is met the way that it is asked: below a negation it is to fail. */
function isMet({ holds, fails }: Condition, { position, isNegated }: Place): boolean {
  return isNegated ? fails(position) : holds(position)
}

/** Of related rows one may meet a condition and another fail it: what was asked for is told. */
function outcomeOf({ holds, fails }: Condition, { position, isNegated }: Place): WhyReason['outcome'] {
  if (isNegated && fails(position)) return 'fails'
  if (holds(position)) return 'holds'
  return fails(position) ? 'fails' : 'unknown'
}

function walkParts(
  condition: Condition,
  { kind, parts }: { readonly kind: 'all' | 'any'; readonly parts: readonly Condition[] },
  place: Place,
): readonly WhyReason[] {
  const met = isMet(condition, place)
  const mustAll = (kind === 'all') !== place.isNegated
  const deciding = parts.filter(part => isMet(part, place) === met)
  const reasons = deciding.flatMap(part => walk(part, place))
  const [only] = reasons
  if (mustAll || (only && reasons.length === 1)) return reasons
  const says = met
    ? `one of them is enough`
    : `${place.isNegated ? 'all of them hold' : 'none of them holds'}`
  return [{ ...toldOf(condition, place), says, parts: reasons }]
}

function negation(parts: readonly WhyReason[], told: Told): WhyReason {
  const unknown = 'what it negates is unknown, and so is its opposite'
  const words = { holds: 'what it negates does not hold', fails: 'what it negates holds', unknown }
  return { ...told, says: words[told.outcome], parts }
}

function compared(
  { operator, table, attribute, operand }: Comparison,
  position: number,
  outcome: WhyReason['outcome'],
): Pick<WhyReason, 'says' | 'comparison'> {
  const stored = toldValue(table.rows[position]?.[attribute])
  const comparison = { attribute, operator, operand: toldValue(operand), stored }
  if (outcome !== 'unknown')
    return {
      comparison,
      says: stored === null ? `${attribute} has no value` : `${attribute} is ${inWords(stored)}`,
    }
  const nothing = stored === null ? `${attribute} has no value` : `it is compared with nothing`
  return { comparison, says: `${nothing}, so it is unknown whether ${operator} holds` }
}

/** The related rows that decide: those that meet the condition where it is met, otherwise all. */
function related(
  { part, relation }: Lift,
  condition: Condition,
  place: Place,
): Pick<WhyReason, 'says' | 'related'> {
  const { attribute, target, source } = relation
  const positions = linkedPositions(source.rows[place.position], attribute.name, target)
  const met = isMet(condition, place)
  const inside = (position: number): Place => ({
    ...place,
    position,
    depth: place.depth + 1,
  })
  const deciding = met ? positions.filter(position => isMet(part, inside(position))) : positions
  if (positions.length === 0) {
    const parts = walk(part, inside(NO_ROW))
    return { says: `${attribute.name} leads to no entry: ${parts.map(({ says }) => says).join('; ')}` }
  }
  const nameOf = namesOf(schemaOf({ models: place.models }, target.uid), target)
  const told = deciding.slice(0, MOST_RELATED[place.depth] ?? 1).map(
    (position): WhyRelated => ({
      id: target.at(position).id,
      name: nameOf(position),
      reasons: walk(part, inside(position)),
    }),
  )
  const verb = place.isNegated ? ['fails', 'fail'] : ['meets', 'meet']
  const of = `of ${positions.length} in ${attribute.name}`
  const one = deciding.length === 1 ? verb[0] : verb[1]
  const says = met ? `${deciding.length} ${of} ${one} it` : `none ${of} ${verb[0]} it`
  return { says, related: told }
}

const NO_ROW = -1

/** What a rule looked at. */
function ruled({ table, attributes }: Ruling, { position }: Place): string {
  const row = table.rows[position]
  const [only] = attributes
  if (only !== undefined && attributes.length === 1) return valueInWords(table, only, position)
  const values = attributes.filter(name => row?.[name] !== null && row?.[name] !== undefined)
  return `looked for in ${values.join(', ')}`
}

function valueInWords(table: Table, attribute: string, position: number): string {
  const stored = toldValue(table.rows[position]?.[attribute])
  return stored === null ? `${attribute} has no value` : `${attribute} is ${inWords(stored)}`
}
