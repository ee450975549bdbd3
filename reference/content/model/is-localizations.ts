import type { RelationAttribute } from './types.ts'

/** Whether a relation is the one that the service adds to localized types: the only one that is its own inverse. */
export function isLocalizations({ name, inverse }: RelationAttribute): boolean {
  return name === 'localizations' && inverse === name
}
