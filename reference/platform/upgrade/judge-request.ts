import type { ServiceRequest } from '../../http/message.ts'
import type { Opened, Site } from '../contracts.ts'
import type { Effect, Finding, Way } from '../effects/effect.ts'
import { crossed, findingsOf, isNotThere, type Met, meet, type Reach } from '../effects/meet.ts'
import { isWrite } from '../effects/requests.ts'
import { PlatformError } from '../errors.ts'
import { type ApiRequest, readRequest } from '../http/request.ts'
import type { Eras } from '../service/era.ts'
import { isObject } from '../values.ts'
import { type Major, majors } from '../version.ts'
import { type Instead, insteadOf } from './instead.ts'
import { isKnown } from './known-paths.ts'
import { type Located, openDoor, ownDoor } from './locate.ts'

export interface Judged {
  /** Whether one of the majors before the newer one serves the request at all. */
  readonly isServed: boolean
  readonly findings: readonly Finding[]
  /** What to send in place of the request; null when it can stay, or nothing stands in for it. */
  readonly instead: Instead | null
  /** Sentences, where a request alone does not say it. */
  readonly advice: readonly string[]
}

export const UNSERVED: Judged = { isServed: false, findings: [], instead: null, advice: [] }

/** Two majors: the one that requests were made for, and a newer one or the same. 0 is a site before 1.0. */
export interface Span {
  readonly from: Major | 0
  readonly to: Major
}

/** What opens URLs: the platforms of all majors, with a site that may be any. */
export interface Platforms {
  readonly eras: Eras
  readonly site: Site
}

/** What the changes between two majors do to a request for one of the APIs: by its URL, its headers and its body. */
export function judgeRequest(
  raw: ServiceRequest,
  located: Located,
  { from, to }: Span,
  { eras, site }: Platforms,
): Judged {
  const unitsOf = (major: Major) => eras({ site: major, api: major, shape: major }).units
  const next = ownDoor(unitsOf(to), raw, located, site)
  const oldest = from || 1
  for (const major of majors.filter(it => it >= oldest && (it < to || it === oldest))) {
    const opened = openDoor(unitsOf(major), raw, located, site)
    if (!opened) continue
    const request = readLeniently(raw, opened)
    const start = from === 0 && major === 1 ? 0 : major
    const way: Way = { prefix: opened.prefix.slice(0, -1), from: start, to }
    const reach = reachOf(way, opened, next)
    if (isNotThere(request, way, reach)) continue
    return judgeServed(request, { located, opened, next, way, reach })
  }
  return UNSERVED
}

/** What a request crosses: a prefix that is still there keeps its shapes. */
function reachOf({ from, to }: Way, opened: Opened, next: Opened | null): Reach {
  const fromShape = opened.shape < from ? opened.shape : from
  const toShape = next && next.shape < to ? next.shape : to
  return { from, to, fromShape, toShape }
}

interface Served {
  readonly located: Located
  /** Where the request came in. */
  readonly opened: Opened
  /** Where it comes in at the newer platform; null when its URL leads nowhere there. */
  readonly next: Opened | null
  readonly way: Way
  readonly reach: Reach
}

function judgeServed(request: ApiRequest, served: Served): Judged {
  const { way, reach } = served
  const changes = crossed(reach)
  const met = meet(request, changes, way)
  const findings = findingsOf([...met.effects.filter(isOfRoot), ...met.effects])
  const isServed = findings.length > 0 || isKnown(request)
  const unrecorded = isBodyless(request) && met.request ? unrecordedAdvice(request, changes, met) : []
  const told = met.effects.flatMap(({ advice }) => advice ?? [])
  return {
    isServed,
    findings,
    instead: standIn(request, met, served),
    advice: [...new Set(told), ...unrecorded],
  }
}

/** What a body that was not recorded would have to hold for the request to break. */
function unrecordedAdvice(request: ApiRequest, changes: readonly Effect[], met: Met): readonly string[] {
  return changes.flatMap(({ ofBody, clause }) =>
    ofBody?.is(request) && !met.effects.some(it => it.clause === clause && it.effect === 'breaks')
      ? [`Its body was not recorded: if it ${ofBody.when}, it breaks by ${clause}.`]
      : [],
  )
}

/** The request to send instead. One that leaves its prefix crosses the changes that this kept from it, too. */
function standIn(
  request: ApiRequest,
  met: Met,
  { located, opened, next, way, reach }: Served,
): Instead | null {
  const mustMove = met.effects.some(({ effect }) => effect === 'breaks' || effect === 'deprecated')
  if (!mustMove) return null
  const keepsRoot = next !== null && !met.effects.some(isOfRoot)
  const whole =
    keepsRoot || reach.toShape === way.to
      ? met
      : meet(request, crossed({ ...reach, toShape: way.to }), { ...way, prefix: '' })
  if (whole.request === null) return null
  const end = { located, opened: next ?? opened, keepsRoot, to: way.to }
  const instead = insteadOf(request, whole.request, end)
  const itself = insteadOf(request, request, end)
  return keepsRoot && JSON.stringify(instead) === JSON.stringify(itself) ? null : instead
}

/** Changes of where an API is. */
function isOfRoot({ clause }: Effect): boolean {
  return ['5-0.single-url', '4-0.prefixes', '3-0.first-generation'].some(name => clause.endsWith(name))
}

function isBodyless(request: ApiRequest): boolean {
  const { json, uploads } = request.body
  return isWrite(request) && uploads.length === 0 && isObject(json) && Object.keys(json).length === 0
}

/** A body that cannot be read, because it was cut or holds variables, counts for one that was not recorded. */
function readLeniently(raw: ServiceRequest, { api, path }: Opened): ApiRequest {
  try {
    return readRequest(raw, api, path)
  } catch (error) {
    if (error instanceof PlatformError) return readRequest({ ...raw, body: null }, api, path)
    throw error
  }
}
