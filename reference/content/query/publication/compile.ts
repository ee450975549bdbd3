import { validationError } from '../../errors.ts'
import type { Schema } from '../../model/types.ts'
import { always, type Condition } from '../filters/condition.ts'
import type { QueryContext, RawQuery } from '../query.ts'
import type { PublicationStateRule } from './states.ts'

/**
 * Reads a `publicationState` parameter. Throws a ValidationError for a value that is no state, also on types without
 * draft and publish (observed).
 */
export function readPublicationState(raw: unknown, { units }: QueryContext): PublicationStateRule {
  const state = units.publicationStates.find(unit => unit.accepts(raw))
  if (!state) {
    throw validationError(
      `Invalid parameter publicationState: expected live or preview, found ${JSON.stringify(raw)}`,
    )
  }
  return state
}

/** The condition that a publication state puts on the rows of a type; null selects all states. */
export function publicationCondition(
  state: PublicationStateRule | null,
  schema: Schema,
  context: QueryContext,
): Condition {
  const { draftAndPublish } = context.units
  if (!state || !draftAndPublish.isOn(schema)) return always
  const table = context.store.table(schema.uid)
  const published = table.column('publishedAt')
  const known = table.derived(
    'states',
    () => new WeakMap<PublicationStateRule, readonly number[]>(),
    (_known, { before, after }) => before !== null && before.publishedAt === after.publishedAt,
  )
  const positions = known.get(state) ?? [...published.keys()].filter(p => state.returns(published[p]))
  known.set(state, positions)
  if (positions.length === table.size) return always
  return {
    holds(position) {
      return state.returns(published[position])
    },
    fails(position) {
      return !state.returns(published[position])
    },
    positions,
    says: { kind: 'rule', clause: state.clause, table, attributes: ['publishedAt'] },
  }
}

/** The state inside of a populate. Throws a ValidationError. */
export function publicationStateWithin(
  params: RawQuery,
  inherited: PublicationStateRule | null,
  context: QueryContext,
): PublicationStateRule | null {
  const rule = context.units.relatedStates.find(unit => unit.applies(params))
  if (!rule) throw new Error('invariant: no rule decides the publication state of a relation')
  return rule.state(inherited, () => readPublicationState(params.publicationState, context))
}
