import { WorldError } from '../../world/problems.ts'
import type { PlatformUnits } from '../contracts.ts'
import { eraOf } from '../service/era.ts'
import type { SiteData } from '../site/data.ts'
import type { Major } from '../version.ts'

/**
 * Checks that a major runs a site that is set up like this.
 * @throws WorldError with everything that it refuses
 */
export function checkStart(data: SiteData, major: Major, units: PlatformUnits): void {
  const { startChecks } = eraOf(units, { site: major, api: major, shape: major }).units
  const problems = startChecks.flatMap(check => {
    const problem = check.problem(data)
    return problem ? [{ file: 'platform.json', ...problem }] : []
  })
  if (problems.length > 0) throw new WorldError(data.title, problems)
}
