import type { Association, RelationForm } from '../../../content/actions/write/relations/association.ts'

/** A reading of a relation by which what is set is only added to the links. */
export function appended(read: RelationForm['read']): RelationForm['read'] {
  return (value, name, context): Association => {
    const association = read(value, name, context)
    if (association.kind === 'changes') return association
    return { kind: 'changes', connect: association.references, disconnect: [], strict: true }
  }
}
