import type { Answer } from '../../client/outcome.ts'
import type { Expectation } from '../../compare/expectation.ts'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { matchers } from '../../compare/matchers.ts'
import { keyPath } from '../../compare/path.ts'
import { isSecretMember } from '../../secrets/names.ts'
import { factText } from '../../suite/fact.ts'
import { entriesNamedIn } from '../../suite/placeholder.ts'
import type { OracleSchema } from '../../targets/oracle.ts'
import type { Known } from './known.ts'
import type { Types } from './types.ts'

/** What answers are read with. */
export interface Reading {
  readonly known: Known
  readonly types: Types
}

/** A longer text that is no JSON, such as a page, says too much of one moment to be expected. */
const LONGEST_TEXT = 200

/**
 * What a scenario expects that is to be answered like this again: the status and the body, with placeholders for the
 * target's own ids, keys and addresses, and matchers where every run answers something else.
 */
export function expectationOf(
  { status, json, text }: Answer,
  start: OracleSchema | null,
  reading: Reading,
): Expectation {
  if (json === undefined)
    return { status, ...(text !== '' && text.length <= LONGEST_TEXT && { text: textIn(text, '', reading) }) }
  const expected = expectedOf(json, start, reading, 0)
  if (!isObject(expected) || Object.keys(expected).length === 0) return { status, body: { $: expected } }
  const members = Object.entries(expected).map(([key, value]) => [keyPath('', key).replace(/^\./, ''), value])
  return { status, body: Object.fromEntries(members) }
}

/** No answer that a query can ask for is deeper; a hostile one might be. */
const DEEPEST = 64

function expectedOf(value: unknown, schema: OracleSchema | null, reading: Reading, depth: number): unknown {
  if (depth > DEEPEST) return '<any>'
  if (Array.isArray(value)) return value.map(item => expectedOf(item, schema, reading, depth + 1))
  return isObject(value) ? expectedObject(value, schema, reading, depth) : value
}

function expectedObject(object: JsonObject, type: OracleSchema | null, reading: Reading, depth: number) {
  const { types } = reading
  const schema = types.component(object.__component) ?? type
  const members = Object.entries(object).map(([name, value]) => {
    const masked = maskOf(name, value, schema, reading)
    if (masked !== undefined) return [name, masked]
    return [name, expectedOf(value, schemaBelow(name, schema, types), reading, depth + 1)]
  })
  const [only] = members.length === 1 ? members : []
  // It would be taken for a matcher.
  return String(only?.[0]).startsWith('$') ? '<object>' : Object.fromEntries(members)
}

/** Members that wrap an entry or a list of them, and are none of its attributes. */
const WRAPPERS = ['data', 'attributes', 'nodes', 'results', 'localizations']

function schemaBelow(name: string, schema: OracleSchema | null, types: Types): OracleSchema | null {
  if (schema === null) return types.ofRootField(name)
  if (schema.attributes.has(name)) return types.leadsTo(schema, name)
  return WRAPPERS.includes(name) ? schema : null
}

const TIMES = /^(created|updated|published|last_seen|confirmed|accepted)(_at|At)$/
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|\+00:00)$/
/** Of a file: made anew with every upload. */
const OF_UPLOADS = ['hash', 'url', 'previewUrl']

/** A matcher or a placeholder for what every run or every target has otherwise; undefined: the value itself. */
function maskOf(name: string, value: unknown, schema: OracleSchema | null, reading: Reading): unknown {
  if (name === 'id') return idIn(value, schema, reading)
  if (schema?.uid === 'plugin::upload.file') {
    if (name === 'formats' && value !== null) return '<object>'
    if (OF_UPLOADS.includes(name) && typeof value === 'string') return '<string>'
  }
  if (typeof value !== 'string') return undefined
  if (TIMES.test(name) && TIME.test(value)) return '<time>'
  return textIn(value, name, reading)
}

function idIn(value: unknown, schema: OracleSchema | null, { known, types }: Reading): unknown {
  if (value === null || isObject(value)) return undefined
  const placeholder = known.entry(types.pluralOf(schema), value)
  if (placeholder !== null) return placeholder
  const looksLikeUuid = typeof value === 'string' && UUID.test(value)
  return looksLikeUuid ? '<uuid>' : ID.test(String(value)) ? '<id>' : value
}

const ID = /^([1-9]\d*|[0-9a-f]{24})$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const JWT = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/
const OBJECT_ID = /^[0-9a-f]{24}$/

function textIn(text: string, name: string, { known }: Reading): string {
  if (UUID.test(text)) return '<uuid>'
  if (JWT.test(text)) return '<jwt>'
  if (OBJECT_ID.test(text)) return known.entry(null, text) ?? '<id>'
  if (isSecretMember(name) || isMisread(text)) return '<string>'
  return withFacts(text, name, known)
}

/** What means something else in an expectation. */
function isMisread(text: string): boolean {
  return matchers.some(matcher => matcher.name === text) || entriesNamedIn(text).length > 0
}

/** The site's own address, wherever it stands, and its version where nothing else does. */
function withFacts(text: string, name: string, { facts }: Known): string {
  const site = facts.find(({ fact }) => fact.name === 'site')
  const version = facts.find(({ fact }) => fact.name === 'version')
  if (name === 'version' && text === version?.value) return factText(version.fact)
  return site ? text.replaceAll(site.value, factText(site.fact)) : text
}
