import {
  type FieldFunction,
  fieldFunctions,
  type TypeFunction,
  typeFunctions,
} from '../../../content/graphql/extension/shadow-crud/functions.ts'
import type { FieldState, TypeState } from '../../../content/graphql/extension/shadow-crud/state.ts'
import { unitOf } from '../../change-unit.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

const EXTENSION = 'content.graphql.extension'
const ACTIONS = ['find', 'create', 'update', 'delete'] as const

const typeFunction = (name: string) => unitOf(typeFunctions, `${EXTENSION}.${name}`)
const fieldFunction = (name: string) => unitOf(fieldFunctions, `${EXTENSION}.field.${name}`)

/** The function takes out just these, whatever it is given. */
const taking = (change: (state: TypeState) => Partial<TypeState>): Partial<TypeFunction> => ({ change })
const off = (...actions: readonly string[]) =>
  taking(({ disabledActions }) => ({ disabledActions: [...disabledActions, ...actions] }))

/** The function is given other actions than those that were named. */
const given = (change: (argument: unknown) => unknown) => {
  return ({ change: documented }: TypeFunction): Partial<TypeFunction> => ({
    change: (state, argument) => documented(state, change(argument)),
  })
}

const actionsOf = (argument: unknown): readonly unknown[] => (Array.isArray(argument) ? argument : [])

/** The functions that take out a whole kind of operations leave one of them. */
const leavingOne: readonly Quirk[] = [
  ...deviations(typeFunction('disable'), [
    ['queries-only', 'disable() takes out the queries alone', taking(() => ({ queries: false }))],
    ['mutations-only', 'disable() takes out the mutations alone', taking(() => ({ mutations: false }))],
    ...['find', 'findOne', 'create', 'update', 'delete'].map(
      left =>
        [
          `leaves-${left === 'findOne' ? 'find-one' : left}`,
          `disable() leaves ${left}`,
          off(...['find', 'findOne', 'create', 'update', 'delete'].filter(action => action !== left)),
        ] as const,
    ),
  ]),
  ...deviations(typeFunction('disable-queries'), [
    ['leaves-singular', 'disableQueries() leaves the query of a single entry', off('find')],
    ['leaves-plural', 'disableQueries() leaves the list', off('findOne')],
    [
      'mutations-too',
      'disableQueries() takes out the mutations as well',
      taking(() => ({ queries: false, mutations: false })),
    ],
    ...['create', 'update', 'delete'].map(
      action =>
        [
          `${action}-too`,
          `disableQueries() takes out ${action} as well`,
          taking(() => ({ queries: false, disabledActions: [action] })),
        ] as const,
    ),
  ]),
  ...deviations(typeFunction('disable-mutations'), [
    ...['create', 'update', 'delete'].map(
      left =>
        [
          `leaves-${left}`,
          `disableMutations() leaves ${left}`,
          off(...['create', 'update', 'delete'].filter(action => action !== left)),
        ] as const,
    ),
    [
      'queries-too',
      'disableMutations() takes out the queries as well',
      taking(() => ({ queries: false, mutations: false })),
    ],
    [
      'list-too',
      'disableMutations() takes out the list as well',
      taking(() => ({ mutations: false, disabledActions: ['find'] })),
    ],
    [
      'singular-too',
      'disableMutations() takes out the query of a single entry as well',
      taking(() => ({ mutations: false, disabledActions: ['findOne'] })),
    ],
  ]),
]

/** The operations are gone, and the types are there. */
const leavingTypes: readonly Quirk[] = deviations(
  typeFunction('disable'),
  [['stay', 'disable() leaves the types', taking(() => ({ queries: false, mutations: false }))]],
  `${EXTENSION}.disabled-types`,
)

/** The functions that take out actions by name take out fewer, or more. */
const byName: readonly Quirk[] = [
  ...deviations(typeFunction('disable-action'), [
    ...ACTIONS.map(
      action =>
        [
          `not-${action}`,
          `disableAction() does not know ${action}`,
          given(argument => (argument === action ? null : argument)),
        ] as const,
    ),
    [
      'find-takes-both',
      'disableAction("find") takes out the query of a single entry as well',
      ({ change }) => ({
        change: (state, argument) => ({
          disabledActions: [
            ...(change(state, argument).disabledActions ?? []),
            ...(argument === 'find' ? ['findOne'] : []),
          ],
        }),
      }),
    ],
    ['all-mutations', 'disableAction() takes out all mutations', taking(() => ({ mutations: false }))],
    ['all', 'disableAction() takes out the whole content-type', taking(() => ({ enabled: false }))],
  ]),
  ...deviations(typeFunction('disable-actions'), [
    [
      'first-only',
      'disableActions() takes out the first action alone',
      given(it => actionsOf(it).slice(0, 1)),
    ],
    ['last-only', 'disableActions() takes out the last action alone', given(it => actionsOf(it).slice(-1))],
    ['two-at-most', 'disableActions() takes out two actions at most', given(it => actionsOf(it).slice(0, 2))],
    ['not-the-first', 'disableActions() leaves the first action', given(it => actionsOf(it).slice(1))],
    [
      'not-between',
      'disableActions() takes out the first and the last action alone',
      given(it => [...actionsOf(it).slice(0, 1), ...actionsOf(it).slice(-1)]),
    ],
    ...ACTIONS.map(
      action =>
        [
          `not-${action}`,
          `disableActions() does not know ${action}`,
          given(it => actionsOf(it).filter(name => name !== action)),
        ] as const,
    ),
    ['all', 'disableActions() takes out the whole content-type', taking(() => ({ enabled: false }))],
    ['all-mutations', 'disableActions() takes out all mutations', taking(() => ({ mutations: false }))],
  ]),
]

/** What each of the field functions takes out. */
const FIELD_FUNCTIONS = [
  ['disable-output', 'output'],
  ['disable-input', 'input'],
  ['disable-filters', 'filters'],
] as const

const PARTS = ['output', 'input', 'filters'] as const
const WHOLE: Partial<FieldState> = { enabled: false, output: false, input: false, filters: false }

/** The functions of a field take out fewer, or more. */
const ofFields: readonly Quirk[] = [
  ...PARTS.flatMap(left =>
    deviations(fieldFunction('disable'), [
      [`leaves-${left}`, `disable() of a field leaves its ${left}`, { change: { ...WHOLE, [left]: true } }],
    ]),
  ),
  ...FIELD_FUNCTIONS.flatMap(([name, own]) => {
    const unit = fieldFunction(name)
    return deviations(unit, [
      ...PARTS.filter(part => part !== own).flatMap((part): readonly Deviation<FieldFunction>[] => [
        [
          `${part}-too`,
          `${unit.name}() takes out the ${part} as well`,
          { change: { [own]: false, [part]: false } },
        ],
        [`${part}-instead`, `${unit.name}() takes out the ${part}`, { change: { [part]: false } }],
      ]),
      ['all', `${unit.name}() takes out the field`, { change: WHOLE }],
    ])
  }),
]

/** What servers do wrong with what extensions switch off: by far too little, or too much. */
export const switchOffQuirks: readonly Quirk[] = [...leavingOne, ...leavingTypes, ...byName, ...ofFields]
