import { hideParameters } from '../secrets/requests.ts'
import { judgeTraffic, type UpgradeSpan } from '../targets/oracle.ts'
import { isRefused } from './effect.ts'
import { type Evidence, versionOf } from './evidence.ts'
import type { Openness } from './rank.ts'

/** Requests that the platform still serves, and that are to be sent otherwise. */
export async function findDeprecated({ sessions, known, setting, findings }: Evidence): Promise<void> {
  const span = spanUpTo(versionOf(sessions, setting))
  const served = known.filter(({ use, plain }) => use.shape.service === 'platform' && !isRefused(plain))
  if (span === null || served.length === 0) return
  const judged = await judgeTraffic(
    served.map(({ example }) => example.exchange.request),
    span,
  )
  for (const [index, { use, example }] of served.entries()) {
    const { findings: told = [], instead } = judged[index] ?? {}
    for (const { clause, effect, says } of told) {
      if (effect !== 'deprecated') continue
      const send = instead
        ? `send instead ${instead.method} ${hideParameters(instead.target, 'SECRET')}`
        : clause
      findings.add(deprecation(clause, says), use, example, send)
    }
  }
}

function deprecation(clause: string, says: string): Openness {
  return {
    id: `deprecated ${clause}`,
    rank: 'mend',
    says: `used what is deprecated: ${says.replace(/\.$/, '')}`,
    advice: null,
  }
}

const MAJORS = [1, 2, 3, 4, 5] as const

/** Everything that was deprecated up to a version. */
function spanUpTo(version: string | null): UpgradeSpan | null {
  const to = MAJORS.find(major => version?.split('.')[0] === String(major))
  return to === undefined || to === 1 ? null : { from: 1, to }
}
