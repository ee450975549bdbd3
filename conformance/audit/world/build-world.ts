import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { LeftOutList } from '../../import/left-out.ts'
import { Unfolding } from '../../import/live/strapi-links.ts'
import type { Schemas } from '../../import/live/strapi-query.ts'
import { readMended } from '../../import/mend.ts'
import { importProject } from '../../import/strapi/import-project.ts'
import { FILE } from '../../import/strapi/links.ts'
import { Project } from '../../import/strapi/project.ts'
import { builtInTypes, type OracleWorld } from '../../targets/oracle.ts'
import { type Ask, isServed, type Question, shownBy } from '../question.ts'
import { foundIn, listOf } from '../survey/read-list.ts'
import type { SeenList } from '../survey/survey.ts'
import { notUnderstood, readable, without } from './fitting.ts'
import { filesIn, numbered, type PagedOut, pageOut, timed } from './page-out.ts'

/** A world as the caller may read it, and what to ask to know whether it is still the same. */
export interface BuiltWorld {
  readonly world: OracleWorld
  /** What was asked for it, and what the answers showed. */
  readonly shown: ReadonlyMap<Question, string>
}

/** What is left out may make other things unfit in its turn; so often it is looked at. */
const MOST_ROUNDS = 6

/**
 * The world of whatever was read whole and understood. What a caller may not see, or what is shown in a way of the
 * server's own, is no part of it, so that nothing is expected that rests on it. Null: nothing is left.
 */
export async function buildWorld(
  ask: Ask,
  models: Schemas,
  seen: readonly SeenList[],
): Promise<BuiltWorld | null> {
  const lists = listsByUid(models, seen)
  let schemas = readable(models, new Set(lists.keys()))
  let read = await pageOut(ask, schemas, lists)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fitting = readable(schemas, new Set(read.rows.keys()))
    const left = unfit(fitting, read)
    schemas = readable(without(fitting, left), new Set(read.rows.keys()))
    if (left.size === 0) break
    // A query that a server refuses may be served once it asks for less.
    if (read.rows.size < lists.size) read = await pageOut(ask, schemas, lists)
  }
  if (read.rows.size === 0 || unfit(schemas, read).size > 0) return null
  return { world: await worldOf(ask, schemas, read), shown: await shownTo(ask, read) }
}

async function shownTo(ask: Ask, { questions }: PagedOut): Promise<ReadonlyMap<Question, string>> {
  const shown = new Map<Question, string>()
  for (const question of questions) shown.set(question, shownBy(await ask(question)))
  return shown
}

/** Lists that were wholly seen, by the type that they are of. */
function listsByUid(models: Schemas, seen: readonly SeenList[]): ReadonlyMap<string, SeenList> {
  return new Map(
    [...models].flatMap(([uid, { kind, info }]) => {
      const list = seen.find(it => it.plural === Object(info).pluralName && it.unseen === null)
      return kind === 'collectionType' && list ? [[uid, list] as const] : []
    }),
  )
}

function unfit(schemas: Schemas, { rows }: PagedOut): ReadonlySet<string> {
  const ids = new Map([...rows].map(([uid, its]) => [uid, new Set(its.map(({ id }) => id))]))
  const all = [...rows].flatMap(([uid, its]) =>
    its.flatMap(({ attributes }) => notUnderstood(uid, attributes, { schemas, ids })),
  )
  return new Set(all)
}

async function worldOf(ask: Ask, schemas: Schemas, { rows }: PagedOut): Promise<OracleWorld> {
  const unfolding = new Unfolding(schemas)
  let parts = 0
  const entities = [...rows].flatMap(([type, its]) =>
    timed(its).map(({ id, attributes }) => {
      const values = numbered(attributes, () => ++parts)
      return { type, id, data: unfolding.unfold(type, Number(id), values) }
    }),
  )
  const files = new Map(
    [...rows.values()]
      .flat()
      .flatMap(filesIn)
      .map(file => [file.id, { ...file, type: FILE }]),
  )
  const builtIn = await builtInTypes()
  const ofFiles = [...(builtIn.get(FILE)?.attributes.values() ?? [])].flatMap(it =>
    it.kind === 'scalar' ? [[it.name, { type: it.type, private: it.private }] as const] : [],
  )
  const attributes = Object.fromEntries(ofFiles)
  const leftOut = new LeftOutList()
  const project = new Project(builtIn, leftOut)
  for (const schema of [...schemas.values(), { ...FILES, attributes }]) project.take('schemas', schema)
  for (const entity of [...files.values(), ...entities]) project.take('entities', entity)
  for (const link of unfolding.links) project.take('links', link)
  const imported = importProject(project, 'a running server', leftOut)
  imported.files.set('options.json', { api: { rest: await limitsOf(ask, schemas) } })
  return readMended('audited', imported)
}

const FILES: JsonObject = { uid: FILE, kind: 'collectionType', info: {}, options: {} }

/** What the server is configured to, as its answers tell it. */
async function limitsOf(ask: Ask, schemas: Schemas): Promise<JsonObject> {
  const [plural] = [...schemas.values()].flatMap(({ kind, info }) =>
    kind === 'collectionType' && isObject(info) ? [String(info.pluralName)] : [],
  )
  const [usual, most] = [
    await ask(listOf(plural ?? '', [])),
    await ask(listOf(plural ?? '', ['pagination[start]=0&pagination[limit]=1000000'])),
  ]
  const shown = (answer: typeof usual) => Object(Object(Object(answer?.json).meta).pagination)
  const { pageSize = 25 } = shown(usual)
  const { limit = 1_000_000 } = shown(most)
  const withCount = isServed(usual) ? (foundIn(usual)?.total ?? null) !== null : true
  return { defaultLimit: pageSize, ...(limit < 1_000_000 && { maxLimit: limit }), withCount }
}
