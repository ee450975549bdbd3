import { createHash } from 'node:crypto'
import { Document, isCollection, isScalar, visit } from 'yaml'
import type { WrittenRequest } from '../../client/wire-request.ts'
import type { Scrubber } from '../../report/scrub.ts'
import type { ScenarioDocument } from '../../suite/clause-document.ts'
import type { EntryNames } from '../names.ts'
import { askingOf, siteExpectations, versionsOf } from '../platform/platform-scenarios.ts'
import { type Query, requestOf } from '../query.ts'
import type { RestQuery } from '../rest/rest-query.ts'
import type { Judged } from '../twin.ts'
import { expectationsOf } from './expectations.ts'
import { stepsIn } from './steps.ts'

export interface ScenarioOptions {
  readonly judged: Judged
  /** The clause in whose file it is to stand. */
  readonly clause: string
  readonly world: string
  /** The caller. */
  readonly as: string
  readonly names: EntryNames
  /** What a platform runs as; null: one of the newest, or there is none. */
  readonly platformVersion: string | null
  readonly scrub: Scrubber
}

/** How a scenario was found, and whose answer it expects, in words. */
export interface Origin {
  readonly found: string
  readonly expected: string
}

/** A scenario as a clause file has it; what it expects is the oracle's answer, as far as the target's differs from it. */
export function scenarioYaml(scenario: ScenarioDocument, { found, expected }: Origin): string {
  const document = new Document([scenario])
  visit(document, {
    Pair: (_, { key, value }) => {
      if (isCollection(value)) value.flow = !(isScalar(key) && key.value === 'steps')
    },
  })
  const text = document.toString({ lineWidth: 0 }).trimEnd()
  return [
    `# Found by ${found}. What is expected here is ${expected}:`,
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
  platformVersion,
  scrub,
}: ScenarioOptions): readonly ScenarioDocument[] {
  const { query } = judged
  const isGraphql = isByGraphql(query)
  const plural = pluralOf(query)
  const head = {
    id: `${clause}.fuzz-${fingerprintOf(query, as)}`,
    says: `describe what is right here; a target differed in ${judged.place}`,
    world: world
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    ...(isGraphql && { requires: ['graphql'] }),
  }
  if (query.door === 'platform') {
    const asking = askingOf(query, platformVersion)
    return siteExpectations(judged, scrub).map(expect => ({ ...head, ...asking, expect }))
  }
  const isOfSite = requestOf(query).path.startsWith('/platform/')
  const expectations = isOfSite ? siteExpectations(judged, scrub) : expectationsOf(judged, plural, names)
  if (query.door === 'sequence') {
    const asked = judged.told.length === query.commands.length ? judged : null
    const held = isOfSite ? versionsOf(platformVersion) : {}
    return asked
      ? expectations.map(expect => ({ ...head, ...held, ...stepsIn(query, judged.told, expect) }))
      : []
  }
  const request = { ...(as !== 'public' && { as }), ...requestIn(query, plural, names) }
  return expectations.map(expect => ({ ...head, ...request, expect }))
}

function isByGraphql(query: Query): boolean {
  const isGraphql = ({ path }: WrittenRequest) => path.startsWith('/graphql')
  if (query.door !== 'sequence') return isGraphql(requestOf(query))
  return query.commands.some(({ request }) => isGraphql(request))
}

/** The same for the same request by the same caller. */
function fingerprintOf(query: Query, as: string): string {
  const requests = query.door === 'sequence' ? query.commands : requestOf(query)
  const caller = query.door === 'platform' ? query.caller : { as }
  const asked = caller.as === 'public' ? requests : [caller, requests]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 8)
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
  const { method, path, headers, body } = requestOf(named)
  if (Object.keys(headers).length > 0)
    return { request: { method, path, headers, ...(body !== undefined && { body }) } }
  if (query.door === 'graphql') {
    const { query: document, variables } = Object(body)
    return { graphql: String(document), ...(variables && { variables }) }
  }
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
