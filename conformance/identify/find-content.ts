import type { Outcome } from '../client/outcome.ts'
import { isObject } from '../compare/json-value.ts'
import { type ContentPlace, LIST_QUERY, placeIn, worldOfPlace } from './content-place.ts'
import { contentProbes } from './content-probes.ts'
import { foretelling } from './foretelling.ts'
import { REFERENCE } from './hypotheses.ts'
import type { Asker } from './identify.ts'
import type { Knowledge } from './knowledge.ts'
import type { Probe } from './probe.ts'
import { suiteProbes } from './suite-probes.ts'

/** Names that many projects give their types, where nobody tells any. */
const USUAL = [
  ...['articles', 'categories', 'posts', 'pages', 'products', 'tags', 'authors', 'events', 'blogs'],
  ...['projects', 'news', 'blog-posts', 'services', 'books', 'recipes', 'courses', 'places', 'faqs', 'menus'],
]

/** The types of content whose lists anybody may read, in GraphQL's words. */
const INTROSPECTION = `/graphql?query=${encodeURIComponent('{__schema{queryType{fields{name type{name}}}}}')}`

/**
 * Looks for a list with texts: of the world that the target may hold, of the types that GraphQL names, or of types that
 * are called as many are. Gives what to ask of it; nothing where no list is shown.
 */
export async function findContent(asker: Asker, knowledge: Knowledge): Promise<readonly Probe[]> {
  const { content, suite, hypotheses } = knowledge
  const known = await readPlace(asker, namesOf(content).slice(0, MOST_KNOWN))
  if (known && (await isHeldBy(content, known))) {
    const knownSuite = suite()
    const ofSuite = knownSuite ? await suiteProbes(content, knownSuite, hypotheses) : []
    return [...ofSuite, ...(await probesOf(known, knowledge))]
  }
  const place =
    known ??
    (await readPlace(asker, namedBy(await asker.ask(INTROSPECTION)).slice(0, MOST_NAMED))) ??
    (await readPlace(asker, USUAL))
  return place ? probesOf(place, knowledge) : []
}

/** Whether a world's own entries are among those of a place. */
async function isHeldBy(world: Knowledge['content'], { path, rows }: ContentPlace): Promise<boolean> {
  const own = placeIn(path, await foretelling(world).answer(REFERENCE, `${path}?${LIST_QUERY}`))
  const there = new Set(rows.map(({ text }) => text))
  return own?.rows.some(({ text }) => text !== null && there.has(text)) ?? false
}

/** Requests that are kept for what is asked of a list. */
const KEPT = 12
const MOST_KNOWN = 2
const MOST_NAMED = 6

async function probesOf(place: ContentPlace, { hypotheses }: Knowledge): Promise<readonly Probe[]> {
  const world = await worldOfPlace(place)
  return world ? contentProbes(place, world, hypotheses) : []
}

async function readPlace(asker: Asker, names: readonly string[]): Promise<ContentPlace | null> {
  for (const name of names) {
    if (asker.left() <= KEPT) return null
    const path = `/api/${name}`
    const outcome = await asker.ask(`${path}?${LIST_QUERY}`)
    const place = outcome && placeIn(path, outcome)
    if (place) return place
  }
  return null
}

/** Collections of a world, as REST calls them. */
function namesOf({ models }: Knowledge['content']): readonly string[] {
  return [...models.types.values()].flatMap(type =>
    type.uid.startsWith('api::') && type.kind === 'collectionType' ? [type.pluralName] : [],
  )
}

/** `otherThings` of GraphQL are `other-things` of REST. */
function namedBy(outcome: Outcome | null): readonly string[] {
  if (outcome?.kind !== 'answer') return []
  const { fields } = Object(Object(Object(Object(outcome.json).data).__schema).queryType)
  const lists = (Array.isArray(fields) ? fields.filter(isObject) : []).filter(
    ({ name, type }) =>
      typeof name === 'string' && String(Object(type).name).endsWith('EntityResponseCollection'),
  )
  return lists
    .map(({ name }) => String(name).replace(/[A-Z]/g, it => `-${it.toLowerCase()}`))
    .filter(name => !BUILT_IN.includes(name))
}

const BUILT_IN = [
  'upload-files',
  'upload-folders',
  'i18-n-locales',
  'users-permissions-roles',
  'users-permissions-users',
]
