import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { type EmbeddedAnswer, type EmbeddedRequest, embedReference } from '../../targets/oracle.ts'
import type { Target } from '../../targets/target.ts'
import { CONTROL_RESET } from '../../targets/upkeep.ts'
import { inProcessTarget } from '../in-process-target.fixture.ts'

/** Shelves and the books on them; no two shelves have the same label. */
export const SHELF_FILES = {
  'keys.json': JSON.stringify({ shelves: 'label', books: 'title' }),
  'models/src/api/shelf/content-types/shelf/schema.json': JSON.stringify({
    kind: 'collectionType',
    info: { singularName: 'shelf', pluralName: 'shelves', displayName: 'Shelf' },
    options: { draftAndPublish: false },
    attributes: {
      label: { type: 'string', unique: true },
      height: { type: 'integer' },
      note: { type: 'text' },
      books: { type: 'relation', relation: 'oneToMany', target: 'api::book.book', mappedBy: 'shelf' },
    },
  }),
  'models/src/api/book/content-types/book/schema.json': JSON.stringify({
    kind: 'collectionType',
    info: { singularName: 'book', pluralName: 'books', displayName: 'Book' },
    options: { draftAndPublish: false },
    attributes: {
      title: { type: 'string' },
      pages: { type: 'integer' },
      shelf: { type: 'relation', relation: 'manyToOne', target: 'api::shelf.shelf', inversedBy: 'books' },
    },
  }),
  'data.json': JSON.stringify({
    'api::shelf.shelf': [
      { id: 1, label: 'A-1', height: 30, note: 'low' },
      { id: 2, label: 'B-2', height: 35, note: null },
    ],
    'api::book.book': [
      { id: 1, title: 'Notes', pages: 66, shelf: 1 },
      { id: 2, title: 'Poems', pages: 12, shelf: 1 },
      { id: 3, title: 'Letters', pages: 300, shelf: 2 },
    ],
  }),
}

type Handle = (request: EmbeddedRequest) => Promise<EmbeddedAnswer>

/** A server that does as its name says, and is right in all else. */
export interface RacingServer {
  readonly says: string
  /** Quirks of the reference that it is made of. */
  readonly quirks: readonly string[]
  readonly around: (handle: Handle) => Handle
}

export const rightServer: RacingServer = { says: 'right', quirks: [], around: handle => handle }

export const lastFirst: RacingServer = {
  says: 'right, and shows what is linked the other way round',
  quirks: [],
  around: handle => async request => {
    const answer = await handle(request)
    const json = jsonOf(answer)
    return Array.isArray(json.data) ? answerOf(answer.status, mapLinked(json)) : answer
  },
}

/** Links of each entry of a list. */
function mapLinked(json: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(json), (name, value: unknown) =>
    name === 'books' && isObject(value) && Array.isArray(value.data)
      ? { data: value.data.toReversed() }
      : value,
  )
}

export const keepsLinks: RacingServer = {
  says: 'a shelf that is deleted stays',
  quirks: ['content.writes.delete.links.kept'],
  around: handle => handle,
}

export const lostUpdate: RacingServer = {
  says: 'an update writes back all that it read before',
  quirks: [],
  around: handle => async request => {
    if (request.method !== 'PUT' || Object.keys(dataOf(request)).length === 0) return handle(request)
    const { data } = jsonOf(await handle({ ...request, method: 'GET', body: null }))
    await othersTurn()
    const { createdAt: _, updatedAt: __, ...read } = isObject(data) ? Object(data.attributes) : {}
    return handle(withData(request, { ...read, ...dataOf(request) }))
  },
}

export const lateUnique: RacingServer = {
  says: 'a unique value is looked for before it is written',
  quirks: ['content.writes.constraints.unique.not-checked'],
  around: handle => async request => {
    const { label } = dataOf(request)
    if (!request.target.startsWith('/api/shelves') || typeof label !== 'string') return handle(request)
    const own = /^\/api\/shelves\/(\d+)/.exec(request.target)?.[1] ?? '0'
    const target = `/api/shelves?filters[label][$eq]=${encodeURIComponent(label)}&filters[id][$ne]=${own}`
    const { data } = jsonOf(await handle({ ...request, method: 'GET', target, body: null }))
    await othersTurn()
    return Array.isArray(data) && data.length > 0 ? TAKEN : handle(request)
  },
}

export const lateLinks: RacingServer = {
  says: 'links are written after all the rest',
  quirks: [],
  around: handle => async request => {
    const { shelf, books, ...rest } = dataOf(request)
    const links = { ...(shelf !== undefined && { shelf }), ...(books !== undefined && { books }) }
    const areBoth = Object.keys(links).length > 0 && Object.keys(rest).length > 0
    if (request.method !== 'PUT' || !areBoth) return handle(request)
    const first = await handle(withData(request, rest))
    if (first.status !== 200) return first
    await othersTurn()
    return handle(withData(request, links))
  },
}

const TAKEN: EmbeddedAnswer = answerOf(400, {
  data: null,
  error: {
    status: 400,
    name: 'ValidationError',
    message: 'This attribute must be unique',
    details: {
      errors: [{ path: ['label'], message: 'This attribute must be unique', name: 'ValidationError' }],
    },
  },
})

function answerOf(status: number, body: JsonObject): EmbeddedAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Whoever has sent something meanwhile is served first. */
function othersTurn(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

function dataOf({ body }: EmbeddedRequest): JsonObject {
  const json: unknown = body === null || body.length === 0 ? null : JSON.parse(new TextDecoder().decode(body))
  return isObject(json) && isObject(json.data) ? json.data : {}
}

function withData(request: EmbeddedRequest, data: JsonObject): EmbeddedRequest {
  const body = new TextEncoder().encode(JSON.stringify({ data }))
  return { ...request, headers: { ...request.headers, 'content-length': String(body.length) }, body }
}

function jsonOf({ body }: EmbeddedAnswer): JsonObject {
  const json: unknown = JSON.parse(String(body))
  return isObject(json) ? json : {}
}

/** The server as a target of this process, which holds the world of a directory. */
export async function racingTarget({ quirks, around }: RacingServer, world: string): Promise<Target> {
  const reference = await embedReference({ world, quirks, control: true })
  return inProcessTarget(
    around(async request => reference.handle(request)),
    CONTROL_RESET,
  )
}
