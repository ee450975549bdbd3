import { camelCase, typeName } from '../agreement/graphql-names.ts'
import type { OracleType } from '../targets/oracle.ts'
import {
  chosenRows,
  fewRows,
  filterFor,
  groupedRows,
  inLocale,
  manyRows,
  sureRows,
  tiedRows,
} from './chosen-rows.ts'
import { namesOfKind } from './kinds.ts'
import { type Choice, operandOf } from './operand.ts'
import type { Place } from './place.ts'
import { populateWord } from './populate-words.ts'
import type { Row } from './survey.ts'
import { someRows, withDrafts } from './telling-rows.ts'

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
    const rows = rowsFor(name, own, choice.value)
    const filter = rows && (isGraphql ? graphqlFilterFor(rows, place) : filterFor(rows, place))
    const word = rows ? filter : wordFor(name, place, write)
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

/** Certain entries, chosen by what is asked of them, for which a filter stands. */
function rowsFor(name: string, place: Place, value: unknown): readonly Row[] | undefined {
  switch (name) {
    case 'few':
      return fewRows(place)
    case 'chosen':
      return chosenRows(place)
    case 'grouped':
      return groupedRows(place)
    case 'tied':
      return tiedRows(place)
    case 'many':
      return manyRows(place)
    case 'sure':
      return sureRows(place, value)
    case 'drafts':
      return withDrafts(place)
    case 'some':
      return someRows(place)
    default:
      return undefined
  }
}

/** A filter of GraphQL that finds these entries alone, by nothing but what is described; undefined for none. */
function graphqlFilterFor(rows: readonly Row[], { seen: { key } }: Place): string | undefined {
  if (rows.length === 0 || key === null) return undefined
  const each = rows.map(({ attributes }) => `{ ${key}: { eq: ${inGraphql(attributes[key])} } }`)
  return `{ or: [${each.join(', ')}] }`
}

/** A text in which only the names of a type stand, as GraphQL writes them. */
export function fillTypeNames(template: string, type: OracleType | undefined): string {
  return template.replace(PLACEHOLDER, (word, name: string) => (type && nameIn(type, name)) ?? word)
}

function nameIn({ singularName, pluralName }: OracleType, name: string): string | undefined {
  switch (name) {
    case 'types':
      return camelCase(pluralName)
    case 'type':
      return camelCase(singularName)
    case 'Type':
      return typeName(singularName)
    default:
      return undefined
  }
}

const TIMES = ['createdAt', 'updatedAt', 'publishedAt']

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
      return isUrl ? type.pluralName : nameIn(type, name)
    case 'type':
    case 'Type':
      return nameIn(type, name)
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
    case 'documented':
      return namesOfKind(type, name).join(' ') || undefined
    case 'times':
      return TIMES.filter(time => type.attributes.has(time)).join(' ')
    default:
      return names[name] ?? populateWord(name, place)
  }
}
