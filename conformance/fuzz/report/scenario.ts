import { createHash } from 'node:crypto'
import { Document, isCollection, visit } from 'yaml'
import type { ScenarioDocument } from '../../suite/clause-document.ts'
import type { EntryNames } from '../names.ts'
import { protocolOf, type Query, requestOf } from '../query.ts'
import type { RestQuery } from '../rest/rest-query.ts'
import type { Judged } from '../twin.ts'
import { expectationsOf } from './expectations.ts'

export interface ScenarioOptions {
  readonly judged: Judged
  /** The clause in whose file it is to stand. */
  readonly clause: string
  readonly world: string
  /** The caller. */
  readonly as: string
  readonly names: EntryNames
}

/** A scenario as a clause file has it; what it expects is the oracle's answer, as far as the target's differs from it. */
export function scenarioYaml(scenario: ScenarioDocument, found: string): string {
  const document = new Document([scenario])
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

/** What a scenario may be that shows a difference: what tells most comes first. Not all of them tell the two apart. */
export function scenariosOf({
  judged,
  clause,
  world,
  as,
  names,
}: ScenarioOptions): readonly ScenarioDocument[] {
  const { query } = judged
  const isGraphql = protocolOf(query) === 'graphql'
  const plural = pluralOf(query)
  const head = {
    id: `${clause}.fuzz-${fingerprintOf(query)}`,
    says: `describe what is right here; a target differed in ${judged.place}`,
    world: world
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    ...(isGraphql && { requires: ['graphql'] }),
    ...(as !== 'public' && { as }),
    ...requestIn(query, plural, names),
  }
  return expectationsOf(judged, plural, names).map(expect => ({ ...head, expect }))
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

function requestIn(query: Query, plural: string, names: EntryNames): Partial<ScenarioDocument> {
  const named = query.door === 'rest' ? withNames(query, plural, names) : query
  const { method, path, body } = requestOf(named)
  if (query.door === 'graphql') return { graphql: String(Object(body).query) }
  return { request: body === undefined ? `${method} ${path}` : { method, path, body } }
}

/** Ids differ between targets: entries are called by their names, in the path and in filters. */
function withNames(query: RestQuery, plural: string, names: EntryNames): RestQuery {
  const path = query.path.replace(/^(\/api\/[^/?]+\/)(\d+)$/, (written, before: string, id: string) => {
    const name = names.nameOf(plural, id)
    return name === null ? written : before + name
  })
  const parameters = query.parameters.map(({ at, value }) => {
    const isId = at[0] === 'filters' && at.findLast(part => !/^(\$.*|\d+)$/.test(part)) === 'id'
    const type = isId ? names.pluralAt(plural, at) : null
    const name = type === null ? null : names.nameOf(type, value)
    return { at, value: name ?? value }
  })
  return { ...query, path, parameters }
}
