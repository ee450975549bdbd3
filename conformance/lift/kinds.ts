import { isOfKind } from '../suite/lift-words.ts'
import type { OracleAttribute, OracleSchema } from '../targets/oracle.ts'

const DEFAULT_ATTRIBUTES = ['createdAt', 'updatedAt', 'publishedAt']

/** What an attribute is called there: those that every entry has go by their own names. */
export function attributeKinds(attribute: OracleAttribute): readonly string[] {
  const { name } = attribute
  if (DEFAULT_ATTRIBUTES.includes(name)) return [name]
  switch (attribute.kind) {
    case 'scalar':
      return [name === 'locale' ? name : attribute.type]
    case 'media':
      return [attribute.many ? 'files' : 'file']
    case 'component':
      return [attribute.many ? 'components' : 'component']
    case 'dynamiczone':
      return ['zone', 'zone-part']
    case 'relation':
      return relationKinds(attribute)
  }
}

/** Attributes of a kind that every server shows. */
export function namesOfKind({ attributes }: OracleSchema, wanted: string): readonly string[] {
  const shown = [...attributes.values()].filter(it => it.kind === 'scalar' && !it.private)
  return shown.filter(it => attributeKinds(it).some(kind => isOfKind([wanted], kind))).map(({ name }) => name)
}

function relationKinds({
  name,
  relation,
  target,
  many,
  inverse,
}: Extract<OracleAttribute, { kind: 'relation' }>) {
  if (name === 'localizations') return [name]
  // Who made an entry is no part of what is read.
  if (name === 'createdBy' || name === 'updatedBy') return []
  if (relation.startsWith('morph'))
    return [target === null ? `morph-${many ? 'many' : 'one'}` : 'morph-inverse']
  if (many) return ['to-many']
  return relation === 'oneToOne' && inverse !== undefined ? ['to-one', 'one-to-one'] : ['to-one']
}
