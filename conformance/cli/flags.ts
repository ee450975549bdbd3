import { parseArgs } from 'node:util'
import type { TargetSettings } from '../config/choose-target.ts'
import { UsageError } from '../usage-error.ts'
import { didYouMean } from './nearest.ts'

/** One flag of a command. */
export interface Flag {
  /** One line for the help text. */
  readonly says: string
  /** How its value is called in the help text; a flag without one is a switch. */
  readonly value?: string
  /** The value is a whole number within these bounds. */
  readonly whole?: { readonly least: number; readonly most?: number }
  /** May be given more than once. */
  readonly isList?: boolean
  /** The environment variable that stands in for it. */
  readonly variable?: string
  /** One letter. */
  readonly short?: string
}

export type FlagSet = Readonly<Record<string, Flag>>

/** What was given: a flag wins over the environment, which wins over the config file. */
export interface Given {
  has(name: string): boolean
  /** The last value given. */
  text(name: string): string | undefined
  /** All values given; commas do not separate. */
  texts(name: string): readonly string[]
  /** A whole number, of a flag that is said to have one. */
  number(name: string): number | undefined
  /** One of some words. */
  choice<T extends string>(name: string, words: readonly T[]): T | undefined
  readonly positionals: readonly string[]
  /** What the config file says of the chosen target; null when it says nothing. */
  readonly settings: TargetSettings | null
}

export interface Layers {
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Values of the config file, by flag name. */
  readonly config?: Readonly<Record<string, readonly string[]>>
  /** What the config file says and no flag can say. */
  readonly settings?: TargetSettings | null
}

/**
 * Reads a command's arguments. An unknown flag is refused with the nearest known name, and so is what is no number where
 * one is expected, whether anybody asks for it afterwards or not.
 */
export function readFlags(flags: FlagSet, layers: Layers): Given {
  const { args, environment, config = {}, settings = null } = layers
  const { values, positionals } = parse(flags, args)
  const texts = (name: string): readonly string[] => {
    const given = values.get(name)
    if (given) return given
    const variable = flags[name]?.variable
    const fromEnvironment = variable === undefined ? undefined : environment[variable]
    return fromEnvironment === undefined || fromEnvironment === '' ? (config[name] ?? []) : [fromEnvironment]
  }
  const text = (name: string) => texts(name).at(-1)
  const numbers = new Map(
    Object.entries(flags).flatMap(([name, flag]) =>
      flag.whole ? [[name, numberOf(name, text(name), flag.whole)]] : [],
    ),
  )
  return {
    positionals,
    settings,
    texts,
    text,
    has: name => !['false', '0', undefined].includes(text(name)),
    number: name => {
      if (flags[name] && !flags[name].whole) throw new Error(`invariant: --${name} is no number`)
      return numbers.get(name)
    },
    choice: (name, words) => choiceOf(name, text(name), words),
  }
}

interface Parsed {
  readonly values: ReadonlyMap<string, readonly string[]>
  readonly positionals: readonly string[]
}

function parse(flags: FlagSet, args: readonly string[]): Parsed {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value, short }]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const), multiple: true, ...(short && { short }) },
    ]),
  )
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values = new Map<string, string[]>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const value = givenValue(flags, token)
    values.set(token.name, [...(values.get(token.name) ?? []), value])
  }
  return { values, positionals }
}

function givenValue(
  flags: FlagSet,
  token: { name: string; rawName: string; value: string | undefined },
): string {
  const flag = flags[token.name]
  if (!flag) {
    const known = Object.keys(flags).map(name => `--${name}`)
    throw new UsageError(`There is no flag ${token.rawName}.${didYouMean(token.rawName, known)}`)
  }
  if (flag.value && (token.value === undefined || isFlagLike(token.value))) {
    throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${flag.value}`)
  }
  if (token.value === '') throw new UsageError(`${token.rawName} is empty: ${token.rawName} ${flag.value}`)
  if (!flag.value && token.value !== undefined) throw new UsageError(`${token.rawName} takes no value.`)
  return token.value ?? 'true'
}

/** `--url --strict`: the value was forgotten. A value that begins with a hyphen can be given with `=`. */
function isFlagLike(value: string): boolean {
  return value.startsWith('--')
}

function numberOf(
  name: string,
  text: string | undefined,
  { least, most = Number.POSITIVE_INFINITY }: NonNullable<Flag['whole']>,
): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  const range = most === Number.POSITIVE_INFINITY ? `of at least ${least}` : `from ${least} to ${most}`
  throw new UsageError(`--${name} ${text}: expected a whole number ${range}.`)
}

function choiceOf<T extends string>(
  name: string,
  text: string | undefined,
  words: readonly T[],
): T | undefined {
  if (text === undefined) return undefined
  const found = words.find(word => word === text)
  if (found) return found
  throw new UsageError(`--${name} ${text}: expected ${words.join(' or ')}.${didYouMean(text, words)}`)
}
