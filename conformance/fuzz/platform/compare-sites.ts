import type { Answer, Outcome } from '../../client/outcome.ts'
import { ABSENT } from '../../compare/difference.ts'
import { type Compared, type ComparingRules, differ, SAME } from '../compare-answers.ts'
import type { Query } from '../query.ts'
import { type Own, plainAnswerOf, plainText } from './plain-body.ts'

export interface SiteRules extends ComparingRules {
  readonly ofOracle: Own
  readonly ofTarget: Own
}

/** When something was written last tells nothing that the rest of it does not tell better. */
const WRITTEN_LAST = 'updated_at'

/** The rules for a query: what writes change anew each time is not compared after them. */
export function rulesFor(query: Query, rules: SiteRules): SiteRules {
  if (query.door !== 'sequence') return rules
  return { ...rules, ignored: new Set([...rules.ignored, WRITTEN_LAST]) }
}

/** Headers that the documentation speaks of, and where a redirect leads. */
const HEADERS = ['content-version', 'deprecation', 'location']

/** Whoever says that a caller is not served something has not crashed. */
const NOT_SERVED = 501

/** How two sites answer otherwise: by status, by what headers say of versions, by body. */
export function differAtSites(expected: Answer, actual: Outcome, rules: SiteRules): Compared {
  if (actual.kind === 'no-answer') return differ(expected, actual, rules)
  // Most answers are the same to the letter.
  if (expected.text === actual.text && expected.status === actual.status && expected.status < 500)
    return differInHeaders(expected, actual, rules)
  const [wanted, given] = [plainAnswerOf(expected, rules.ofOracle), plainAnswerOf(actual, rules.ofTarget)]
  const areUnserved = wanted.status === NOT_SERVED && given.status === NOT_SERVED
  const refused = (answer: Answer) => (areUnserved ? { ...answer, status: 400 } : answer)
  const found = differ(refused(wanted), refused(given), rules)
  return found.difference === null ? differInHeaders(expected, actual, rules) : withNames(found)
}

/** Attributes of a site are always the same ones: the place names them. */
function withNames({ place, difference }: Compared): Compared {
  const [kind] = /^(?:(?:entries|order|items) of )?(?=body[.[])/.exec(place) ?? []
  if (kind === undefined || difference === null) return { place, difference }
  return { place: kind + difference.path.replace(/\[\d+\]/g, '[*]'), difference }
}

function differInHeaders(expected: Answer, actual: Answer, { ofOracle, ofTarget }: SiteRules): Compared {
  for (const name of HEADERS) {
    const [wanted, found] = [shown(expected, name, ofOracle), shown(actual, name, ofTarget)]
    if (wanted !== found)
      return {
        place: `header ${name}`,
        difference: { path: `headers.${name}`, expected: wanted ?? ABSENT, actual: found ?? ABSENT },
      }
  }
  return SAME
}

function shown({ headers }: Answer, name: string, own: Own): string | null {
  const value = headers[name]
  return value === undefined ? null : plainText(String(value), own)
}
