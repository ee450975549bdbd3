import type { Outcome } from '../client/outcome.ts'
import { isObject } from '../compare/json-value.ts'
import type { Connection } from '../targets/connection.ts'
import type { Credentials } from '../targets/credentials.ts'
import { keyIn, type ListWay, readList, sitePath, waysOf } from '../targets/list-ways.ts'
import { CannotJudge } from '../targets/target.ts'
import { type RequiredType, typesAt } from './required-world.ts'
import { NO_ENTRIES, reasonFor, type Sight, type Tried, unlisted } from './sight.ts'

/**
 * How a target is looked at. Nothing but GET is sent, and no more than a few at once; only for the platform's first
 * generation, which shows everything to nobody else, a user signs in, unless nothing may be written.
 */
export interface Access {
  readonly connection: Connection
  readonly credentials: Credentials
  readonly platformVersion: string | null
}

export interface Seen {
  readonly sights: readonly Sight[]
  /** What a platform's site was answered with, where there is no platform; null when there is, or none is needed. */
  readonly noSite: string | null
}

/** As many as a target is asked at once. */
export const AT_ONCE = 4

/**
 * Looks for the types of a world: each is asked for once; those of which no list came are asked for as other callers,
 * unless it is plain that nothing of the world is there.
 */
export async function look(types: readonly RequiredType[], access: Access): Promise<Seen> {
  const asked = typesAt(types, access.platformVersion).filter(({ keys }) => keys.length > 0)
  const seekers = asked.map(type => seekerOf(type, access))
  const [scout] = seekers
  if (!scout) return { sights: [], noSite: null }
  if (scout.type.service === 'platform') {
    const noSite = await lookForSite(access)
    if (noSite && !noSite.isSilent) await scout.seekOn()
    if (noSite && scout.isHopeless()) return { sights: [scout.sight()], noSite: noSite.says }
  }
  await eachOf(seekers, seeker => seeker.seekOnce())
  if (isGivenUp(seekers)) return seenBy(seekers.filter(seeker => seeker.isSilent()))
  if (seekers.every(seeker => seeker.isHopeless())) await scout.seekOn()
  if (!seekers.every(seeker => seeker.isHopeless())) await eachOf(seekers, seeker => seeker.seekOn())
  return seenBy(seekers)
}

function seenBy(seekers: readonly Seeker[]): Seen {
  return { sights: seekers.map(seeker => seeker.sight()), noSite: null }
}

/** Somebody gave no answer and nobody any: the others would only take their time, too. */
function isGivenUp(seekers: readonly Seeker[]): boolean {
  return seekers.some(seeker => seeker.isSilent()) && !seekers.some(seeker => seeker.isAnswered())
}

/** What came in place of the site that a platform tells everybody about; null when it came. */
async function lookForSite({ connection, platformVersion }: Access): Promise<NoSite | null> {
  const path = sitePath(platformVersion)
  const outcome = await connection.client.send(get(path))
  if (isSite(outcome)) return null
  const shownPath = connection.endpoint.brand?.text(path) ?? path
  return {
    says: `GET ${shownPath} ${reasonFor(outcome).one}`,
    isSilent: outcome.kind === 'no-answer',
  }
}

interface NoSite {
  readonly says: string
  readonly isSilent: boolean
}

/** Whether a platform answers with what it tells everybody about its site. */
export function isSite(outcome: Outcome): boolean {
  return outcome.kind === 'answer' && outcome.status === 200 && isObject(Object(outcome.json).site)
}

/** Looks for one type, one caller after the other, until a list comes. */
interface Seeker {
  readonly type: RequiredType
  /** As the first caller. */
  seekOnce(): Promise<void>
  /** As all who were not asked yet. */
  seekOn(): Promise<void>
  /** Whether no list came so far. */
  isHopeless(): boolean
  /** Whether the last to be asked gave no answer. */
  isSilent(): boolean
  /** Whether any answer came, good or bad. */
  isAnswered(): boolean
  sight(): Sight
}

function seekerOf(type: RequiredType, access: Access): Seeker {
  const ways = waysTo(type, access)
  const tried: Tried[] = []
  let sight: Sight | null = null
  let next = 0
  const seekUntil = async (end: number) => {
    for (; next < end && !sight && !isSilent(tried); next++) {
      const way = ways[next]
      const read = way && (await readAs(way, access))
      if (!read) continue
      tried.push({ as: way.as, ended: 'ended' in read ? read.ended : null })
      if ('items' in read) sight = listed(type, way, read.items, tried)
    }
  }
  return {
    type,
    seekOnce: () => seekUntil(1),
    seekOn: () => seekUntil(ways.length),
    isHopeless: () => sight === null,
    isSilent: () => isSilent(tried),
    isAnswered: () => tried.some(({ ended }) => ended?.kind !== 'no-answer'),
    sight: () => sight ?? unlisted(type, tried),
  }
}

/** Whoever gave no answer once is not asked again: each time costs all of the time that a request may take. */
function isSilent(tried: readonly Tried[]): boolean {
  return tried.at(-1)?.ended?.kind === 'no-answer'
}

/** What the content API of the platform shows is asked there first, so that both of its keys are tried. */
const SHOWN_BY_CONTENT_API = ['posts', 'pages', 'tags', 'authors', 'tiers']

function waysTo({ service, plural }: RequiredType, access: Access): readonly ListWay[] {
  const { credentials, platformVersion } = access
  const ways = waysOf(service, plural, { ...credentials, platformVersion })
  return service === 'platform' && SHOWN_BY_CONTENT_API.includes(plural) ? ways.toReversed() : ways
}

/** Whom a platform shows no drafts. */
const SHOWN_LITTLE = ['content-key', 'public']

/** A world is small: who has so many entries that its own do not come first holds something else. */
const MOST_PAGES = 5

/** Null: nobody can be this caller, as there are no credentials. */
async function readAs(way: ListWay, { connection: { client, callers } }: Access) {
  try {
    const ask = async (path: string, as: string) => client.send(await callers.sign(get(path), as))
    return await readList(way, ask, MOST_PAGES)
  } catch (error) {
    if (error instanceof CannotJudge) return null
    throw error
  }
}

function listed(type: RequiredType, way: ListWay, items: readonly unknown[], tried: readonly Tried[]): Sight {
  const there = new Set(items.filter(isObject).map(item => keyIn(item, type.attribute)))
  const found = [...new Set(type.keys)].filter(key => there.has(key)).length
  const isHeld = found > 0
  return {
    type,
    kind: isHeld ? 'held' : 'missing',
    why: isHeld ? null : NO_ENTRIES,
    found,
    isWhole: type.service === 'content' || !SHOWN_LITTLE.includes(way.as),
    tried: [...tried],
  }
}

async function eachOf(seekers: readonly Seeker[], work: (seeker: Seeker) => Promise<void>): Promise<void> {
  const queue = seekers.values()
  const take = async () => {
    for (const seeker of queue) {
      if (isGivenUp(seekers)) return
      await work(seeker)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
}

function get(path: string) {
  return { method: 'GET', path, headers: {}, body: null } as const
}
