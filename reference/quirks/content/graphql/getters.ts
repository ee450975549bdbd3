import {
  type FieldGetter,
  fieldGetters,
  type TypeGetter,
  typeGetters,
} from '../../../content/graphql/extension/shadow-crud/functions.ts'
import { unitOf } from '../../change-unit.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

const EXTENSION = 'content.graphql.extension'

/** A getter that always says the same. */
function constant<G extends TypeGetter | FieldGetter>(
  getter: G,
): readonly Deviation<TypeGetter | FieldGetter>[] {
  const { name } = getter
  return [
    ['always-true', `${name}() is always true`, { read: () => true }],
    ['always-false', `${name}() is always false`, { read: () => false }],
  ]
}

/** Which other flags a getter may be taken for. */
const CONFUSED: readonly (readonly [getter: string, of: string, read: TypeGetter['read']])[] = [
  ['is-enabled', 'queries', ({ enabled, queries }) => enabled && queries],
  ['is-enabled', 'mutations', ({ enabled, mutations }) => enabled && mutations],
  ['is-enabled', 'actions', ({ enabled, disabledActions }) => enabled && disabledActions.length === 0],
  ['is-enabled', 'fields', ({ enabled, fields }) => enabled && fields.size === 0],
  ['is-disabled', 'queries', ({ enabled, queries }) => !enabled || !queries],
  ['is-disabled', 'mutations', ({ enabled, mutations }) => !enabled || !mutations],
  ['is-disabled', 'actions', ({ enabled, disabledActions }) => !enabled || disabledActions.length > 0],
  ['is-disabled', 'fields', ({ enabled, fields }) => !enabled || fields.size > 0],
  ['are-queries-enabled', 'mutations', ({ queries, mutations }) => queries && mutations],
  [
    'are-queries-enabled',
    'find',
    ({ queries, disabledActions }) => queries && !disabledActions.includes('find'),
  ],
  ['are-queries-disabled', 'mutations', ({ queries, mutations }) => !queries || !mutations],
  [
    'are-queries-disabled',
    'find',
    ({ queries, disabledActions }) => !queries || disabledActions.includes('find'),
  ],
  ['are-mutations-enabled', 'queries', ({ queries, mutations }) => queries && mutations],
  [
    'are-mutations-enabled',
    'create',
    ({ mutations, disabledActions }) => mutations && !disabledActions.includes('create'),
  ],
  ['are-mutations-disabled', 'queries', ({ queries, mutations }) => !queries || !mutations],
  [
    'are-mutations-disabled',
    'create',
    ({ mutations, disabledActions }) => !mutations || disabledActions.includes('create'),
  ],
  ['is-action-enabled', 'any-action', ({ disabledActions }) => disabledActions.length === 0],
  ['is-action-enabled', 'first-action', ({ disabledActions }, action) => disabledActions[0] !== action],
  ['is-action-enabled', 'last-action', ({ disabledActions }, action) => disabledActions.at(-1) !== action],
  ['is-action-disabled', 'any-action', ({ disabledActions }) => disabledActions.length > 0],
  ['is-action-disabled', 'first-action', ({ disabledActions }, action) => disabledActions[0] === action],
  ['is-action-disabled', 'last-action', ({ disabledActions }, action) => disabledActions.at(-1) === action],
]

const CONFUSED_OF_FIELDS: readonly (readonly [getter: string, of: string, read: FieldGetter['read']])[] = [
  ['is-enabled', 'output', ({ enabled, output }) => enabled && output],
  ['is-enabled', 'input', ({ enabled, input }) => enabled && input],
  ['is-enabled', 'filters', ({ enabled, filters }) => enabled && filters],
  ['is-disabled', 'output', ({ output }) => !output],
  ['is-disabled', 'input', ({ input }) => !input],
  ['is-disabled', 'filters', ({ filters }) => !filters],
  ['has-input-enabled', 'output', ({ output }) => output],
  ['has-input-enabled', 'filters', ({ filters }) => filters],
  ['has-input-enabled', 'whole', ({ enabled }) => enabled],
  ['has-output-enabled', 'input', ({ input }) => input],
  ['has-output-enabled', 'filters', ({ filters }) => filters],
  ['has-output-enabled', 'whole', ({ enabled }) => enabled],
  ['has-filters-enabled', 'output', ({ output }) => output],
  ['has-filters-enabled', 'input', ({ input }) => input],
  ['has-filters-enabled', 'whole', ({ enabled }) => enabled],
]

/** What servers do wrong with the questions about what is switched off. */
export const getterQuirks: readonly Quirk[] = [
  ...typeGetters.flatMap(unit => deviations(unit, constant(unit))),
  ...fieldGetters.flatMap(unit => deviations(unit, constant(unit))),
  ...CONFUSED.flatMap(([getter, of, read]) => {
    const unit = unitOf(typeGetters, `${EXTENSION}.${getter}`)
    return deviations(unit, [[`by-${of}`, `${unit.name}() is mistaken about ${of}`, { read }]])
  }),
  ...CONFUSED_OF_FIELDS.flatMap(([getter, of, read]) => {
    const unit = unitOf(fieldGetters, `${EXTENSION}.field.${getter}`)
    return deviations(unit, [[`by-${of}`, `${unit.name}() of a field is mistaken about ${of}`, { read }]])
  }),
]
