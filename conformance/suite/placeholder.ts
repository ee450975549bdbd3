import { mapTexts } from '../compare/map-values.ts'

/** `<plural:key>`: the id of the entry of that plural type whose natural key has that value. */
export interface EntryName {
  readonly plural: string
  readonly key: string
}

const ENTRY = /<([a-z][a-z0-9-]*):([^<>\r\n]+)>/g
const SAVED = /<([a-z][A-Za-z0-9]*)>/g

/** Gives the id of a named entry, or the value that an earlier step saved under a name. */
export interface PlaceholderValues {
  entry(name: EntryName): unknown
  /** Undefined when nothing was saved under that name: then the text is meant literally. */
  saved(name: string): unknown
}

/** Every entry that a value names, at any depth; keys of objects are looked at as well. */
export function entriesNamedIn(value: unknown): readonly EntryName[] {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return [...text.matchAll(ENTRY)].map(([, plural = '', key = '']) => ({ plural, key }))
}

/** Puts values for placeholders into a text. */
export function fillText(text: string, values: PlaceholderValues): string {
  return text
    .replace(ENTRY, (_, plural: string, key: string) => String(values.entry({ plural, key })))
    .replace(SAVED, (written: string, name: string) => String(values.saved(name) ?? written))
}

/**
 * Puts values for placeholders into a JSON value. A text that is nothing but a placeholder becomes the value
 * itself (a number stays a number); inside a longer text it becomes its text.
 */
export function fillValue(value: unknown, values: PlaceholderValues): unknown {
  return mapTexts(
    value,
    key => (key.includes('<') ? fillText(key, values) : key),
    text => (text.includes('<') ? fillWhole(text, values) : text),
  )
}

function fillWhole(text: string, values: PlaceholderValues): unknown {
  const [entry] = text.matchAll(ENTRY)
  if (entry?.[0] === text) return values.entry({ plural: entry[1] ?? '', key: entry[2] ?? '' })
  const [saved] = text.matchAll(SAVED)
  if (saved?.[0] === text) return values.saved(saved[1] ?? '') ?? text
  return fillText(text, values)
}
