import type { ServiceRequest } from '../../http/message.ts'
import type { Site } from '../contracts.ts'
import { parseQuery } from '../http/query.ts'
import { splitTarget, withSlash } from '../http/request.ts'
import { crossingOf, momentOf } from './crossing.ts'
import type { Judged, Span } from './judge-request.ts'
import { brands } from './locate.ts'

/** What the changes between two majors do to a request outside of the APIs: which page of the site is gone. */
export async function judgeVisit(raw: ServiceRequest, { from, to }: Span, site: Site): Promise<Judged> {
  const { before, changes } = crossingOf(momentOf(from, null), momentOf(to, null))
  const { path: asked, query } = splitTarget(raw.target)
  const path = asked.endsWith('.js') ? asked : withSlash(asked)
  for (const { clause, restores = [], advice } of changes) {
    const gone = before.units.pages.filter(page => restores.some(unit => unit.clause === page.clause))
    for (const rule of gone) {
      for (const brand of brands) {
        const visit = { raw, path, query: parseQuery(query), site: { ...site, brand }, units: before.units }
        if (!(await rule.answer(visit))) continue
        return {
          isServed: true,
          findings: [{ clause, effect: 'breaks' }],
          instead: null,
          advice: advice ? [advice] : [],
        }
      }
    }
  }
  return { isServed: true, findings: [], instead: null, advice: [] }
}
