import { wireRequest } from '../../client/wire-request.ts'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Connection } from '../../targets/connection.ts'
import { isBareList } from '../../targets/list-ways.ts'
import type { Broken, Sight } from '../broken.ts'
import { writtenBy } from '../written-type.ts'
import { type Deletion, there } from './deleted.ts'
import { graphqlDeletionIn } from './deleted-by-graphql.ts'

/** What was deleted is linked with no entry any more, is in no list that is read without parameters, nor found by GraphQL. */
export async function shownByContent(deleted: Deletion, connection: Connection): Promise<Broken | null> {
  const texts = textsOf(deleted)
  return (
    (await inUsualList(deleted, connection)) ??
    (texts.length === 0 ? null : await inLinks(deleted, texts, connection)) ??
    (texts.length === 0 ? null : await byGraphql(deleted, texts, connection))
  )
}

/** REST's list shows an entry with the id that GraphQL deleted, and with its texts: by the id alone it might be another. */
export async function shownByRest(sights: readonly Sight[], connection: Connection): Promise<Broken | null> {
  const { plurals, entriesOf } = connection.contentIds
  const deleted = graphqlDeletionIn(sights)
  const plural = deleted && writtenBy(deleted.sight.spec, plurals)?.plural
  const texts = deleted ? textsIn(deleted.attributes) : []
  if (!deleted || !plural || texts.length === 0) return null
  const { id, sight } = deleted
  const entries = (await entriesOf(plural)) ?? []
  const isThere = entries.some(it => isObject(it) && String(it.id) === id && isLike(it, texts))
  return isThere
    ? there({ plural, id, sight }, { says: `REST’s list of ${plural}`, path: `entries of ${plural}` })
    : null
}

/** Texts of a deleted entry by which it is told from others; every entry has such as the last ones. */
type Texts = readonly (readonly [attribute: string, text: string])[]

const OF_ALL = ['createdAt', 'updatedAt', 'publishedAt', 'locale']

/** As the deletion answers them: the entry as it was. */
function textsOf({ sight }: Deletion): Texts {
  return textsIn(shownIn(sight.answer.json))
}

function textsIn(entry: unknown): Texts {
  return Object.entries(attributesOf(entry)).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !OF_ALL.includes(name) ? [[name, value] as const] : [],
  )
}

function shownIn(json: unknown): unknown {
  return isObject(json) && isObject(json.data) ? json.data : json
}

/** Some lists show attributes in an object of their own, and others beside the id. */
function attributesOf(entry: unknown): JsonObject {
  if (!isObject(entry)) return {}
  return isObject(entry.attributes) ? entry.attributes : entry
}

function isLike(entry: unknown, texts: Texts): boolean {
  const attributes = attributesOf(entry)
  return texts.every(([name, text]) => attributes[name] === text)
}

async function inUsualList(deleted: Deletion, { contentIds }: Connection): Promise<Broken | null> {
  const { plural, id } = deleted
  const entries = (await contentIds.entriesOf(plural, 'usual')) ?? []
  if (!entries.some(entry => isObject(entry) && String(entry.id) === id)) return null
  return there(deleted, { says: `the plain list of ${plural}`, path: `entries of ${plural}` })
}

async function inLinks(deleted: Deletion, texts: Texts, { contentIds }: Connection): Promise<Broken | null> {
  const isIt = (value: JsonObject) => String(value.id) === deleted.id && isLike(value, texts)
  for (const plural of [...contentIds.plurals].filter(it => !isBareList(it))) {
    const entries = (await contentIds.entriesOf(plural, 'linked')) ?? []
    const links = entries.flatMap(entry => Object.entries(attributesOf(entry)))
    const link = links.find(([, value]) => holds(value, isIt))
    if (link) {
      const [attribute] = link
      return there(deleted, { says: `${attribute} of ${plural}`, path: `${attribute} of ${plural}` })
    }
  }
  return null
}

function holds(value: unknown, isIt: (value: JsonObject) => boolean): boolean {
  if (Array.isArray(value)) return value.some(it => holds(it, isIt))
  if (!isObject(value)) return false
  return isIt(value) || Object.values(value).some(it => holds(it, isIt))
}

/**
 * GraphQL may have ids of its own, so it is asked for an entry with the same texts, unless one is left that has them.
 * Where that query is refused nothing is known.
 */
async function byGraphql(deleted: Deletion, texts: Texts, connection: Connection): Promise<Broken | null> {
  const { plural, sight } = deleted
  const left = (await connection.contentIds.entriesOf(plural)) ?? []
  const [first] = texts
  if (!first || isBareList(plural) || left.some(entry => isLike(entry, texts))) return null
  const attributes = texts.map(([name]) => name).join(' ')
  const field = plural.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const query = `query Deleted { ${field}(${argumentsOf(deleted, first)}) { data { id attributes { ${attributes} } } } }`
  const request = wireRequest({ method: 'POST', path: '/graphql', headers: {}, body: { query } })
  const outcome = await connection.client.send(await connection.callers.sign(request, sight.spec.as))
  const found = outcome.kind === 'answer' ? Object(Object(Object(outcome.json).data)[field]).data : undefined
  if (!Array.isArray(found) || !found.some(entry => isLike(entry, texts))) return null
  return there(deleted, { says: 'GraphQL', path: `${field} with the ${first.join(' ')}` })
}

/** With drafts and all locales, where entries have such. */
function argumentsOf({ sight }: Deletion, [attribute, text]: Texts[number]): string {
  const attributes = attributesOf(shownIn(sight.answer.json))
  return [
    `filters: { ${attribute}: { eq: ${JSON.stringify(text)} } }`,
    ...('publishedAt' in attributes ? ['publicationState: PREVIEW'] : []),
    ...('locale' in attributes ? ['locale: "all"'] : []),
  ].join(', ')
}
