import type { OracleOperator } from '../targets/oracle.ts'
import type { QueriedWorld } from './queried-world.ts'

/** All that queries are made of: a world, and the operators of filters. */
export interface Vocabulary extends QueriedWorld {
  readonly operators: Operators
}

/** Names of operators by what they are given. Their order is part of what a seed means. */
export interface Operators {
  readonly comparing: readonly string[]
  /** Letter for letter: those on texts, and what else has a like that does not mind case. */
  readonly textual: readonly string[]
  /** Those that do not mind case, in the order of their likes: `$eqi` is the like of `$eq`. */
  readonly folding: readonly string[]
  /** A list of any length. */
  readonly listing: readonly string[]
  /** A list of so many. */
  readonly counted: readonly { readonly name: string; readonly length: number }[]
  readonly presence: readonly string[]
  /** Several conditions, but for `$not`, which is given one. */
  readonly groups: readonly string[]
  /** Whether an operator keeps a value; null of one that is given neither a value nor a text. */
  readonly keeps: (operator: string, stored: Read, operand: Read) => boolean | null
}

/** A value as operators compare it. */
export type Read = string | number | bigint

/** Sorts the reference's operators. */
export function operatorsOf(all: readonly OracleOperator[]): Operators {
  const named = (wanted: (it: OracleOperator) => boolean) => all.filter(wanted).map(({ name }) => name)
  const comparing = named(({ kind }) => kind === 'value')
  const folded = named(({ folded: isFolded }) => isFolded === true)
  const textual = [
    ...named(({ kind, folded: isFolded }) => kind === 'text' && !isFolded),
    ...comparing.filter(name => folded.includes(`${name}i`)),
  ]
  const keepers = new Map(all.map(({ name, keeps }) => [name, keeps]))
  const likes = textual.map(name => `${name}i`)
  return {
    comparing,
    textual,
    folding: [...likes.filter(name => folded.includes(name)), ...folded.filter(it => !likes.includes(it))],
    listing: named(({ kind, length }) => kind === 'list' && length === undefined),
    counted: all.flatMap(({ name, length }) => (length === undefined ? [] : [{ name, length }])),
    presence: named(({ kind }) => kind === 'presence'),
    groups: named(({ kind, name }) => kind === 'group' && name !== NOT).sort(),
    keeps: (operator, stored, operand) => keepers.get(operator)?.(stored, operand) ?? null,
  }
}

/** Those that compare texts alone. */
export function operatorsOnTexts({
  operators: { textual, folding, comparing },
}: Vocabulary): readonly string[] {
  return [...textual, ...folding].filter(name => !comparing.includes(name))
}

/** The one group that is given a single condition. */
export const NOT = '$not'

/** `containsi` of `$containsi`: as GraphQL writes an operator. */
export function graphqlName(operator: string): string {
  return operator.slice(1)
}
