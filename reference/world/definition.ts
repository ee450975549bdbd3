/**
 * A world as a value: what a directory says in files. `defineWorld` checks entries against the models while they are
 * written; the reference checks everything again when it loads the world.
 */

/** A content-type or component, as its schema file has it. */
export interface ModelDefinition {
  readonly kind?: 'collectionType' | 'singleType'
  readonly collectionName?: string
  /** Names of a content-type. Without it they are those of the uid, and the plural has an `s` at its end. */
  readonly info?: {
    readonly singularName?: string
    readonly pluralName?: string
    readonly displayName?: string
    readonly description?: string
    readonly icon?: string
  }
  readonly options?: {
    readonly draftAndPublish?: boolean
    readonly privateAttributes?: readonly string[]
  }
  readonly pluginOptions?: Readonly<Record<string, unknown>>
  readonly attributes: Readonly<Record<string, AttributeDefinition>>
}

/** One attribute; which keys mean something depends on `type`. */
export interface AttributeDefinition {
  readonly type: AttributeType
  readonly [key: string]: unknown
}

export type AttributeType =
  | keyof ScalarValues
  | 'enumeration'
  | 'relation'
  | 'media'
  | 'component'
  | 'dynamiczone'

/** By uid: `api::article.article` of a content-type, `meta.seo` of a component. */
export type ModelDefinitions = Readonly<Record<string, ModelDefinition>>

/** What entries give for the attributes of each type; null stands for nothing. */
interface ScalarValues {
  string: string
  text: string
  richtext: string
  email: string
  password: string
  uid: string
  integer: number
  biginteger: number | string | bigint
  float: number
  decimal: number
  date: string
  time: string
  datetime: string
  timestamp: number | string
  boolean: boolean
  json: unknown
  blocks: readonly unknown[]
}

type AttributesOf<S> = S extends { readonly attributes: infer A } ? A : never

type ModelIn<M, Uid> = Uid extends keyof M ? M[Uid] : never

/** An item of a morph relation: the uid and the id of any entry. */
export interface MorphItem {
  readonly __type: string
  readonly id: number
}

type RelationValue<Kind> = Kind extends 'oneToOne' | 'manyToOne'
  ? number
  : Kind extends 'oneToMany' | 'manyToMany' | 'morphMany'
    ? readonly number[]
    : Kind extends 'morphToMany'
      ? readonly MorphItem[]
      : Kind extends 'morphToOne'
        ? MorphItem
        : number

/** `A` is the attribute as it is written, with its literal types. */
type ValueOf<M, A> = A extends { readonly type: infer T }
  ? T extends keyof ScalarValues
    ? ScalarValues[T]
    : T extends 'enumeration'
      ? A extends { readonly enum: readonly (infer E)[] }
        ? E
        : string
      : T extends 'relation'
        ? A extends { readonly relation: infer Kind }
          ? RelationValue<Kind>
          : never
        : T extends 'media'
          ? A extends { readonly multiple: true }
            ? readonly number[]
            : number
          : T extends 'component'
            ? ComponentValue<M, A>
            : T extends 'dynamiczone'
              ? ZoneValue<M, A>
              : never
  : never

type ComponentValue<M, A> = A extends { readonly component: infer Uid }
  ? A extends { readonly repeatable: true }
    ? readonly ComponentOf<M, Uid>[]
    : ComponentOf<M, Uid>
  : never

type ZoneValue<M, A> = A extends { readonly components: readonly (infer Uid)[] }
  ? readonly ZoneItem<M, Uid>[]
  : never

/** One of several components, told by `__component`. */
type ZoneItem<M, Uid> = Uid extends string ? { readonly __component: Uid } & ComponentOf<M, Uid> : never

type ComponentOf<M, Uid> = { readonly id?: number } & GivenAttributes<M, ModelIn<M, Uid>>

type GivenAttributes<M, S> = {
  readonly [K in keyof AttributesOf<S>]?: ValueOf<M, AttributesOf<S>[K]> | null
}

/** What every entry may give besides the attributes of its model. */
interface EntryTraits {
  readonly id?: number
  readonly createdAt?: string
  readonly updatedAt?: string
  readonly publishedAt?: string | null
  readonly locale?: string
  readonly localizations?: readonly number[]
}

/** An entry of a content-type, as `data` gives it. */
export type EntryDefinition<M, S> = Omit<EntryTraits, keyof AttributesOf<S>> & GivenAttributes<M, S>

/** Entries of the types that every world has. */
interface BuiltInEntries {
  readonly 'plugin::upload.file'?: readonly Readonly<Record<string, unknown>>[]
  readonly 'plugin::upload.folder'?: readonly Readonly<Record<string, unknown>>[]
  readonly 'plugin::i18n.locale'?: readonly {
    readonly id?: number
    readonly name?: string
    readonly code: string
    readonly isDefault?: boolean
  }[]
  readonly 'plugin::users-permissions.user'?: readonly Readonly<Record<string, unknown>>[]
  readonly 'plugin::users-permissions.role'?: readonly Readonly<Record<string, unknown>>[]
  readonly 'plugin::users-permissions.permission'?: readonly Readonly<Record<string, unknown>>[]
}

/** Entries by the uid of their content-type. */
export type DataDefinition<M> = {
  readonly [Uid in keyof M as Uid extends `api::${string}` ? Uid : never]?: readonly EntryDefinition<
    M,
    M[Uid]
  >[]
} & BuiltInEntries

/** `options.json`. */
export interface OptionsDefinition {
  readonly api?: {
    readonly rest?: {
      readonly defaultLimit?: number
      readonly maxLimit?: number | null
      readonly withCount?: boolean
      readonly prefix?: string
    }
  }
  /** The plugin's configuration; null or false is a service without it. */
  readonly graphql?: Readonly<Record<string, unknown>> | null | false
  /** Actions by the type of a role. */
  readonly permissions?: Readonly<Record<string, readonly string[]>>
  readonly apiTokens?: readonly {
    readonly name: string
    readonly type: 'read-only' | 'full-access' | 'custom'
    readonly accessKey: string
    readonly permissions?: readonly string[]
    readonly expiresAt?: string | null
  }[]
  readonly jwtSecret?: string
}

type Rows = readonly Readonly<Record<string, unknown>>[]

/** `platform.json`. */
export interface PlatformDefinition {
  readonly site: { readonly title: string; readonly url: string; readonly [key: string]: unknown }
  readonly [section: string]: Rows | Readonly<Record<string, unknown>>
}

/** A world that was written with `defineWorld`, or as a plain object. */
export interface WorldDefinition {
  /** What messages call it. */
  readonly name?: string
  readonly models?: ModelDefinitions
  readonly data?: Readonly<Record<string, Rows | undefined>>
  readonly options?: OptionsDefinition
  readonly platform?: PlatformDefinition
  /** By plural name: the attribute that names an entry in scenarios. */
  readonly keys?: Readonly<Record<string, string>>
  /** As a project's own `register({ strapi })`. */
  readonly register?: unknown
}

interface TypedWorld<M extends ModelDefinitions> extends Omit<WorldDefinition, 'models' | 'data'> {
  readonly models?: M
  readonly data?: DataDefinition<NoInfer<M>>
}

/**
 * Names a world, with its entries checked against its models by TypeScript: names of attributes, kinds of values, words of
 * enumerations, components. Gives back what it was given.
 */
export function defineWorld<const M extends ModelDefinitions>(world: TypedWorld<M>): WorldDefinition {
  return world
}
