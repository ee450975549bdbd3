import type { Attribute } from '../../model/types.ts'
import { type Shown, showEntries, showFlat } from '../selection.ts'
import type { EmptyShape, Shape } from '../shapes/shape.ts'
import { type SelectionScope, secretsOf } from './scope.ts'

/** What a populated relation, media field or component looks like in its place. */
export interface Look {
  /** How its rows are shown. */
  readonly show: typeof showEntries
  /** What a parent shows of its rows. */
  readonly of: (found: Shown['values']) => unknown
  /** What a parent shows of attributes that belong to no row. */
  readonly ofAttributes: (attributes: Readonly<Record<string, unknown>>) => unknown
}

/** Clauses: content.shapes.* */
export function lookOf(attribute: Attribute, scope: SelectionScope): Look {
  const shape = fitting(scope.context.units.shapes.shapes, attribute, scope)
  scope.context.fired(shape.clause)
  let empty: { readonly value: EmptyShape['value'] } | undefined
  const of = (found: Shown['values']) => {
    if (found.length > 0) return shape.of(found)
    empty ??= { value: emptyOf(attribute, scope) }
    return empty.value
  }
  if (scope.bare === true || !shape.wraps) {
    return { show: showFlat, of, ofAttributes: attributes => attributes }
  }
  return {
    show: showEntries,
    of: found => ({ data: of(found) }),
    ofAttributes: attributes => ({ data: { attributes } }),
  }
}

/** What stands for an empty list of the attribute. */
export function emptyOf(attribute: Attribute, scope: SelectionScope): EmptyShape['value'] {
  const { context } = scope
  const { clause, value } = fitting(context.units.shapes.empty, attribute, scope)
  context.fired(clause)
  return value
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
