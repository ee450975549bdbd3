/** How a clause is asked of any world, as its file says it under `lift`. */
export interface LiftDocument {
  /** What it needs of a world. Each name stands for something that is found there: `attribute` for `<attribute>`. */
  readonly with?: LiftNeeds
  /** The query of a list, or several: `filters[<attribute>][$eq]=<value>`, or `…<condition>` for each operator. */
  readonly list?: string | readonly string[]
  /** A path with its query. */
  readonly get?: string
  /** A document, or several. */
  readonly graphql?: string | readonly string[]
  /** A type of the schema of GraphQL, `<Type>Input` say: what it tells of its members. Asked of every content-type at once. */
  readonly introspect?: string
  /** Who asks; otherwise somebody who may read the type. */
  readonly as?: 'public'
  readonly about: About
}

export interface LiftNeeds {
  readonly type?: readonly TypeTrait[]
  /** An attribute of one of these kinds, which has values. */
  readonly attribute?: readonly string[]
  /** Whether each entry has a value in it: what becomes of one without is left open for negations. */
  readonly always?: true
  /** Another one. */
  readonly second?: readonly string[]
  /** Another relation, file, component or zone of the type, in which something is. */
  readonly other?: readonly string[]
  /** Something that leads to a relation, a file, a component or a zone. */
  readonly relation?: readonly string[]
  /** The same in what it leads to. */
  readonly inner?: readonly string[]
  /** And again in what that leads to. */
  readonly deeper?: readonly string[]
  readonly deepest?: readonly string[]
  /** An attribute of what the last of them leads to. */
  readonly field?: readonly string[]
  /** Ask at every type, not only where most can be told. */
  readonly everywhere?: true
}

export const TYPE_TRAITS = [
  'drafts',
  'no-drafts',
  'localized',
  'not-localized',
  'key',
  'many',
  'closed',
] as const
export type TypeTrait = (typeof TYPE_TRAITS)[number]

/** What of the answer the clause is about; all else may be otherwise. */
export type About = (typeof ABOUT_NAMES)[number] | MemberAbout

/** The members of a type of GraphQL that have these names. More may be told, of them and beside them. */
export interface MemberAbout {
  readonly of: 'fields' | 'inputFields'
  readonly named: string | readonly string[]
  /** Which of their arguments count. */
  readonly args?: readonly string[]
  /** What counts of each: its type, that it is there, or that it need not be given. */
  readonly as?: 'typed' | 'named' | 'optional'
}

export const ABOUT_NAMES = [
  ...[
    'entries',
    'every',
    'order',
    'answer',
    'total',
    'pagination',
    'counts',
    'values',
    'names',
    'ids',
    'response',
  ],
  ...['entry', 'shown'],
  ...[
    'populated',
    'named-part',
    'own-id',
    'formats',
    'nothing-deeper',
    'without-creators',
    'refused',
    'no-effect',
  ],
] as const
