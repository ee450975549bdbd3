import type { ServiceRequest } from '../../http/message.ts'
import type { Change, Opened, PlatformUnits, Site } from '../contracts.ts'
import { PlatformError } from '../errors.ts'
import { type ApiRequest, readRequest } from '../http/request.ts'
import { eraOf } from '../service/era.ts'
import { platformUnits } from '../units.ts'
import { type Major, majors } from '../version.ts'
import { type Crossing, crossingOf, culprit, isServed, momentOf } from './crossing.ts'
import { type Instead, insteadOf } from './instead.ts'
import { type Located, openDoor, ownDoor } from './locate.ts'
import { changedAnswers } from './sample.ts'

/**
 * What one change does to one request; of a change that breaks it, its answer is not told as well. `breaks`: it must be sent otherwise. `deprecated`: it is still served, and its
 * answer says that it should be sent otherwise. `answer`: it is served, and its answer looks otherwise.
 */
export interface Finding {
  readonly clause: string
  readonly effect: 'breaks' | 'deprecated' | 'answer'
}

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

/** Two majors: the one that requests were made for, and a newer one. */
export interface Span {
  readonly from: Major
  readonly to: Major
}

/** What the changes between two majors do to a request for one of the APIs. `site` runs as the newer one. */
export async function judgeRequest(
  raw: ServiceRequest,
  located: Located,
  { from, to }: Span,
  site: Site,
): Promise<Judged> {
  const next = ownDoor(unitsOf(to), raw, located, site)
  for (const major of majors.filter(it => it >= from && it < to)) {
    const opened = openDoor(unitsOf(major), raw, located, site)
    const request = opened && readable(raw, opened)
    if (!opened || !request) continue
    const crossing = crossingOf(momentOf(major, opened), momentOf(to, next))
    if (!isServed(request, crossing.before, site)) continue
    return judgeServed(request, { raw, located, opened, next, crossing, site, to })
  }
  return UNSERVED
}

function unitsOf(major: Major): PlatformUnits {
  return eraOf(platformUnits, momentOf(major, null)).units
}

interface Way {
  readonly raw: ServiceRequest
  readonly located: Located
  /** Where the request came in. */
  readonly opened: Opened
  /** Where it comes in at the newer platform; null when its URL leads nowhere there. */
  readonly next: Opened | null
  readonly crossing: Crossing
  readonly site: Site
  readonly to: Major
}

async function judgeServed(request: ApiRequest, way: Way): Promise<Judged> {
  const { located, opened, next, crossing, site, to } = way
  const walked = walk(request, crossing.changes, site)
  const removed = removal(walked.request, crossing, site)
  const root = rootFinding(way)
  const answers = removed ? [] : await changedAnswers(walked.request, crossing, site)
  const broken = removed ? [...walked.broken, removed] : walked.broken
  const findings: readonly Finding[] = [
    ...(root ? [root] : []),
    ...broken.map(({ clause }): Finding => ({ clause, effect: 'breaks' })),
    ...answers
      .filter(change => !broken.includes(change))
      .map(({ clause }): Finding => ({ clause, effect: 'answer' })),
  ]
  const end = { located, opened: next ?? opened, keepsRoot: next !== null && root === null, to }
  const mustMove = (broken.length > 0 || root !== null) && removed === null
  const instead = mustMove ? insteadOf(request, walked.request, end) : null
  return { isServed: true, findings, instead, advice: broken.flatMap(({ advice }) => advice ?? []) }
}

/** Null for a body that no platform has ever taken. */
function readable(raw: ServiceRequest, { api, path }: Opened): ApiRequest | null {
  try {
    return readRequest(raw, api, path)
  } catch (error) {
    if (error instanceof PlatformError) return null
    throw error
  }
}

interface Walked {
  readonly request: ApiRequest
  readonly broken: readonly Change[]
}

/** Says a request in the words of each newer major; those changes that ask for it break it. */
function walk(request: ApiRequest, changes: readonly Change[], site: Site): Walked {
  let current = request
  const broken: Change[] = []
  for (const change of changes) {
    const said = change.up?.(current, site) ?? current
    const isBroken = change.breaks?.(current) ?? JSON.stringify(said) !== JSON.stringify(current)
    if (!isBroken) continue
    broken.push(change)
    current = change.instead?.(current) ?? said
  }
  return { request: current, broken }
}

/** The change that removed the route of a request; null when the newer platform has it. */
function removal(request: ApiRequest, crossing: Crossing, site: Site): Change | null {
  if (isServed(request, crossing.after, site)) return null
  return culprit(crossing, units => isServed(request, { ...crossing.after, units }, site))
}

function rootFinding({ raw, located, next, crossing, site }: Way): Finding | null {
  if (next && !isDeprecated(next)) return null
  const change = culprit(crossing, units => {
    const opened = ownDoor(units, raw, located, site)
    return opened !== null && !isDeprecated(opened)
  })
  return change && { clause: change.clause, effect: next ? 'deprecated' : 'breaks' }
}

function isDeprecated({ headers }: Opened): boolean {
  return headers.deprecation !== undefined
}
