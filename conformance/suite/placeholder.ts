import { literalPattern } from '../../text/literal-pattern.ts'
import { isObject } from '../compare/json-value.ts'
import { mapTexts } from '../compare/map-values.ts'
import { type Fact, factNamed } from './fact.ts'

/** `<plural:key>`: the id of the entry of that plural type whose natural key has that value. */
export interface EntryName {
  readonly plural: string
  readonly key: string
}

/** `<posts:bridge-opens>`, `<password:ines>`; or `<site>`, and `<name>` of what an earlier step saved. */
const PLACEHOLDER = /<([a-z][a-z0-9-]*):([^<>\r\n]+)>|<([a-z][A-Za-z0-9-]*)>/g

/** What stands for placeholders at one target. */
export interface PlaceholderValues {
  entry(name: EntryName): unknown
  fact(fact: Fact): string
  /** Undefined when nothing was saved under that name: then the text is meant literally. */
  saved(name: string): unknown
}

type Placeholder =
  | { readonly kind: 'entry'; readonly entry: EntryName }
  | { readonly kind: 'fact'; readonly fact: Fact }
  | { readonly kind: 'saved'; readonly name: string }

function read(plural: string | undefined, key = '', name = ''): Placeholder {
  const fact = plural === undefined ? factNamed(name, null) : factNamed(plural, key)
  if (fact) return { kind: 'fact', fact }
  return plural === undefined ? { kind: 'saved', name } : { kind: 'entry', entry: { plural, key } }
}

/** Whether a text can hold a placeholder at all: most cannot, which is seen much sooner than a search ends. */
function mayHoldOne(text: string): boolean {
  return text.includes('<')
}

function placeholdersIn(value: unknown): readonly Placeholder[] {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  if (!mayHoldOne(text)) return []
  return [...text.matchAll(PLACEHOLDER)].map(([, plural, key, name]) => read(plural, key, name))
}

/** Every entry that a value names, at any depth; keys of objects are looked at as well. */
export function entriesNamedIn(value: unknown): readonly EntryName[] {
  return placeholdersIn(value).flatMap(it => (it.kind === 'entry' ? [it.entry] : []))
}

/** Every fact that a value names, likewise. */
export function factsNamedIn(value: unknown): readonly Fact[] {
  return placeholdersIn(value).flatMap(it => (it.kind === 'fact' ? [it.fact] : []))
}

/** Puts values for placeholders into a text, each written as `write` writes it. */
export function fillText(
  text: string,
  values: PlaceholderValues,
  write: (value: string) => string = it => it,
): string {
  if (!mayHoldOne(text)) return text
  return text.replace(PLACEHOLDER, (written: string, plural?: string, key?: string, name?: string) => {
    const value = standsFor(read(plural, key, name), values)
    return value === undefined ? written : write(String(value))
  })
}

function standsFor(placeholder: Placeholder, values: PlaceholderValues): unknown {
  if (placeholder.kind === 'entry') return values.entry(placeholder.entry)
  if (placeholder.kind === 'fact') return values.fact(placeholder.fact)
  return values.saved(placeholder.name)
}

/**
 * Puts values for placeholders into a JSON value. A text that is nothing but a placeholder becomes the value
 * itself (a number stays a number); inside a longer text it becomes its text.
 */
export function fillValue(value: unknown, values: PlaceholderValues): unknown {
  return mapTexts(
    value,
    key => fillText(key, values),
    text => fillWhole(text, values),
  )
}

function fillWhole(text: string, values: PlaceholderValues): unknown {
  if (!mayHoldOne(text)) return text
  const [found] = text.matchAll(PLACEHOLDER)
  if (found?.[0] !== text) return fillText(text, values)
  const [, plural, key, name] = found
  return standsFor(read(plural, key, name), values) ?? text
}

/** Fills what is expected. In a regular expression a value means itself, whatever characters it has. */
export function fillExpected(value: unknown, values: PlaceholderValues): unknown {
  if (Array.isArray(value)) return value.map(item => fillExpected(item, values))
  if (!isObject(value)) return fillValue(value, values)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      fillText(key, values),
      key === '$matches' ? fillText(String(item), values, literalPattern) : fillExpected(item, values),
    ]),
  )
}
