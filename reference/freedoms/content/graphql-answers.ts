import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Around, Freedom } from '../freedom.ts'
import { isJsonObject, type JsonObject, mapJson, mapObjects, mapTexts } from '../json-answer.ts'

const ENDPOINT = 'content/endpoints/graphql-endpoint.point-1'
const RESOURCES = 'content/resources-and-their-fields'
const ENTITY = `${RESOURCES}/graphql-generated-types-for-a-content-type-with.row.name-entity`
const TYPE = `${RESOURCES}/graphql-generated-types-for-a-content-type-with.row.name`
const NAMES = `${RESOURCES}/graphql-generated-types-for-a-content-type-with.sentence-1`
const RULE = 'content/what-the-service-does.rule-3'

/** How the GraphQL endpoint is asked, and what its answers look like. */
export const graphqlAnswers: readonly Freedom[] = [
  {
    id: 'content.graphql-answers.no-introspection',
    says: 'does not tell its schema',
    leftOpenBy: [RULE],
    around: refusing(text => /\b__(schema|type)\b/.test(text)),
  },
  {
    id: 'content.graphql-answers.other-transport',
    says: 'takes no GraphQL by POST',
    isWhole: true,
    leftOpenBy: [ENDPOINT],
    around: refusing(() => true),
  },
  {
    id: 'content.graphql-answers.schema-backwards',
    says: 'lists its schema the other way round',
    leftOpenBy: [NAMES],
    around: answering(body =>
      mapObjects(
        body,
        ofSchema(list => list.toReversed()),
      ),
    ),
  },
  {
    id: 'content.graphql-answers.schema-with-more',
    says: 'has more types, fields, arguments and enum values than are documented',
    leftOpenBy: [NAMES, TYPE],
    around: answering(body => mapObjects(body, ofSchema(withMore))),
  },
  {
    id: 'content.graphql-answers.extensions',
    says: 'tells how long it took beside the data',
    leftOpenBy: [ENDPOINT],
    around: answering(body => (isJsonObject(body) ? { extensions: { took: 3 }, ...body } : body)),
  },
  {
    id: 'content.graphql-answers.times-with-offset',
    says: 'writes instants with an offset in GraphQL',
    leftOpenBy: [TYPE],
    around: answering(body =>
      mapTexts(body, text => (INSTANT.test(text) ? text.replace('Z', '+00:00') : text)),
    ),
  },
  {
    id: 'content.graphql-answers.times-of-another-zone',
    says: 'writes instants in the time of another zone in GraphQL',
    leftOpenBy: [TYPE],
    around: answering(body => mapTexts(body, text => (INSTANT.test(text) ? anHourLater(text) : text))),
  },
  {
    id: 'content.graphql-answers.times-without-milliseconds',
    says: 'writes instants without milliseconds in GraphQL',
    leftOpenBy: [TYPE],
    around: answering(body =>
      mapTexts(body, text => (INSTANT.test(text) ? text.replace(/[.]\d+Z$/, 'Z') : text)),
    ),
  },
  {
    id: 'content.graphql-answers.opaque-ids',
    says: 'has ids of its own in GraphQL',
    leftOpenBy: [ENTITY],
    around: opaqueIds,
  },
  {
    id: 'content.graphql-answers.created',
    says: 'answers mutations with 201',
    leftOpenBy: [ENDPOINT],
    around: async (request, server) => {
      const answer = await server(request)
      const isCreated =
        answer.status === 200 && /\\?"?query\W+mutation\b.*\bcreate[A-Z]/s.test(textOf(request))
      return isGraphql(request) && isCreated ? { ...answer, status: 201 } : answer
    },
  },
]

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[.]\d+Z$/

/** The same moment, as a clock shows it where it is an hour later. */
function anHourLater(text: string): string {
  return new Date(Date.parse(text) + 3_600_000).toISOString().replace('Z', '+01:00')
}

function isGraphql({ method, target }: ServiceRequest): boolean {
  return method === 'POST' && target.split('?')[0] === '/graphql'
}

function textOf({ body }: ServiceRequest): string {
  return body === null ? '' : new TextDecoder().decode(body)
}

function answering(change: (body: unknown) => unknown): Around {
  return async (request, server) => {
    const answer = await server(request)
    return isGraphql(request) && answer.status < 300 ? mapJson(answer, change) : answer
  }
}

function refusing(is: (text: string) => boolean): Around {
  return async (request, server) => {
    if (!isGraphql(request) || !is(textOf(request))) return server(request)
    return { status: 400, headers: { 'content-type': 'text/plain' }, body: 'No.' }
  }
}

type List = readonly unknown[]

/** The lists of which a schema consists, each changed. */
function ofSchema(change: (list: List) => List) {
  return (object: JsonObject) =>
    Object.fromEntries(
      Object.entries(object).map(([name, member]) => [
        name,
        SCHEMA_LISTS.includes(name) && Array.isArray(member) ? change(member) : member,
      ]),
    )
}

const SCHEMA_LISTS = ['types', 'fields', 'inputFields', 'args', 'enumValues', 'possibleTypes']

/** One more item that looks like the last one. */
function withMore(list: List): List {
  const last = list.at(-1)
  if (!isJsonObject(last) || typeof last.name !== 'string') return list
  return [{ ...last, name: 'more' }, ...list]
}

/** Where an entry has the id 7, the outside knows `e-7`. What is no such id finds nothing. */
async function opaqueIds(
  request: ServiceRequest,
  server: (request: ServiceRequest) => Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  if (!isGraphql(request)) return server(request)
  const body = new TextEncoder().encode(inside(textOf(request)))
  const answer = await server({ ...request, body })
  return mapJson(answer, value =>
    mapObjects(value, object => (isId(object.id) ? { ...object, id: `e-${object.id}` } : object)),
  )
}

/** Ids stand as `\"e-7\"` in a document and as `"e-7"` in variables; any others are unknown. */
function inside(text: string): string {
  return text.replace(/(\bid: *\\?"|"id": *")(\d+)(\\?")/g, '$10$3').replace(/(\\?")e-(\d+)\1/g, '$1$2$1')
}

function isId(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}
