import { join } from 'node:path'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { TokenChanges } from '../../suite/clause.ts'
import { majorOf } from '../../suite/versions.ts'
import { readJson } from '../../suite/worlds.ts'
import type { Command, SequenceQuery } from '../commands/command.ts'
import { queriesOf } from '../generate.ts'
import type { Query } from '../query.ts'
import { answerOf } from '../twin.ts'
import { KEYS, type People, readerOf, tokenNaming } from './callers.ts'
import { siteSequences } from './commands/sequences.ts'
import { type Writable, writables } from './commands/writable.ts'
import { askedBy, type PlatformVocabulary, platformQueries } from './generate/queries.ts'
import { platformSweep } from './generate/sweep.ts'
import type { PlatformQuery } from './platform-query.ts'
import type { SiteAt } from './site.ts'
import { type IsKnownTime, type Shelf, surveySite } from './survey.ts'
import { sharedTitles } from './titles.ts'

export interface SourceOptions {
  /** The oracle's. */
  readonly site: SiteAt
  /** The oracle's and the target's. */
  readonly sites: readonly SiteAt[]
  /** The directory of the world. */
  readonly directory: string
  /** What the platform runs as; null: one of the newest. */
  readonly version: string | null
  readonly isKnownTime: IsKnownTime
  /** Is told of a user who is not asked as, because one of the sites does not let them in. */
  readonly onLockedOut: (email: string) => void
}

/** Queries without end for a site, made of what its oracle shows. */
export async function platformSource(options: SourceOptions, seed: number): Promise<Iterable<Query>> {
  const vocabulary = await readVocabulary(options)
  const formed = (query: PlatformQuery) => ({ ...query, path: formedFor(vocabulary.people, query.path) })
  const inTurn = platformSweep(vocabulary).map(query => query.map(formed))
  return queriesOf(platformQueries(vocabulary).map(formed), seed, inTurn)
}

/** Sequences without end for a site, of commands that may be sent to the target. */
export async function platformSequences(
  options: SourceOptions,
  isAllowed: (command: Command) => boolean,
  seed: number,
): Promise<Iterable<SequenceQuery>> {
  const vocabulary = await readVocabulary(options)
  const isThere = ({ name }: Writable) =>
    vocabulary.shelves.some(it => it.api === 'admin' && it.name === name && it.isServed)
  const timesOf = (it: Writable) => (isThere(it) ? OFTEN * (it.isGuarded ? 2 : 1) : 1)
  const own = writables.flatMap(it => Array.from({ length: timesOf(it) }, () => it))
  const formed = (path: string) => formedFor(vocabulary.people, path)
  return siteSequences({ ...vocabulary, writables: own, formed }, isAllowed, seed)
}

/** Times that what is there is written to for once what is not. */
const OFTEN = 4

async function readVocabulary(options: SourceOptions): Promise<PlatformVocabulary> {
  const { site, sites, directory, version } = options
  const known = peopleOf(readJson(join(directory, 'platform.json')), majorOf(version))
  const people = await reachable(known, options)
  const shelves = await surveySite(async (query, api) => {
    const asked = askedBy(query, readerOf(api, people))
    return answerOf(await site.send({ ...asked, path: formedFor(people, asked.path) }, {}))
  }, options.isKnownTime)
  const titles = sharedTitles(
    site.titles,
    sites.map(it => it.titles),
  )
  return { shelves: shelves.filter(shelf => !isOwnRecord(shelf, options)), people, titles }
}

/** What happened at a site that was filled through its API is the kit's own doing: it is not asked for. */
function isOwnRecord({ name }: Shelf, { isKnownTime }: SourceOptions): boolean {
  return name === 'actions' && isKnownTime !== null
}

/** The first generation has one API for readers and writers. */
function formedFor({ isFirstGeneration }: People, path: string): string {
  return isFirstGeneration
    ? path.replace(/^\/platform\/api\/(?:content|admin)\//, '/platform/api/v0.1/')
    : path
}

/** Users whose passwords the world tells, and clients of the first generation. */
function peopleOf(platform: unknown, major: number): Omit<People, 'keys'> {
  const rows = (key: string): readonly JsonObject[] => {
    const list = isObject(platform) ? platform[key] : undefined
    return Array.isArray(list) ? list.filter(isObject) : []
  }
  return {
    staff: rows('users').flatMap(({ email, password }) =>
      typeof email === 'string' && typeof password === 'string' ? [email] : [],
    ),
    clients: rows('clients').flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : [])),
    isFirstGeneration: major === 1,
    otherIntegrations: rows('admin_api_keys')
      .slice(1)
      .flatMap(({ integration }) => (typeof integration === 'string' ? [integration] : [])),
  }
}

/** Whom both sites let in: a user who is not there is nobody's mistake here, nor is a key that the world does not have. */
async function reachable(
  people: Omit<People, 'keys'>,
  { sites, onLockedOut }: SourceOptions,
): Promise<People> {
  const isKnown = async (as: string, token?: TokenChanges) =>
    (await Promise.all(sites.map(site => site.knows(as, token)))).every(it => it)
  const staff: string[] = []
  for (const email of people.staff) {
    if (await isKnown(`session:${email}`)) staff.push(email)
    else onLockedOut(email)
  }
  const keys: People['keys'][number][] = []
  for (const key of KEYS) if (await isKnown(key)) keys.push(key)
  const otherIntegrations: string[] = []
  for (const slug of people.otherIntegrations)
    if (await isKnown('integration', tokenNaming(slug))) otherIntegrations.push(slug)
  return { ...people, staff, keys, otherIntegrations }
}
