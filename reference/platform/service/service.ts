import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Exchange, Opened, PlatformService, PlatformUnits, Site, Visit } from '../contracts.ts'
import type { Finding } from '../effects/effect.ts'
import { findingsBetween } from '../effects/meet.ts'
import { PlatformError, resourceNotFound } from '../errors.ts'
import { type Answer, withHeaders } from '../http/answer.ts'
import { parseQuery } from '../http/query.ts'
import { type Api, type ApiRequest, readRequest, splitTarget } from '../http/request.ts'
import { documentedMajor, findVersion } from '../version.ts'
import { sentVersion } from '../versioning/api-roots.ts'
import { isClosed } from './closed-routes.ts'
import { dispatch, errorAnswer, refuseClosed } from './dispatch.ts'
import { type Era, type Eras, eraCache } from './era.ts'
import { matchRoute } from './match.ts'
import { respond } from './respond.ts'
import { goBack, goForward } from './travel.ts'

/** The HTTP service of a site. Paths that are not the platform's are answered with null. */
export function createService(site: Site, units: PlatformUnits): PlatformService {
  const eras = eraCache(units)
  return async raw => {
    const { path } = splitTarget(raw.target)
    const root = new RegExp(`^/${site.brand.word}/api(?=/|$)`, 'i').exec(path)?.[0]
    if (root !== undefined) return answerApi(raw, path.slice(root.length), { site, eras })
    return answerVisit(raw, site, eras(present(site)).units)
  }
}

/** What serves requests for the APIs. */
interface Running {
  readonly site: Site
  readonly eras: Eras
}

/** The moment of a request that asks for nothing older. */
function present({ major }: Site) {
  return { site: major, api: major, shape: major }
}

/** A page of the site itself; null when it has none at this path. */
async function answerVisit(
  raw: ServiceRequest,
  site: Site,
  units: PlatformUnits,
): Promise<ServiceResponse | null> {
  const { path, query } = splitTarget(raw.target)
  const visit: Visit = { raw, path, query: parseQuery(query), site, units }
  for (const rule of units.pages) {
    const answer = await rule.answer(visit)
    if (answer) return respond(answer)
  }
  return null
}

async function answerApi(raw: ServiceRequest, path: string, running: Running): Promise<ServiceResponse> {
  const { site, eras } = running
  const now = eras(present(site))
  const opened = firstOf(now.units.apiRoots, root => root.open(path, raw, site))
  const era = opened ? eras({ ...present(site), ...selected(opened, now.units, site) }) : now
  const { answer, exchange } = await serve(raw, opened, era, running)
  for (const rule of era.units.negotiation) rule.after?.(exchange)
  const headers = { ...opened?.headers, ...negotiatedHeaders(exchange, era.units) }
  const negotiated = withHeaders(answer, headers)
  const api = opened?.api ?? null
  return respond(
    era.units.http.reduce((last, rule) => rule.after?.(last, raw, api, site) ?? last, negotiated),
  )
}

/** What a request selects by its prefix and its header. */
function selected({ shape, acceptVersion }: Opened, units: PlatformUnits, site: Site) {
  const api = firstOf(units.negotiation, rule => rule.serveAs?.(acceptVersion, site)) ?? site.major
  return { api, shape }
}

/** The first answer that a unit of a list gives; null when none does. */
function firstOf<U, T>(units: readonly U[], ask: (unit: U) => T | null | undefined): T | null {
  for (const unit of units) {
    const answer = ask(unit)
    if (answer) return answer
  }
  return null
}

interface Served {
  readonly answer: Answer
  readonly exchange: Exchange
}

async function serve(
  raw: ServiceRequest,
  opened: Opened | null,
  era: Era,
  running: Running,
): Promise<Served> {
  const { site } = running
  const exchange: Exchange = {
    raw,
    opened,
    acceptVersion: opened ? opened.acceptVersion : sentVersion(raw.headers),
    site,
    unserved: false,
    changes: [],
    refused: false,
  }
  const early = firstOf(era.units.http, rule => rule.before?.(raw, opened?.api ?? null, site))
  if (early) return { answer: early, exchange }
  const request = opened && readOrError(raw, opened)
  if (!opened || !request) return unserved(exchange, era.units, 'content')
  const forbidden = firstOf(era.units.negotiation, rule => rule.forbid?.(exchange))
  if (forbidden) return { answer: errorAnswer(forbidden, null, opened, { site, units: era.units }), exchange }
  if (request instanceof PlatformError)
    return { answer: errorAnswer(request, null, opened, { site, units: era.units }), exchange }
  return serveRequest(request, opened, exchange, { ...running, era })
}

/** A body that is not what it says is refused before anything else is looked at. */
function readOrError(raw: ServiceRequest, opened: Opened): ApiRequest | PlatformError {
  try {
    return readRequest(raw, opened.api, opened.path)
  } catch (error) {
    if (error instanceof PlatformError) return error
    throw error
  }
}

interface Serving extends Running {
  readonly era: Era
}

/** Takes the request forward through the changes that came after its time, and the answer back. */
async function serveRequest(
  request: ApiRequest,
  opened: Opened,
  exchange: Exchange,
  { era }: Serving,
): Promise<Served> {
  const { site } = exchange
  const steps = goForward(request, era.undone.toReversed(), site)
  const newest = steps.at(-1)?.after ?? request
  const matched = matchRoute(era.units.routes, newest, site.brand)
  const service = { site, units: era.units, opened, withSlash: slashed(exchange.raw, opened) }
  if (!matched && site.major === 5 && isClosed(newest))
    return { answer: await refuseClosed(newest, service), exchange }
  if (!matched) return unserved(exchange, era.units, opened.api)
  const answer = goBack(await dispatch(matched, newest, service), steps, site)
  const changes = changesSince(exchange, request)
  return { answer, exchange: { ...exchange, changes, refused: answer.status >= 400 } }
}

/** What happened to a request since the version that it asks for. Only 5.x tells of it, where prefixes decide nothing. */
function changesSince({ acceptVersion, site }: Exchange, request: ApiRequest): readonly Finding[] {
  const asked = acceptVersion === null ? null : findVersion(acceptVersion)
  if (!asked || asked.major >= site.major) return []
  return findingsBetween(request, { prefix: '', from: documentedMajor(asked) ?? 0, to: site.major })
}

/** Where the same request with a trailing slash is; null when it has one. */
function slashed(raw: ServiceRequest, opened: Opened): string | null {
  if (opened.path.endsWith('/')) return null
  const { path, query } = splitTarget(raw.target)
  return query === '' ? `${path}/` : `${path}/?${query}`
}

/** No route serves the request: what version negotiation makes of it, or 404. */
function unserved(exchange: Exchange, units: PlatformUnits, api: Api): Served {
  const missed = { ...exchange, unserved: true, refused: true }
  const error = firstOf(units.negotiation, rule => rule.refuse?.(missed)) ?? resourceNotFound()
  return { answer: errorAnswer(error, null, { api }, { site: exchange.site, units }), exchange: missed }
}

function negotiatedHeaders(exchange: Exchange, { negotiation }: PlatformUnits): Answer['headers'] {
  return Object.assign({}, ...negotiation.map(rule => rule.headers?.(exchange)))
}
