import type { RelationAttribute } from '../../model/types.ts'
import type { Row } from '../../world/table.ts'
import { schemaOf } from '../attributes.ts'
import { readFields } from '../fields/fields.ts'
import { isRecord, type RawQuery } from '../query.ts'
import type { Populated } from '../selection.ts'
import type { SecretRule } from '../shapes/secrets.ts'
import { namesTypes } from './asked-on.ts'
import { emptyOf } from './look.ts'
import { type Pointer, populatePointers } from './pointers.ts'
import { type Select, type SelectionScope, secretsOf } from './scope.ts'

/**
 * A populated relation that may point at any type. Nothing is shown of a type that the caller may not find. Where its
 * targets are bare, all that is populated in them is, too. Throws a ValidationError.
 * Clauses: content.shapes.morph-target, content.shapes.morph-list.
 */
export function populateMorph(
  attribute: RelationAttribute,
  params: RawQuery,
  scope: SelectionScope,
  select: Select,
): Populated {
  const { caller, units } = scope.context
  const { morphTypes } = units.populate
  const shape = attribute.many ? units.shapes.morphList : units.shapes.morphTarget
  const secrets = attribute.many ? secretsOf(scope) : units.shapes.morphSecrets
  const wraps = shape.wraps && scope.bare !== true
  const load = populatePointers(
    {
      typeKey: shape.typeKey,
      wraps,
      pointersOf: row => pointersIn(row, attribute.name).filter(({ uid }) => !secrets.withholds(uid, caller)),
      paramsFor: uid => {
        return morphTypes.paramsFor(uid, params)
      },
      known: [],
      named: namesTypes(params),
    },
    { ...scope, bare: !wraps, secrets },
    select,
  )
  const look = (found: readonly unknown[]): unknown => {
    const value = found.length === 0 ? emptyOf(attribute, scope) : attribute.many ? found : found[0]
    return wraps ? { data: value } : value
  }
  return {
    name: attribute.name,
    load: parents => {
      if (units.fields.morphChecks.covers({ isShown: false }))
        checkFields(
          parents.flatMap(row => pointersIn(row, attribute.name)),
          params,
          scope,
        )
      const { values, sizes } = load(parents)
      return { values: values.map(look), sizes }
    },
  }
}

/** Whether every type that is pointed at has what `fields` names. Throws a ValidationError. */
function checkFields(pointers: readonly Pointer[], params: RawQuery, scope: SelectionScope): void {
  const { morphTypes } = scope.context.units.populate
  for (const uid of new Set(pointers.map(pointer => pointer.uid))) {
    const asked = morphTypes.paramsFor(uid, params)
    if (asked) readFields(asked.fields, schemaOf(scope.context, uid), { ...scope, secrets: NO_SECRETS })
  }
}

const NO_SECRETS: SecretRule = {
  clause: 'content.fields.morph-checks',
  hides: () => false,
  withholds: () => false,
}

function pointersIn(row: Row, name: string): readonly Pointer[] {
  const value = row[name]
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.flatMap(item =>
    isRecord(item) && typeof item.__type === 'string' && typeof item.id === 'number'
      ? [{ uid: item.__type, id: item.id }]
      : [],
  )
}
