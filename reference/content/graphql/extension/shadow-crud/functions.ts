import type { FieldState, TypeState } from './state.ts'

/** A function by which an extension switches something of a content-type off. */
export interface TypeFunction {
  readonly clause: string
  readonly name: string
  readonly change: (state: TypeState, argument: unknown) => Partial<TypeState>
}

/** A question about a content-type, answered by true or false. */
export interface TypeGetter {
  readonly clause: string
  readonly name: string
  readonly read: (state: TypeState, argument: unknown) => boolean
}

/** A function by which an extension switches something of one attribute off. */
export interface FieldFunction {
  readonly clause: string
  readonly name: string
  readonly change: Partial<FieldState>
}

/** A question about one attribute, answered by true or false. */
export interface FieldGetter {
  readonly clause: string
  readonly name: string
  readonly read: (state: FieldState) => boolean
}

/** Actions switched off by name, each once. */
function disabling(state: TypeState, actions: readonly unknown[]): Partial<TypeState> {
  const names = actions.filter(action => typeof action === 'string')
  return { disabledActions: [...new Set([...state.disabledActions, ...names])] }
}

const isOff = ({ disabledActions }: TypeState, action: unknown) => disabledActions.some(it => it === action)

export const typeFunctions: readonly TypeFunction[] = [
  {
    clause: 'content.graphql.extension.disable',
    name: 'disable',
    change: () => ({ enabled: false, queries: false, mutations: false }),
  },
  {
    clause: 'content.graphql.extension.disable-queries',
    name: 'disableQueries',
    change: () => ({ queries: false }),
  },
  {
    clause: 'content.graphql.extension.disable-mutations',
    name: 'disableMutations',
    change: () => ({ mutations: false }),
  },
  {
    clause: 'content.graphql.extension.disable-action',
    name: 'disableAction',
    change: (state, action) => disabling(state, [action]),
  },
  {
    clause: 'content.graphql.extension.disable-actions',
    name: 'disableActions',
    change: (state, actions) => disabling(state, Array.isArray(actions) ? actions : []),
  },
]

export const typeGetters: readonly TypeGetter[] = [
  {
    clause: 'content.graphql.extension.is-enabled',
    name: 'isEnabled',
    read: ({ enabled }) => enabled,
  },
  {
    clause: 'content.graphql.extension.is-disabled',
    name: 'isDisabled',
    read: ({ enabled }) => !enabled,
  },
  {
    clause: 'content.graphql.extension.are-queries-enabled',
    name: 'areQueriesEnabled',
    read: ({ queries }) => queries,
  },
  {
    clause: 'content.graphql.extension.are-queries-disabled',
    name: 'areQueriesDisabled',
    read: ({ queries }) => !queries,
  },
  {
    clause: 'content.graphql.extension.are-mutations-enabled',
    name: 'areMutationsEnabled',
    read: ({ mutations }) => mutations,
  },
  {
    clause: 'content.graphql.extension.are-mutations-disabled',
    name: 'areMutationsDisabled',
    read: ({ mutations }) => !mutations,
  },
  {
    clause: 'content.graphql.extension.is-action-enabled',
    name: 'isActionEnabled',
    read: (state, action) => !isOff(state, action),
  },
  {
    clause: 'content.graphql.extension.is-action-disabled',
    name: 'isActionDisabled',
    read: (state, action) => isOff(state, action),
  },
]

export const fieldFunctions: readonly FieldFunction[] = [
  {
    clause: 'content.graphql.extension.field.disable',
    name: 'disable',
    change: { enabled: false, output: false, input: false, filters: false },
  },
  {
    clause: 'content.graphql.extension.field.disable-output',
    name: 'disableOutput',
    change: { output: false },
  },
  {
    clause: 'content.graphql.extension.field.disable-input',
    name: 'disableInput',
    change: { input: false },
  },
  {
    clause: 'content.graphql.extension.field.disable-filters',
    name: 'disableFilters',
    change: { filters: false },
  },
]

export const fieldGetters: readonly FieldGetter[] = [
  {
    clause: 'content.graphql.extension.field.is-enabled',
    name: 'isEnabled',
    read: ({ enabled }) => enabled,
  },
  {
    clause: 'content.graphql.extension.field.is-disabled',
    name: 'isDisabled',
    read: ({ enabled }) => !enabled,
  },
  {
    clause: 'content.graphql.extension.field.has-input-enabled',
    name: 'hasInputEnabled',
    read: ({ input }) => input,
  },
  {
    clause: 'content.graphql.extension.field.has-output-enabled',
    name: 'hasOutputEnabled',
    read: ({ output }) => output,
  },
  {
    clause: 'content.graphql.extension.field.has-filters-enabled',
    name: 'hasFiltersEnabled',
    read: ({ filters }) => filters,
  },
]

/** The functions of `shadowCRUD(uid)` and of its `field(name)`. */
export const shadowCrudUnits = { typeFunctions, typeGetters, fieldFunctions, fieldGetters } as const

export type ShadowCrudUnits = typeof shadowCrudUnits
