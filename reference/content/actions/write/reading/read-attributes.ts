import type { Attribute } from '../../../model/types.ts'
import { own, type Scope, type Subject, type Values } from '../context.ts'
import type { FaultGroup, Read } from './fault.ts'
import { readScalar } from './read-scalar.ts'
import { isRequired, missing } from './requirement.ts'

/** Attributes that the service alone writes. */
export const READ_ONLY: ReadonlySet<string> = new Set(['createdAt', 'updatedAt'])

/** Reads the value of every attribute of a schema. What is no attribute is ignored. */
export function readAttributes(given: Values, scope: Scope): Read<Values> {
  const { schema, context } = scope
  const values: Record<string, unknown> = {}
  const groups: FaultGroup[] = []
  for (const attribute of schema.attributes.values()) {
    const { name } = attribute
    if (READ_ONLY.has(name)) continue
    const path = scope.path === '' ? name : `${scope.path}.${name}`
    const { value, faults } = readAttribute(own(given, name), attribute, path, scope)
    if (value !== undefined) values[name] = value
    if (faults.length > 0) groups.push({ path, faults })
  }
  const { faultOrder } = context.units.writes
  return { value: values, faults: faultOrder.sort(groups, [...schema.attributes.keys()]) }
}

function readAttribute(given: unknown, attribute: Attribute, path: string, scope: Scope): Read {
  const { writes } = scope.context.units
  switch (attribute.kind) {
    case 'scalar':
      return readScalar(given, { ...scope, attribute, path })
    case 'component': {
      const form = attribute.many ? writes.repeatableComponent : writes.singleComponent
      return form.read(given, { ...scope, attribute, path })
    }
    case 'dynamiczone':
      return writes.zoneForm.read(given, { ...scope, attribute, path })
    default:
      return { value: given, faults: faultsOfReference(given, { ...scope, attribute, path }) }
  }
}

/** What a reference refers to is looked at when all is read. A media attribute is never required (observed). */
function faultsOfReference(given: unknown, subject: Subject) {
  return subject.attribute.kind === 'relation' && isRequired(subject) ? missing(given, subject) : []
}
