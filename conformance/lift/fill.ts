import { camelCase, typeName } from '../agreement/graphql-names.ts'
import { chosenRows, fewRows, filterFor, groupedRows, inLocale, manyRows, sureRows } from './chosen-rows.ts'
import { type Choice, operandOf } from './operand.ts'
import type { Place } from './place.ts'
import { populateWord } from './populate-words.ts'

export const PLACEHOLDER = /<([a-zA-Z ]+)>/g

/** A question as it is sent; null where the place has not what it asks for. */
export function fill(template: string, place: Place, choice: Choice): string | null {
  const isGraphql = template.startsWith('{') || template.startsWith('query')
  const write = isGraphql ? inGraphql : inUrl
  let isWhole = true
  const { locales } = place.seen
  // Without a locale a list is asked in the first one.
  const locale = template.includes('<locale>') ? locales.at(-1) : locales[0]
  const written = isGraphql ? template : withRepeats(template)
  const own = inLocale(place, locale)
  const text = written.replace(PLACEHOLDER, (_, name: string) => {
    const word = entriesFor(name, own, choice.value) ?? wordFor(name, place, write)
    if (word !== undefined) return word
    const operand = operandOf(name, choice)
    if (operand === undefined || operand === null || typeof operand === 'object') isWhole = false
    return write(operand)
  })
  if (!isWhole) return null
  return isGraphql ? text : text.replace(/(?<=[?&])&+|&+$/g, '')
}

/** A parameter with `[0..9]` stands there for each number, and what is in `(…)*9` so often. */
function withRepeats(template: string): string {
  const [path = '', query] = template.split(/\?(.*)/s)
  if (query === undefined) return template
  const all = query.split('&').flatMap(parameter => {
    const whole = parameter.replace(/\(([^()]*)\)\*(\d+)/g, (_, part: string, count) =>
      part.repeat(Number(count)),
    )
    const [range = '', from, to] = /\[(\d+)\.\.(\d+)\]/.exec(whole) ?? []
    if (from === undefined) return [whole]
    const count = Number(to) - Number(from) + 1
    return Array.from({ length: count }, (_, index) => whole.replace(range, `[${Number(from) + index}]`))
  })
  return `${path}?${all.join('&')}`
}

/** A filter that finds certain entries, chosen by what is asked of them. */
function entriesFor(name: string, place: Place, value: unknown): string | undefined {
  switch (name) {
    case 'few':
      return filterFor(fewRows(place), place)
    case 'chosen':
      return filterFor(chosenRows(place), place)
    case 'grouped':
      return filterFor(groupedRows(place), place)
    case 'many':
      return filterFor(manyRows(place), place)
    case 'sure':
      return filterFor(sureRows(place, value), place)
    default:
      return undefined
  }
}

/** A text in which only names of models stand. */
export function fillNames(template: string, place: Place): string {
  return template.replace(PLACEHOLDER, (_, name: string) => wordFor(name, place, inGraphql) ?? '')
}

type Write = (value: unknown) => string

function inUrl(value: unknown): string {
  return encodeURIComponent(String(value))
}

/** Texts, numbers and booleans are written in GraphQL as in JSON. */
function inGraphql(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

/** What stands for a part of the models, or for entries; undefined where it is an operand. */
function wordFor(name: string, place: Place, write: Write): string | undefined {
  const { seen, names } = place
  const { type, key, locales } = seen
  const isUrl = write === inUrl
  switch (name) {
    case 'types':
      return isUrl ? type.pluralName : camelCase(type.pluralName)
    case 'type':
      return camelCase(type.singularName)
    case 'Type':
      return typeName(type.singularName)
    case 'key':
      return seen.orderKey ?? 'id'
    case 'handle':
      return key ?? ''
    case 'identity':
      return key === null ? 'id' : `attributes { ${key} }`
    case 'locale':
      return locales.at(-1) ?? ''
    case 'id':
      return String(seen.rows[0]?.id ?? '')
    case 'last id':
      return String(seen.rows.at(-1)?.id ?? '')
    default:
      return names[name] ?? populateWord(name, place)
  }
}
