import { camelCase, typeName } from '../agreement/graphql-names.ts'
import type { OracleType } from '../targets/oracle.ts'
import { chosenRows, fewRows, filterFor, groupedRows, manyRows, tiedRows } from './chosen-rows.ts'
import { namesOfKind } from './kinds.ts'
import { type Choice, operandOf } from './operand.ts'
import type { Place } from './place.ts'
import type { Row } from './survey.ts'
import { isWholeList, tellingRows } from './telling-rows.ts'

const PLACEHOLDER = /<([a-zA-Z ]+)>/g

/** A question as it is sent; null where the place has not what it asks for. */
export function fill(template: string, place: Place, choice: Choice): string | null {
  const write = template.startsWith('{') || template.startsWith('query') ? inGraphql : inUrl
  let isWhole = true
  const { locales } = place.seen
  // Without a locale a list is asked in the first one.
  const locale = template.includes('<locale>') ? locales.at(-1) : locales[0]
  const text = template.replace(PLACEHOLDER, (_, name: string) => {
    const word = name === 'few' ? filterFor(fewRows(place, locale), place) : wordFor(name, place, write)
    if (word !== undefined) return word
    const operand = operandOf(name, choice)
    if (operand === undefined || operand === null || typeof operand === 'object') isWhole = false
    return write(operand)
  })
  return isWhole ? text : null
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

/** Words for filters that find certain entries. */
const ROWS: Readonly<Record<string, (place: Place) => readonly Row[]>> = {
  chosen: chosenRows,
  grouped: groupedRows,
  tied: tiedRows,
  many: manyRows,
  drafts: ({ seen: { rows, drafts } }) =>
    drafts.length === 0 ? [] : [...rows.slice(0, 3), ...drafts.slice(0, 3)],
  some: place => {
    const rows = tellingRows(place)
    return isWholeList(rows, place) && place.names.relation === undefined ? [] : rows
  },
}

/** A filter of GraphQL that finds these entries alone, by nothing but what is described; undefined for none. */
function graphqlFilterFor(rows: readonly Row[], { seen: { key } }: Place): string | undefined {
  if (rows.length === 0 || key === null) return undefined
  return `{ or: [${rows.map(({ attributes }) => `{ ${key}: { eq: ${inGraphql(attributes[key])} } }`).join(', ')}] }`
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
  const chosen = ROWS[name]?.(place)
  if (chosen) return isUrl ? filterFor(chosen, place) : graphqlFilterFor(chosen, place)
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
      return names[name]
  }
}
