import type { ServiceRequest } from '../../http/message.ts'
import { type Consequence, findingOf } from '../effects/effect.ts'
import { cookieOf, splitTarget, withSlash } from '../http/request.ts'
import type { Major } from '../version.ts'
import type { Judged, Span } from './judge-request.ts'

/** What a change does to requests outside of the APIs. */
interface VisitEffect {
  readonly clause: string
  readonly since: Major
  readonly effect: Consequence
  readonly says: string
  /** `path` has a slash at its end. */
  readonly concerns: (path: string, raw: ServiceRequest) => boolean
  readonly advice: string
}

/** A site may lie in a directory. */
const IN_SITE = '^(?:/.*)?'
const OF_MEMBERS = new RegExp(`${IN_SITE}/members/api/(?:site|offers)/`, 'i')
const OLDEST_SCRIPT = new RegExp(`${IN_SITE}/shared/(?:ghost|platform)-url(?:\\.min)?\\.js/$`, 'i')
const SCRIPT = new RegExp(`${IN_SITE}/public/(?:ghost|platform)-sdk(?:\\.min)?\\.js/$`, 'i')
const PRIVATE = new RegExp(`${IN_SITE}/private/$`, 'i')
/** UNDOCUMENTED: the earlier name of the cookie, and the paths of the script, are observed on the real programs. */
const OLD_COOKIE = 'express:sess'

export const visitEffects: readonly VisitEffect[] = [
  {
    clause: 'platform.changes.1-0.helper-script',
    since: 1,
    effect: 'breaks',
    says: 'The helper script has another place and another name.',
    concerns: path => OLDEST_SCRIPT.test(path),
    advice: 'Load /public/ghost-sdk.js, or from 3.0 on ask the content API directly.',
  },
  {
    clause: 'platform.changes.1-0.helper-script',
    since: 3,
    effect: 'breaks',
    says: 'The helper script is gone with the API that it helped to use.',
    concerns: path => SCRIPT.test(path),
    advice: 'Ask the content API directly, with a content API key in the parameter key.',
  },
  {
    clause: 'platform.changes.4-0.private-cookie',
    since: 4,
    effect: 'breaks',
    says: 'The cookie of private mode has another name, and the old one opens nothing.',
    concerns: (_path, { headers }) => cookieOf(headers, OLD_COOKIE) !== null,
    advice:
      'Send the cookie platform-private, which POST /private/ sets; with a brand its word stands in its name.',
  },
  {
    clause: 'platform.changes.4-0.private-cookie',
    since: 4,
    effect: 'answer',
    says: 'The cookie that is set is named platform-private.',
    concerns: (path, { method }) => PRIVATE.test(path) && method === 'POST',
    advice: 'Keep whatever cookie is set; its name may have a brand in place of platform.',
  },
  {
    clause: 'platform.changes.5-0.members-api',
    since: 5,
    effect: 'breaks',
    says: 'members/api/site and members/api/offers are gone: the widget uses the content API.',
    concerns: path => OF_MEMBERS.test(path),
    advice: 'Read /settings/, /tiers/ and /offers/ of the content API, with a content API key.',
  },
]

/** What the changes between two majors do to a request outside of the APIs. */
export function judgeVisit(raw: ServiceRequest, { from, to }: Span): Judged {
  const path = withSlash(splitTarget(raw.target).path)
  const met = visitEffects.filter(({ since, concerns }) => since > from && since <= to && concerns(path, raw))
  const isBroken = met.some(({ effect }) => effect === 'breaks')
  const told = met.filter(({ effect }) => !isBroken || effect === 'breaks')
  const latest = told.at(-1)
  return {
    isServed: true,
    findings: told.slice(-1).map(findingOf),
    instead: null,
    advice: latest ? [latest.advice] : [],
  }
}
