import { judgeTraffic, type UpgradeSpan } from '../targets/oracle.ts'
import { groupTraffic, type JudgedGroup } from './group.ts'
import type { Traffic } from './traffic.ts'

/** What an upgrade does to the requests of a recording; members that answers have gained are left out unless `isVerbose`. */
export async function judgeGroups(
  { requests }: Traffic,
  span: UpgradeSpan,
  isVerbose: boolean,
): Promise<readonly JudgedGroup[]> {
  const groups = groupTraffic(requests)
  const verdicts = await judgeTraffic(
    groups.map(({ request }) => request),
    span,
  )
  return groups.flatMap((group, index) => {
    const verdict = verdicts[index]
    if (!verdict) return []
    const findings = verdict.findings.filter(({ effect }) => isVerbose || effect !== 'addition')
    return [{ ...group, verdict: { ...verdict, findings } }]
  })
}
