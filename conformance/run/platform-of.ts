import type { Scenario } from '../suite/clause.ts'
import { type PlatformVersion, type Target, TargetDown } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import { unlessInterrupted } from './unless-interrupted.ts'

/**
 * What the platform of a target runs as; null when nothing is asked of one, it can run as anything, or the run is
 * interrupted first. That a target is down is told where it is opened.
 */
export async function platformOf(
  target: Target,
  scenarios: readonly Scenario[],
  signal: AbortSignal | undefined,
): Promise<PlatformVersion | null> {
  if (!scenarios.some(({ service }) => service === 'platform')) return null
  try {
    return target.platform ? await unlessInterrupted(target.platform(), signal) : null
  } catch (error) {
    if (error instanceof TargetDown || error instanceof UsageError) return null
    throw error
  }
}
