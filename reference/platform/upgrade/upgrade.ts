import type { ServiceRequest } from '../../http/message.ts'
import { systemClock } from '../../world/clock.ts'
import { platformBrand } from '../brand.ts'
import { changes } from '../changes/changes.ts'
import type { Change, Site } from '../contracts.ts'
import { eraCache } from '../service/era.ts'
import { seededIds } from '../site/ids.ts'
import { Outbox } from '../site/mail.ts'
import { readPlatform } from '../site/read/platform.ts'
import { SiteStore } from '../site/store.ts'
import { platformUnits } from '../units.ts'
import { type Judged, judgeRequest, type Span } from './judge-request.ts'
import { locate } from './locate.ts'
import { judgeVisit } from './visits.ts'

export type { Consequence, Finding } from '../effects/effect.ts'
export type { Judged, Span } from './judge-request.ts'

/** A documented or observed change, as a list of changes names it. */
export interface ChangeFacts {
  readonly clause: string
  /** The major that made it: 1 to 5. */
  readonly since: Change['since']
}

/** The changes that a site meets on its way from one major to a newer one, the oldest first. */
export function changesBetween({ from, to }: Span): readonly ChangeFacts[] {
  return changes
    .filter(({ since }) => since > from && since <= to)
    .map(({ clause, since }) => ({ clause, since }))
    .toSorted((a, b) => a.since - b.since)
}

/**
 * What an upgrade does to requests that an older site was sent: told by the requests alone, whatever a site holds and
 * whatever of it is served here.
 */
export function judgeUpgrade(requests: readonly ServiceRequest[], span: Span): readonly Judged[] {
  const platforms = { eras: eraCache(platformUnits), site: anySite(span) }
  return requests.map(raw => {
    const located = locate(raw)
    return located ? judgeRequest(raw, located, span, platforms) : judgeVisit(raw, span)
  })
}

const EMPTY = { site: { title: 'Any', url: 'http://localhost' } }

/** A site that holds nothing: URLs are opened by what they say. */
function anySite({ to }: Span): Site {
  const { site: data, tables } = readPlatform(EMPTY, 'upgrade')
  const version = { major: to, minor: 0, patch: 0 }
  const outbox = new Outbox(undefined)
  return {
    data,
    version,
    major: to,
    brand: platformBrand,
    store: new SiteStore(tables),
    clock: systemClock,
    ids: seededIds(1),
    outbox,
  }
}
