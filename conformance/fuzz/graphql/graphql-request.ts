import type { WrittenRequest } from '../../client/wire-request.ts'
import type { Form, GraphqlQuery, Member, Selection, Value } from './graphql-query.ts'

/** The request that asks a query. */
export function graphqlRequest(query: GraphqlQuery): WrittenRequest {
  const headers = query.by?.headers ?? {}
  return { method: 'POST', path: '/graphql', headers, body: bodyOf(query) }
}

/** What is sent for a query. */
interface GraphqlBody {
  /** The document. */
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
}

/** The document of a query, with its variables if it has any. */
function bodyOf({ selections, form }: GraphqlQuery): GraphqlBody {
  const writing: Writing = { form, variables: [], fragments: [] }
  const body = selectionsText(selections, writing)
  const { variables, fragments } = writing
  const declared = variables.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const query = [variables.length > 0 ? `query (${declared}) ${body}` : body, ...fragments].join(' ')
  if (variables.length === 0) return { query }
  return { query, variables: Object.fromEntries(variables.map(({ name, value }) => [name, value])) }
}

/** A document while it is written, with what stands outside of its selections. */
interface Writing {
  readonly form: Form | undefined
  readonly variables: Variable[]
  readonly fragments: string[]
}

interface Variable {
  readonly name: string
  readonly type: string
  readonly value: unknown
}

function selectionsText(selections: readonly Selection[], writing: Writing): string {
  return `{ ${selections.map(it => selectionText(it, writing)).join(' ')} }`
}

function selectionText({ name, args, selections, type }: Selection, writing: Writing): string {
  const given = args.length > 0 ? `(${args.map(it => argumentText(it, writing)).join(', ')})` : ''
  if (selections.length === 0) return name + given
  const below = selectionsText(selections, writing)
  if (writing.form !== 'fragments' || type === undefined) return `${name}${given} ${below}`
  const fragment = `part${writing.fragments.length + 1}`
  writing.fragments.push(`fragment ${fragment} on ${type} ${below}`)
  // A spread for a type of a union stands where its fields would.
  return name.startsWith('...') ? `...${fragment}` : `${name}${given} { ...${fragment} }`
}

function argumentText(argument: Member, { form, variables }: Writing): string {
  const { name, value, type } = argument
  if (form !== 'variables' || type === undefined || !isExact(value)) return memberText(argument)
  const variable = `${name}${variables.length + 1}`
  variables.push({ name: variable, type, value: jsonOf(value) })
  return `${name}: $${variable}`
}

function memberText({ name, value }: Member): string {
  return `${name}: ${valueText(value)}`
}

function valueText(value: Value): string {
  if (value.kind === 'plain') return value.text
  if (value.kind === 'list') return `[${value.items.map(valueText).join(', ')}]`
  return `{ ${value.members.map(memberText).join(', ')} }`
}

const NUMBER = /^-?\d/

/** Whether JSON has the value as it is written: not every number. */
function isExact(value: Value): boolean {
  if (value.kind === 'list') return value.items.every(isExact)
  if (value.kind === 'object') return value.members.every(member => isExact(member.value))
  return !NUMBER.test(value.text) || String(Number(value.text)) === value.text
}

/** The value as it is sent for a variable: names of enumerations are texts there. */
function jsonOf(value: Value): unknown {
  if (value.kind === 'list') return value.items.map(jsonOf)
  if (value.kind === 'object')
    return Object.fromEntries(value.members.map(member => [member.name, jsonOf(member.value)]))
  const { text } = value
  const isJson = text.startsWith('"') || NUMBER.test(text) || ['true', 'false', 'null'].includes(text)
  return isJson ? JSON.parse(text) : text
}
