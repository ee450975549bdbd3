import type { ScalarType } from '../../model/types.ts'

/** Which GraphQL scalar stands for attributes of some types. */
export interface ScalarTypeRule {
  readonly clause: string
  readonly types: readonly ScalarType[]
  readonly scalar: string
  /** The stored value in the form that the scalar takes; as it is when absent. */
  readonly show?: ((stored: unknown) => unknown) | undefined
}

/** content.graphql.types.text: string and richtext are `String`, and so is every other kind of text. */
const text: ScalarTypeRule = {
  clause: 'content.graphql.types.text',
  types: ['string', 'text', 'richtext', 'email', 'password', 'uid', 'enumeration'],
  scalar: 'String',
}

/** content.graphql.types.boolean */
const boolean: ScalarTypeRule = {
  clause: 'content.graphql.types.boolean',
  types: ['boolean'],
  scalar: 'Boolean',
}

/** content.graphql.types.integer: `Int`, which holds 32 bits (observed). */
const integer: ScalarTypeRule = { clause: 'content.graphql.types.integer', types: ['integer'], scalar: 'Int' }

/** content.graphql.types.biginteger: `Long`, a number while it is exact and a text beyond (observed). */
const biginteger: ScalarTypeRule = {
  clause: 'content.graphql.types.biginteger',
  types: ['biginteger'],
  scalar: 'Long',
}

/** content.graphql.types.float: float and decimal (observed). */
const float: ScalarTypeRule = {
  clause: 'content.graphql.types.float',
  types: ['float', 'decimal'],
  scalar: 'Float',
}

/** content.graphql.types.date (observed) */
const date: ScalarTypeRule = { clause: 'content.graphql.types.date', types: ['date'], scalar: 'Date' }

/** content.graphql.types.time (observed) */
const time: ScalarTypeRule = { clause: 'content.graphql.types.time', types: ['time'], scalar: 'Time' }

/** content.graphql.types.datetime: `createdAt`, `updatedAt` and `publishedAt` among them. */
const datetime: ScalarTypeRule = {
  clause: 'content.graphql.types.datetime',
  types: ['datetime'],
  scalar: 'DateTime',
}

/** content.graphql.types.timestamp: a `DateTime`, shown like any other instant. */
const timestamp: ScalarTypeRule = {
  clause: 'content.graphql.types.timestamp',
  types: ['timestamp'],
  scalar: 'DateTime',
  show: stored => (stored === null || stored === undefined ? null : Number(stored)),
}

/** content.graphql.types.json: json and blocks (observed). */
const json: ScalarTypeRule = {
  clause: 'content.graphql.types.json',
  types: ['json', 'blocks'],
  scalar: 'JSON',
}

export const scalarTypeRules: readonly ScalarTypeRule[] = [
  text,
  boolean,
  integer,
  biginteger,
  float,
  date,
  time,
  datetime,
  timestamp,
  json,
]

/** The rule for an attribute's type; every type has one. */
export function scalarTypeRule(type: ScalarType, rules: readonly ScalarTypeRule[]): ScalarTypeRule {
  const rule = rules.find(candidate => candidate.types.includes(type))
  if (!rule) throw new Error(`invariant: no GraphQL scalar for ${type}`)
  return rule
}
