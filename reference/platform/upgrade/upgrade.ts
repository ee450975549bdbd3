import type { ServiceRequest } from '../../http/message.ts'
import { systemClock } from '../../world/clock.ts'
import { type Brand, platformBrand } from '../brand.ts'
import { changes } from '../changes/changes.ts'
import type { Change, Site } from '../contracts.ts'
import type { PlatformData } from '../site/data.ts'
import { seededIds } from '../site/ids.ts'
import { Outbox } from '../site/mail.ts'
import { SiteStore } from '../site/store.ts'
import { type Judged, judgeRequest, type Span } from './judge-request.ts'
import { judgeVisit } from './judge-visit.ts'
import { locate } from './locate.ts'

export type { Finding, Judged, Span } from './judge-request.ts'

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
 * What an upgrade does to requests that an older site was sent: by the change rules themselves, each request said in
 * the words of the newer major. The site given is a sample: its own rows show which answers change.
 */
export async function judgeUpgrade(
  requests: readonly ServiceRequest[],
  span: Span,
  sample: PlatformData,
): Promise<readonly Judged[]> {
  const judged: Judged[] = []
  for (const raw of requests) {
    const located = locate(raw)
    const site = siteOf(sample, span, located?.brand ?? platformBrand)
    judged.push(located ? await judgeRequest(raw, located, span, site) : await judgeVisit(raw, span, site))
  }
  return judged
}

function siteOf({ site: data, tables }: PlatformData, { to }: Span, brand: Brand): Site {
  const version = { major: to, minor: 0, patch: 0 }
  const store = new SiteStore(tables)
  const outbox = new Outbox(undefined)
  return { data, version, major: to, brand, store, clock: systemClock, ids: seededIds(1), outbox }
}
