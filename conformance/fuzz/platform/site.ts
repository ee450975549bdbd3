import type { Outcome } from '../../client/outcome.ts'
import { type WireRequest, wireRequest } from '../../client/wire-request.ts'
import type { TokenChanges } from '../../suite/clause.ts'
import { type Fact, factText } from '../../suite/fact.ts'
import { type EntryName, factsNamedIn, fillText, fillValue } from '../../suite/placeholder.ts'
import { mapToken } from '../../suite/token-changes.ts'
import { pathAt } from '../../suite/versions.ts'
import { type BrandWords, neutralWords } from '../../targets/brand.ts'
import type { Connection } from '../../targets/connection.ts'
import { CannotJudge } from '../../targets/target.ts'
import { type PlatformQuery, platformRequest } from './platform-query.ts'
import { type EntryTitles, titlesFrom } from './titles.ts'

/** One server with a site, asked by names in place of ids. */
export interface SiteAt {
  readonly connection: Connection
  readonly titles: EntryTitles
  readonly brand: BrandWords
  /** Where the site says that it is, without a slash at its end; null when it does not say. */
  readonly address: string | null
  /** The path that a query is sent to, with its parameters. Facts keep their names, as some are secret. */
  pathOf(query: PlatformQuery): string
  /** Headers come besides the query's own. */
  send(query: PlatformQuery, headers: Readonly<Record<string, string>>): Promise<Outcome>
  /** The same for sequences, whose commands have names for ids as well. */
  readonly stage: Connection
  /** Whether somebody can be had as a caller, with such a token. */
  knows(as: string, token?: TokenChanges): Promise<boolean>
  /** The same site at another server that holds the same world to the letter. */
  at(other: Connection): SiteAt
}

export interface SiteOptions {
  readonly connection: Connection
  /** Plural names of what has a natural key. */
  readonly plurals: readonly string[]
  /** What the platform runs as; null: one of the newest. */
  readonly version: string | null
}

const SITE: Fact = { name: 'site', of: null }

/** Learns what the entries are called. What cannot be listed has no names, and is not asked for by its id. */
export async function openSite({ connection, plurals, version }: SiteOptions): Promise<SiteAt> {
  const brand = connection.endpoint.brand ?? neutralWords
  const lists = new Map<string, ReadonlyMap<string, unknown>>()
  for (const plural of plurals)
    lists.set(plural, await orNothing(connection.platformIds.namesOf(plural), new Map()))
  const titles = titlesFrom(lists)
  const address = await orNothing(connection.facts.factOf(SITE), null)
  return siteAt({ connection, titles, brand, address }, version)
}

type Known = Pick<SiteAt, 'connection' | 'titles' | 'brand' | 'address'>

function siteAt(known: Known, version: string | null): SiteAt {
  const { connection } = known
  const own = ownWords(known, version)
  const formedPath = (query: PlatformQuery) => {
    const { path } = platformRequest(query)
    return query.isExact ? path : pathAt(version, path)
  }
  return {
    ...known,
    stage: own,
    knows: (as, token) => {
      const { callers } = token ? own : connection
      const signed = callers.sign(emptyRequest(pathAt(version, ADMIN)), as, token)
      return orNothing(
        signed.then(() => true),
        false,
      )
    },
    pathOf: query => {
      const path = fillText(formedPath(query), {
        entry: ({ plural, key }) => known.titles.idOf(plural, key) ?? NOBODY,
        fact: fact => `<${factText(fact)}>`,
        saved: () => undefined,
      })
      return known.brand.request(emptyRequest(path)).path
    },
    at: other => siteAt({ ...known, connection: other }, version),
    send: async (query, headers) => {
      const { as, token } = query.caller
      const request = { ...platformRequest(query), path: formedPath(query) }
      const signed = await own.callers.sign(wireRequest(request), as, token)
      return own.client.send({ ...signed, headers: { ...signed.headers, ...headers } })
    },
  }
}

/** The connection for whoever writes names for ids, and paths and words as the documentation has them. */
function ownWords({ connection, titles, brand }: Known, version: string | null): Connection {
  const { callers, client } = connection
  const filledToken = async (token: TokenChanges) => {
    const facts = await factsOf(JSON.stringify(token), connection)
    const values = { ...facts, entry: () => NOBODY, saved: () => undefined }
    return mapToken(token, it => fillValue(it, values))
  }
  const filled = async (request: WireRequest): Promise<WireRequest> => {
    const values = {
      ...(await factsOf(`${request.path} ${request.body ?? ''}`, connection)),
      entry: ({ plural, key }: EntryName) => titles.idOf(plural, key) ?? NOBODY,
      saved: () => undefined,
    }
    const body = request.body === null ? null : fillText(request.body, values)
    return { ...request, path: fillText(request.path, values), body }
  }
  return {
    ...connection,
    callers: {
      ...callers,
      // Users sign in where their site lets them in, whatever URL they go to afterwards.
      sign: async (written, as, token) => {
        const request = await filled(written)
        if (!as.startsWith('session:')) return callers.sign(request, as, token && (await filledToken(token)))
        const signed = callers.sign({ ...request, path: pathAt(version, ADMIN) }, as)
        // Somebody whom a sequence has deleted or locked out proves nothing any more.
        const proved = await orNothing(signed, null)
        const headers = proved ? proved.headers : { ...request.headers, [UNPROVED]: 'not let in' }
        return { ...request, headers }
      },
    },
    client: { ...client, send: request => sendMarked(request, it => client.send(brand.request(it))) },
  }
}

/**
 * Marks the answer to a user whom the site did not let in, who asks all the same: no cookie is another thing than one that
 * does not count. It is not sent.
 */
export const UNPROVED = 'x-assayer-unproved'

async function sendMarked(
  request: WireRequest,
  send: (request: WireRequest) => Promise<Outcome>,
): Promise<Outcome> {
  const { [UNPROVED]: mark, ...headers } = request.headers
  const outcome = await send({ ...request, headers })
  if (mark === undefined || outcome.kind === 'no-answer') return outcome
  return { ...outcome, headers: { ...outcome.headers, [UNPROVED]: mark } }
}

function emptyRequest(path: string): WireRequest {
  return { method: 'GET', path, headers: {}, body: null }
}

const ADMIN = '/platform/api/admin/'

/** What a name stands for where the entry is not. */
const NOBODY = '000000000000000000000000'

async function orNothing<Found, Nothing>(found: Promise<Found>, nothing: Nothing): Promise<Found | Nothing> {
  return found.catch((error: unknown) => {
    if (error instanceof CannotJudge) return nothing
    throw error
  })
}

async function factsOf(path: string, { facts }: Connection): Promise<{ fact: (fact: Fact) => string }> {
  const known = new Map<string, string>()
  for (const fact of factsNamedIn(path)) known.set(factText(fact), await facts.factOf(fact))
  return { fact: fact => known.get(factText(fact)) ?? '' }
}
