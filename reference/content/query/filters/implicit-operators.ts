/** The operator that a value without one stands for. */
export interface ImplicitOperator {
  readonly clause: string
  readonly fits: (value: unknown) => boolean
  /** Its name, for example `$eq`. */
  readonly operator: string
}

/** content.filters.implicit-in: several values (observed). */
const implicitIn: ImplicitOperator = {
  clause: 'content.filters.implicit-in',
  fits: Array.isArray,
  operator: '$in',
}

/** content.filters.implicit-eq: one value (observed). */
const implicitEq: ImplicitOperator = {
  clause: 'content.filters.implicit-eq',
  fits: () => true,
  operator: '$eq',
}

/** The first that fits decides. */
export const implicitOperators: readonly ImplicitOperator[] = [implicitIn, implicitEq]
