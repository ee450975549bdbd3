import { createHash } from 'node:crypto'
import { Document, isCollection, visit } from 'yaml'
import { ABSENT } from '../../compare/difference.ts'
import { isObject } from '../../compare/json-value.ts'
import { parsePath, valueAt } from '../../compare/path.ts'
import type { EntryNames } from '../names.ts'
import { protocolOf, type Query, requestOf } from '../query.ts'
import type { Judged } from '../twin.ts'

export interface ScenarioOptions {
  readonly judged: Judged
  /** The clause in whose file it is to stand. */
  readonly clause: string
  readonly world: string
  /** The caller. */
  readonly as: string
  readonly names: EntryNames
  /** How it was found: `assayer fuzz --seed 7`. */
  readonly found: string
}

/** A scenario as a clause file has it. What it expects is the oracle's answer, as far as the target's differs from it. */
export function scenarioYaml(options: ScenarioOptions): string {
  const { found } = options
  const document = new Document([scenarioOf(options)])
  visit(document, {
    Pair: (_, { value }) => {
      if (isCollection(value)) value.flow = true
    },
  })
  const text = document.toString({ lineWidth: 0 }).trimEnd()
  return [
    `# Found by ${found}. What is expected here is the reference’s answer:`,
    '# check it against the documentation, and describe it in one sentence, before you keep it.',
    text,
  ].join('\n')
}

function scenarioOf({
  judged,
  clause,
  world,
  as,
  names,
}: ScenarioOptions): Readonly<Record<string, unknown>> {
  const { query } = judged
  const isGraphql = protocolOf(query) === 'graphql'
  const plural = pluralOf(query)
  return {
    id: `${clause}.fuzz-${fingerprintOf(query)}`,
    says: `describe what is right here; a target differed in ${judged.place}`,
    world: world
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    ...(isGraphql && { requires: ['graphql'] }),
    ...(as !== 'public' && { as }),
    ...requestIn(query, plural, names),
    expect: expectationOf(judged, plural, names),
  }
}

/** The same for the same request. */
function fingerprintOf(query: Query): string {
  return createHash('sha256')
    .update(JSON.stringify(requestOf(query)))
    .digest('hex')
    .slice(0, 8)
}

/** `tasting-menus` of `/api/tasting-menus/3` and of the GraphQL field `tastingMenus`; empty when there is none. */
function pluralOf(query: Query): string {
  if (query.door === 'graphql') {
    const [field] = query.selections
    return (field?.name ?? '').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  }
  return /^\/api\/([^/?]+)/.exec(requestOf(query).path)?.[1] ?? ''
}

function requestIn(query: Query, plural: string, names: EntryNames) {
  const { method, path, body } = requestOf(query)
  if (query.door === 'graphql') return { graphql: String(Object(body).query) }
  const named = path.replace(/^(\/api\/[^/?]+\/)(\d+)(?=$|\?)/, (written, before: string, id: string) => {
    const name = names.nameOf(plural, id)
    return name === null ? written : before + name
  })
  return { request: body === undefined ? `${method} ${named}` : { method, path: named, body } }
}

/** Only what differs: the status, the entries of a list by name, or one value. */
function expectationOf({ expected, difference }: Judged, plural: string, names: EntryNames) {
  const { status } = expected
  if (!difference?.path.startsWith('body')) return { status }
  if (expected.json === undefined) return { status, text: expected.text }
  const messages = messagesIn(expected.json)
  if (difference.path.startsWith('body.errors')) {
    return { status, body: messages.length > 0 ? { 'errors[*].message': messages } : { errors: '<absent>' } }
  }
  const path = difference.path.slice('body'.length).replace(/^\./, '') || '$'
  const wanted = difference.expected
  const items = Array.isArray(wanted) && wanted.length > 0 ? itemsAt(expected.json, path) : null
  if (!Array.isArray(wanted) || !items) {
    return { status, body: { [path]: withoutIds(wanted === ABSENT ? '<absent>' : wanted) } }
  }
  const type = names.pluralAt(plural, path)
  const ids = wanted.map(id => (type === null ? null : names.nameOf(type, String(id))) ?? '<id>')
  return { status, body: { [`${path}[*].id`]: ids } }
}

/** The entries of a list; null when what is there are no entries. */
function itemsAt(json: unknown, path: string): readonly unknown[] | null {
  const items = valueAt(json, parsePath(path))
  const areEntries =
    Array.isArray(items) &&
    items.every(item => isObject(item) && Object.hasOwn(item, 'id') && item.id !== null)
  return areEntries ? items : null
}

/** What errors of GraphQL say. */
function messagesIn(json: unknown): readonly string[] {
  const { errors } = Object(json)
  return Array.isArray(errors) ? errors.map(error => String(Object(error).message)) : []
}

/** Ids differ between targets. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === 'id' ? '<id>' : withoutIds(item)]),
  )
}
