import type { OracleAttribute } from '../targets/oracle.ts'

export const FILE = 'plugin::upload.file'

/** One attribute of a model, as far as its values are written otherwise than plain ones. */
export interface Attribute {
  readonly kind: 'plain' | 'relation' | 'morph' | 'component' | 'zone'
  /** The documentation's name of a plain one's type: `string`, `timestamp`, …; else its kind. */
  readonly type: string
  /** What a relation points at, or a component's uid; null when each value says it itself, or there is nothing to say. */
  readonly target: string | null
  readonly isMany: boolean
  /** Whether it is the other side of a relation, which is written where the relation is. */
  readonly isMapped: boolean
  /** What an entry has that says nothing of it; undefined: nothing. */
  readonly usual: unknown
}

/** Parts of a world that some targets do not take, as a configuration calls them. */
export const refusableParts = ['morphRelations', 'bigIntegers', 'timestamps'] as const
export type RefusablePart = (typeof refusableParts)[number]

/** The part to which an attribute's values belong; null: every target takes them. */
export function partOf({ kind, type }: Attribute): RefusablePart | null {
  if (kind === 'morph') return 'morphRelations'
  return PARTS_BY_TYPE.get(type) ?? null
}

const PARTS_BY_TYPE: ReadonlyMap<string, RefusablePart> = new Map([
  ['biginteger', 'bigIntegers'],
  ['timestamp', 'timestamps'],
])

/** The attributes of a content type or a component, by name. */
export type Attributes = ReadonlyMap<string, Attribute>

export function attributesOf(attributes: ReadonlyMap<string, OracleAttribute>): Attributes {
  return new Map([...attributes].map(([name, attribute]) => [name, attributeOf(attribute)]))
}

const USUAL = { isMany: false, isMapped: false, usual: undefined }

function attributeOf(attribute: OracleAttribute): Attribute {
  const { kind } = attribute
  switch (kind) {
    case 'scalar':
      return { ...USUAL, kind: 'plain', type: attribute.type, target: null, usual: attribute.default }
    case 'relation': {
      const { target, many: isMany, mapped: isMapped } = attribute
      return { ...USUAL, kind: target === null ? 'morph' : 'relation', type: kind, target, isMany, isMapped }
    }
    case 'media':
      return { ...USUAL, kind: 'relation', type: kind, target: FILE, isMany: attribute.many }
    case 'component':
      return { ...USUAL, kind, type: kind, target: attribute.component, isMany: attribute.many }
    case 'dynamiczone':
      return { ...USUAL, kind: 'zone', type: kind, target: null, isMany: true }
  }
}
