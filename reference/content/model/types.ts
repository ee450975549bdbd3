/** Content-type models as the reference works with them: parsed, checked, every default filled in. */

export const SCALAR_TYPES = [
  'string',
  'text',
  'richtext',
  'email',
  'password',
  'uid',
  'enumeration',
  'integer',
  'biginteger',
  'float',
  'decimal',
  'date',
  'time',
  'datetime',
  'timestamp',
  'boolean',
  'json',
  'blocks',
] as const
export type ScalarType = (typeof SCALAR_TYPES)[number]

export const RELATION_KINDS = [
  'oneToOne',
  'oneToMany',
  'manyToOne',
  'manyToMany',
  'morphToOne',
  'morphToMany',
  'morphOne',
  'morphMany',
] as const
export type RelationKind = (typeof RELATION_KINDS)[number]

/** What every kind of attribute has. */
export interface AttributeCommon {
  readonly name: string
  readonly required: boolean
  /** Never returned, never filterable, never sortable. */
  readonly private: boolean
  /**
   * False when the value is shared by all locales of an entry: in a localized type, an attribute that is neither
   * a relation nor a uid and does not say `pluginOptions.i18n.localized: true`.
   */
  readonly localized: boolean
}

export interface ScalarAttribute extends AttributeCommon {
  readonly kind: 'scalar'
  readonly type: ScalarType
  readonly unique: boolean
  /** In the stored form (see `Row`). */
  readonly default?: unknown
  readonly enum?: readonly string[]
  readonly min?: number | string
  readonly max?: number | string
  readonly minLength?: number
  readonly maxLength?: number
  readonly regex?: string
  readonly targetField?: string
}

export interface RelationAttribute extends AttributeCommon {
  readonly kind: 'relation'
  readonly relation: RelationKind
  /** The content-type uid at the other end; null for morphToOne and morphToMany, which may point anywhere. */
  readonly target: string | null
  /** True when the attribute holds a list. */
  readonly many: boolean
  /** The attribute of `target` that holds the other direction, whichever side owns the link; not for morphs. */
  readonly inverse?: string
  /** True on the side that is `mappedBy` the other. */
  readonly mapped: boolean
  /** morphOne and morphMany: the morph attribute of `target`. */
  readonly morphBy?: string
}

export interface MediaAttribute extends AttributeCommon {
  readonly kind: 'media'
  readonly many: boolean
  readonly allowedTypes?: readonly string[]
}

export interface ComponentAttribute extends AttributeCommon {
  readonly kind: 'component'
  /** `<category>.<name>` */
  readonly component: string
  readonly many: boolean
  readonly min?: number
  readonly max?: number
}

export interface ZoneAttribute extends AttributeCommon {
  readonly kind: 'dynamiczone'
  readonly components: readonly string[]
  readonly min?: number
  readonly max?: number
}

export type Attribute =
  | ScalarAttribute
  | RelationAttribute
  | MediaAttribute
  | ComponentAttribute
  | ZoneAttribute

/** What content-types and components have in common: named attributes, in the model's order. */
export interface Schema {
  /** `api::<api>.<type>`, `plugin::<plugin>.<type>`, or a component's `<category>.<name>`. */
  readonly uid: string
  readonly attributes: ReadonlyMap<string, Attribute>
}

export interface ContentType extends Schema {
  readonly modelType: 'contentType'
  readonly kind: 'collectionType' | 'singleType'
  readonly collectionName: string
  readonly singularName: string
  readonly pluralName: string
  readonly displayName: string
  readonly draftAndPublish: boolean
  /** Internationalization is enabled on the type: entries have `locale` and `localizations`. */
  readonly localized: boolean
  readonly pluginOptions: Readonly<Record<string, unknown>>
}

export interface Component extends Schema {
  readonly modelType: 'component'
  readonly category: string
  readonly collectionName: string
  readonly displayName: string
}

export interface Models {
  readonly types: ReadonlyMap<string, ContentType>
  readonly components: ReadonlyMap<string, Component>
}
