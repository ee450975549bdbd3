import { CREATOR_FIELDS } from '../../../content/model/staff-types.ts'
import { unknownNames } from '../../../content/query/populate/names.ts'
import type { SelectionScope } from '../../../content/query/populate/scope.ts'
import { everything } from '../../../content/query/populate/strategies/everything.ts'
import type { Populated } from '../../../content/query/selection.ts'
import { unitOf, withUnit } from '../../change-unit.ts'
import type { Quirk } from '../../quirk.ts'
import { requesting } from './kinds.ts'

const creatorFields = unitOf(unknownNames, 'content.populate.creator-fields')

/** Who made an entry. */
export const creatorQuirks: readonly Quirk[] = [
  // UNDOCUMENTED: the creators are private relations, and the real program shows what is private there. That nobody
  // made an entry is all that a world says of it.
  {
    id: 'content.shapes.morph-secrets.creators',
    clause: 'content.shapes.morph-secrets',
    says: 'createdBy and updatedBy can be populated in the targets of a morph relation',
    apply: units =>
      withUnit(withUnit(units, everything, withCreators), creatorFields, unit => ({
        ...unit,
        populate: (name, _schema, scope) => (isMorphTarget(scope) ? [nobody(name)] : []),
      })),
  },
]

function withCreators(unit: typeof everything): typeof everything {
  const change = requesting((requests, { uid }) =>
    uid.includes('::') ? [...requests, ...CREATOR_FIELDS.map(name => ({ name, params: {} }))] : requests,
  )
  return { ...unit, ...change(unit) }
}

function isMorphTarget({ secrets, context }: SelectionScope): boolean {
  return secrets === context.units.shapes.morphSecrets
}

function nobody(name: string): Populated {
  return { name, load: parents => ({ values: parents.map(() => null), sizes: parents.map(() => 0) }) }
}
