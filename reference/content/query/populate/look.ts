import type { Members } from '../../../http/json-text.ts'
import type { Attribute } from '../../model/types.ts'
import { type Shown, showEntries, showFlat } from '../selection.ts'
import type { EmptyShape, Shape } from '../shapes/shape.ts'
import { type SelectionScope, secretsOf } from './scope.ts'

/** What a populated relation, media field or component looks like in its place. */
export class Look {
  readonly #shape: Shape
  readonly #isWrapped: boolean
  readonly #empty: () => EmptyShape['value']

  constructor(shape: Shape, isWrapped: boolean, empty: () => EmptyShape['value']) {
    this.#shape = shape
    this.#isWrapped = isWrapped
    this.#empty = empty
  }

  /** How its rows are shown. */
  get show(): typeof showEntries {
    return this.#isWrapped ? showEntries : showFlat
  }

  /** What a parent shows of its rows. */
  of(found: Shown['values']): unknown {
    const value = found.length > 0 ? this.#shape.of(found) : this.#empty()
    return this.#isWrapped ? { data: value } : value
  }

  /** What a parent shows of attributes that belong to no row. */
  ofAttributes(attributes: Members): unknown {
    return this.#isWrapped ? { data: { attributes } } : attributes
  }
}

/** Clauses: content.shapes.* */
export function lookOf(attribute: Attribute, scope: SelectionScope): Look {
  const shape = fitting(scope.context.units.shapes.shapes, attribute, scope)
  return new Look(shape, shape.wraps && scope.bare !== true, () => emptyOf(attribute, scope))
}

/** What stands for an empty list of the attribute. */
export function emptyOf(attribute: Attribute, scope: SelectionScope): EmptyShape['value'] {
  return fitting(scope.context.units.shapes.empty, attribute, scope).value
}

function fitting<U extends Shape | EmptyShape>(
  units: readonly U[],
  attribute: Attribute,
  scope: SelectionScope,
): U {
  const unit = units.find(candidate => candidate.fits(attribute, secretsOf(scope)))
  if (!unit) throw new Error(`invariant: no shape fits ${attribute.name}`)
  return unit
}
