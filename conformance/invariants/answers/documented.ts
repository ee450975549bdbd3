import type { Exchange } from '../../overheard/exchange.ts'
import type { AnswerRule } from '../../overheard/judge/claim.ts'
import { majorOf, NEWEST_MAJOR } from '../../suite/versions.ts'
import type { AnswerInvariant, Sight } from '../broken.ts'

/**
 * What the documentation says of any answer, as it is told of traffic that passes by. There a platform is one of today:
 * of older ones nothing is said.
 */
export function asDocumented(rule: AnswerRule): AnswerInvariant {
  return (sight, { platformVersion }) => {
    const { path } = sight.spec
    if (!SPOKEN_OF.test(path)) return null
    if (path.startsWith('/platform/') && majorOf(platformVersion) < NEWEST_MAJOR) return null
    for (const { clause, breach, isDocumented } of rule(exchangeOf(sight))) {
      if (breach === null) continue
      const { says, ...difference } = breach
      return { says, clause, isDocumented, difference }
    }
    return null
  }
}

/** Whatever else is asked, no rule is about it. */
const SPOKEN_OF = /^\/(?:platform\/api\/|api\/users\b)/

function exchangeOf({ sent, answer }: Sight): Exchange {
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')])
  const lower = Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), value])
  return {
    ...{ id: '', asked: 0, answered: 0 },
    request: { method: sent.method, path: sent.path, headers: Object.fromEntries(lower), body: sent.body },
    answer: { status: answer.status, headers: Object.fromEntries(headers), json: answer.json },
  }
}
