import type { Attribute, RelationAttribute, ScalarAttribute } from './types.ts'

const COMMON = { required: false, private: false, localized: true } as const

/** What a content-type has besides the attributes that its schema lists. */
export interface ImplicitTraits {
  readonly uid: string
  readonly draftAndPublish: boolean
  readonly localized: boolean
  readonly privateNames: readonly string[]
}

/** The attributes that the service adds to a content-type, in the order in which responses show them. */
export function implicitAttributes(traits: ImplicitTraits): readonly Attribute[] {
  const added: readonly Attribute[] = [
    scalar('createdAt', 'datetime'),
    scalar('updatedAt', 'datetime'),
    ...(traits.draftAndPublish ? [scalar('publishedAt', 'datetime')] : []),
    ...(traits.localized ? [localizations(traits.uid), scalar('locale', 'string')] : []),
  ]
  return added.map(attribute => ({ ...attribute, private: traits.privateNames.includes(attribute.name) }))
}

function scalar(name: string, type: 'datetime' | 'string'): ScalarAttribute {
  return { ...COMMON, kind: 'scalar', name, type, unique: false }
}

/** The entries of the other locales; each of them lists this one in turn. */
function localizations(uid: string): RelationAttribute {
  return {
    ...COMMON,
    kind: 'relation',
    name: 'localizations',
    relation: 'oneToMany',
    target: uid,
    many: true,
    inverse: 'localizations',
    mapped: false,
  }
}

/** Whether a relation is the one that the service adds to localized types: the only one that is its own inverse. */
export function isLocalizations({ name, inverse }: RelationAttribute): boolean {
  return name === 'localizations' && inverse === name
}
